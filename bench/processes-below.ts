import { type ChildProcess, execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface Process {
  readonly pid: number
  /** The resident set size (MB). */
  readonly megabytes: number
}

const run = promisify(execFile)

/** Returns a process and all its descendants, parents first. It runs `ps`, which Windows does not have. */
export async function processesBelow({ pid: first }: ChildProcess): Promise<Process[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const listed = stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
      return { pid, parent, megabytes: kilobytes / 1024 }
    })
  const found = listed.filter(({ pid }) => pid === first)
  for (const { pid } of found) found.push(...listed.filter(({ parent }) => parent === pid))
  return found
}
