import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

interface ProgramOptions {
  readonly args?: readonly string[]
  /** Flags for Node and V8. */
  readonly flags?: readonly string[]
}

/**
 * Starts the program `name`, beside the calling module, in a process of its own. A process suits work that uses much
 * memory once: it returns all memory, and a thread would keep most of it. The program ends on `disconnect`, when its
 * starter has ended.
 */
export function startProgram(asker: string, name: string, { args = [], flags = [] }: ProgramOptions): ChildProcess {
  const fromSource = asker.endsWith('.ts')
  const program = new URL(`./${name}.${fromSource ? 'ts' : 'js'}`, asker)
  // Not import.meta.resolve, which would be simpler, because the tests' module runner does not have it.
  const tsx = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href
  return fork(program, [...args], {
    execArgv: [...flags, ...(fromSource ? ['--import', tsx()] : [])],
    serialization: 'advanced',
  })
}

/**
 * Resolves when the program has finished and all its messages have been received.
 * @throws if the program fails
 */
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
