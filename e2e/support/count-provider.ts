import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CountProvider {
  readonly url: string
  readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[]
  /** Publishes these totals of corners from the next request on. Undefined makes each request fail. */
  counts(corners: { readonly home: number; readonly away: number } | undefined): void
  stop(): Promise<void>
}

/** Starts a provider of counts on this machine, which answers with its own JSON format. */
export async function aCountProvider(): Promise<CountProvider> {
  const requests: CountProvider['requests'] = []
  let corners: { readonly home: number; readonly away: number } | undefined
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', headers: request.headers })
    const teams = corners && [{ corners: corners.home }, { corners: corners.away }]
    response
      .writeHead(teams ? 200 : 500, { 'content-type': 'application/json' })
      .end(JSON.stringify(teams ? { teams } : {}))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    counts: (given) => {
      corners = given
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
