import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LocalProvider } from './local-provider.ts'

export interface LocalService {
  readonly url: string
  stop(): Promise<void>
}

interface Serving {
  /** The port to listen on; 0 chooses a free port. */
  readonly port: number
  readonly onCall?: (call: { readonly path: string; readonly status: number }) => void
}

/** Serves a local provider over HTTP, reachable from this machine only. */
export async function serveLocalProvider(provider: LocalProvider, { port, onCall }: Serving): Promise<LocalService> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const { status, headers, body } = provider.answer(path)
    onCall?.({ path, status })
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', done)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
