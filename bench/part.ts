import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { undoLater } from './clean-up.ts'

/** Another process of the measurement. It answers one question at a time or several. */
export interface Part<Question, Answer> {
  ask(question: Question): Promise<Answer>
  stop(): Promise<void>
}

interface Asked<Question> {
  readonly id: number
  readonly question: Question
}

type Answered<Answer> = { readonly id: number } & ({ readonly answer: Answer } | { readonly error: string })

/** Starts a file of this folder as a separate process, which ends with this process. */
export function startPart<Question, Answer>(file: string): Part<Question, Answer> {
  const path = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? `${file}.ts` : `${file}.js`, import.meta.url))
  const child = fork(path, { execArgv: process.execArgv.filter((arg) => !arg.startsWith('--cpu-prof')) })
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()
  let last = 0
  let ended = false
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.on('message', (answered: Answered<Answer>) => {
    const asker = waiting.get(answered.id)
    waiting.delete(answered.id)
    if ('error' in answered) asker?.reject(new Error(`${file}: ${answered.error}`))
    else asker?.resolve(answered.answer)
  })
  child.once('exit', (code, signal) => {
    ended = true
    for (const { reject } of waiting.values()) reject(new Error(`${file} ended: ${signal ?? code}`))
    waiting.clear()
  })
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(new Error(`${file} has already ended`))
        last += 1
        waiting.set(last, { resolve, reject })
        child.send({ id: last, question } satisfies Asked<Question>)
      }),
    stop: undoLater(async () => {
      if (!ended && child.connected) child.disconnect()
      const kill = setTimeout(() => child.kill('SIGKILL'), 3000)
      await exited
      clearTimeout(kill)
    }),
  }
}

/** Runs in the separate process: answers questions until the parent process disconnects. */
export function answerAsPart<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  process.on('SIGINT', () => {})
  process.on('disconnect', () => process.exit())
  process.on('message', ({ id, question }: Asked<Question>) => {
    answer(question).then(
      (given) => process.send?.({ id, answer: given } satisfies Answered<Answer>),
      (error) => process.send?.({ id, error: error instanceof Error ? error.message : String(error) }),
    )
  })
}
