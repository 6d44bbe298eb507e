import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import type { Logger } from 'pino'
import { z } from 'zod'

/** The longest path of a socket: the kernel's limit is 108 bytes, on some systems 104. */
const LONGEST_PATH = 103
const MOST_BYTES = 8192
/** How long a snapshot may take. Copying a large database takes time; a server that does not answer at all is stuck. */
const ANSWER_WITHIN_MS = 10 * 60_000

const Request = z.object({ snapshotTo: z.string().min(1) })
const Answer = z.object({ problem: z.string().optional() })

/** Thrown if the server in this folder makes no snapshot. */
export class NoSnapshot extends Error {
  override name = 'NoSnapshot'
}

/**
 * Accepts requests of other programs for a snapshot of the embedded database, which only this process may read. The
 * requests come through a socket in the data folder, which only the user of this process may open. Returns a function
 * that closes the socket.
 */
export async function serveSnapshots(
  path: string,
  snapshot: (folder: string) => Promise<void>,
  log: Logger,
): Promise<() => void> {
  if (process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_PATH) {
    log.debug({ path }, 'a backup needs the server to be stopped: no socket can be opened in its folder')
    return () => {}
  }
  const server = createServer((socket) => {
    socket.on('error', () => {})
    readLine(socket)
      .then((text) => Request.parse(JSON.parse(text)))
      .then(({ snapshotTo }) => snapshot(snapshotTo))
      .then(
        () => ({}),
        (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
      )
      .then((answer) => socket.end(`${JSON.stringify(answer)}\n`))
  })
  // The folder is locked by this process, so an old socket belongs to a process that was killed.
  rmSync(path, { force: true })
  const mask = process.umask(0o177)
  try {
    // Creates the socket in this call, before the file mask is restored.
    server.listen(path)
  } finally {
    process.umask(mask)
  }
  try {
    await once(server, 'listening')
  } catch (error) {
    log.warn({ err: error }, 'a backup needs the server to be stopped: its folder cannot hold a socket')
    return () => {}
  }
  server.unref()
  return () => server.close()
}

/**
 * Asks the server that has locked the folder for a snapshot.
 * @throws NoSnapshot if the server accepts no requests, or cannot write the snapshot
 */
export async function requestSnapshot(path: string, snapshotTo: string): Promise<void> {
  const socket = connect(path)
  socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy(new Error('it does not answer')))
  try {
    await once(socket, 'connect')
    socket.write(`${JSON.stringify({ snapshotTo })}\n`)
    const { problem } = Answer.parse(JSON.parse(await readLine(socket)))
    if (problem !== undefined) throw new NoSnapshot(`The server could not write the database: ${problem}.`)
  } catch (error) {
    if (error instanceof NoSnapshot) throw error
    throw new NoSnapshot(
      'The server that uses this folder does not accept a request for a backup. The server may be starting: try again, or stop the server first.',
      { cause: error },
    )
  } finally {
    socket.destroy()
  }
}

function readLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', (bytes) => {
      text += String(bytes)
      const end = text.indexOf('\n')
      if (end >= 0) resolve(text.slice(0, end))
      else if (text.length > MOST_BYTES) reject(new Error('the line is too long'))
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the line is incomplete')))
  })
}
