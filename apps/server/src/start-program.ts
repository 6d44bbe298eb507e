import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

interface ProgramOptions {
  readonly args?: readonly string[]
  /** Flags of Node and V8. */
  readonly flags?: readonly string[]
}

/**
 * A process of its own that runs the program `name` beside the module that asks for it: for what takes much memory and is done once, as a
 * process gives all of it back, where a thread of this one would leave most of it with it. The program ends when its starter is gone:
 * it hears `disconnect`.
 */
export function startProgram(asker: string, name: string, { args = [], flags = [] }: ProgramOptions): ChildProcess {
  const fromSource = asker.endsWith('.ts')
  const program = new URL(`./${name}.${fromSource ? 'ts' : 'js'}`, asker)
  // import.meta.resolve would do, if the tests' module runner had it.
  const tsx = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href
  return fork(program, [...args], {
    execArgv: [...flags, ...(fromSource ? ['--import', tsx()] : [])],
    serialization: 'advanced',
  })
}

/** Until the program has done its work, and all that it sent is heard. @throws where it ends otherwise */
export function untilEnded(program: ChildProcess, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    program.once('error', reject)
    program.once('exit', (code, signal) => {
      if (code !== 0) reject(new Error(`${what}: its process ended with ${signal ?? code}`))
      else if (program.connected) program.once('disconnect', () => resolve())
      else resolve()
    })
  })
}
