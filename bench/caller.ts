import { monotonic } from './figures.ts'
import { HttpConnection, type HttpRequest } from './http-connection.ts'
import { answerAsPart } from './part.ts'

/** Requests for several connections; each connection takes the next request after its response. */
export interface Calls {
  readonly url: string
  readonly connections: number
  readonly requests: readonly HttpRequest[]
}

export interface CallTime {
  /** When the request was sent, on the clock that all processes share (ms). */
  readonly startedAt: number
  readonly answeredAt: number
}

const openTo = new Map<string, HttpConnection[]>()

/** The caller is a separate process, so that calling costs the server no CPU time. */
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
        if (status !== 200 && status !== 304) throw new Error(`${next.value.path}: ${status} ${body}`)
      }
    }),
  )
  return times
})
