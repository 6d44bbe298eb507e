import { monotonic } from './figures.ts'
import { HttpConnection, type HttpRequest } from './http-connection.ts'
import { answerAsPart } from './part.ts'

/** Requests to be made on so many connections at once, each taking the next when it has its answer. */
export interface Calls {
  readonly url: string
  readonly connections: number
  readonly requests: readonly HttpRequest[]
}

export interface CallTime {
  /** On the shared clock, ms. */
  readonly startedAt: number
  readonly answeredAt: number
}

const openTo = new Map<string, HttpConnection[]>()

/** Whoever calls the server: a process of its own, so that calling costs the server nothing. */
answerAsPart(async ({ url, connections, requests }: Calls): Promise<CallTime[]> => {
  const open = openTo.get(url) ?? []
  openTo.set(url, open)
  while (open.length < connections) open.push(new HttpConnection(url))
  const queue = requests[Symbol.iterator]()
  const times: CallTime[] = []
  await Promise.all(
    open.slice(0, connections).map(async (connection) => {
      for (let next = queue.next(); !next.done; next = queue.next()) {
        const startedAt = monotonic()
        const { status, body } = await connection.ask(next.value)
        times.push({ startedAt, answeredAt: monotonic() })
        if (status !== 200) throw new Error(`${next.value.path}: ${status} ${body}`)
      }
    }),
  )
  return times
})
