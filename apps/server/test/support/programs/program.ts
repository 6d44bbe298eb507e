import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The server as a separate process that can be killed. */
export interface Program {
  readonly url: string
  /** Kills the process with SIGKILL. Resolves when the process has ended. */
  kill(): Promise<void>
}

const main = fileURLToPath(new URL('../../../dist/main.js', import.meta.url))

/** Starts the program and resolves once it listens. A test can set its clock, which begins at real time. */
export async function startProgram(environment: Readonly<Record<string, string>>): Promise<Program> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      PORT: '0',
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      PRACTICE: 'off',
      RATE_LIMITS: 'off',
      TEST_CLOCK: 'on',
      ...environment,
    },
  })
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = await urlOf(child)
  return {
    url,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

function urlOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const onOutput = (text: Buffer) => {
      said += text
      const ready = /Bettle is ready: (\S+)\n/.exec(said)
      if (ready?.[1]) resolve(ready[1])
    }
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('close', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
}

/** Sets the time of a program. Resolves when the jobs until then have run, if the program lives that long. */
export async function setTime({ url }: Pick<Program, 'url'>, now: number): Promise<void> {
  const answer = await fetch(`${url}/api/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  })
  if (!answer.ok) throw new Error(`The clock could not be set: ${answer.status} ${await answer.text()}`)
}
