import { monotonic } from './figures.ts'
import { HttpConnection, type HttpRequest } from './http-connection.ts'
import { answerAsPart } from './part.ts'

/**
 * Requests that loops repeat until they are stopped, each loop on its own connection. An empty list stops all loops.
 */
export interface Loops {
  readonly url: string
  readonly loops: readonly (readonly HttpRequest[])[]
  readonly forMs: number
  /** The highest number of requests that one loop sends. */
  readonly most: number
}

export interface LoopAnswers {
  readonly answers: number
  /** The number of 429 responses. */
  readonly limited: number
  readonly bytes: number
  readonly elapsed: number
}

let round = 0

/** The loops run in a separate process, so that they cost the server no CPU time. */
answerAsPart(async ({ url, loops, most, forMs }: Loops): Promise<LoopAnswers> => {
  round += 1
  const own = round
  const counted = { answers: 0, limited: 0, bytes: 0 }
  const from = monotonic()
  const goesOn = (done: number) => own === round && done < most && (forMs === 0 || monotonic() - from < forMs)
  await Promise.all(
    loops.map(async (requests) => {
      let connection = new HttpConnection(url)
      for (let done = 0; goesOn(done); done += 1) {
        const request = requests[done % requests.length]
        if (!request) return
        try {
          const { status, body } = await connection.ask(request)
          counted.answers += 1
          counted.bytes += body.length
          if (status === 429) counted.limited += 1
          if (status >= 500) throw new Error(`${request.path}: ${status} ${body}`)
        } catch (error) {
          if (!(error instanceof Error && error.message.includes('closed'))) throw error
          // The server may close the connection after a refusal.
          connection = new HttpConnection(url)
        }
      }
      connection.close()
    }),
  )
  return { ...counted, elapsed: monotonic() - from }
})
