import { inspect } from 'node:util'
import { ConfigError, readConfig } from './config.ts'
import { isDiskFull } from './db/database-unavailable.ts'
import { FolderTaken } from './db/embedded/folder-lock.ts'
import { NoDatabase } from './db/no-database.ts'
import { loggerFor, startServer } from './start-server.ts'

/** How long the stop may take after the drain (ms). */
const STOP_WITHIN_MS = 5000
/**
 * How long the program still runs after its database has ended (ms). Running calls are answered with 503 in this time.
 */
const LOST_WITHIN_MS = 500

try {
  const config = readConfig()
  const log = loggerFor(config)
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was rejected and not handled'))
  const server = await startServer({ config, log })
  process.on('unhandledRejection', (error) => server.ctx.faults.report(error, 'an unhandled promise'))
  for (const saying of server.sayings) console.log(saying)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void leave(server.stop, config.drainMs + STOP_WITHIN_MS))
  }
  void server.connection.embedded?.lost.then((error) => {
    log.fatal({ err: error }, 'the embedded database was lost')
    console.error(
      isDiskFull(error)
        ? `The embedded database ended because the disk of ${config.dataDir} is full. Free some space and start the server again.`
        : 'The embedded database ended. The log says why. Start the server again.',
    )
    setTimeout(() => process.exit(1), LOST_WITHIN_MS)
  })
  console.log(`Bettle is ready: ${server.url}`)
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}

/** Stops the program: finishes running requests, and ends those that take too long. */
async function leave(stop: () => Promise<void>, within: number): Promise<never> {
  setTimeout(() => process.exit(1), within).unref()
  await stop()
  process.exit(0)
}

function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderTaken || error instanceof NoDatabase) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that program, or set PORT to another number.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to a number above 1023.`
  return inspect(error)
}
