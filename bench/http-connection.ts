import { connect, type Socket } from 'node:net'

export interface HttpAnswer {
  readonly status: number
  readonly body: string
}

export interface HttpRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** One connection that stays open, with minimal code around it, so that the measurement shows the server. */
export class HttpConnection {
  readonly #socket: Socket
  readonly #host: string
  #received: Buffer = Buffer.alloc(0)
  #answered: ((answer: HttpAnswer) => void) | undefined
  #failed: ((error: Error) => void) | undefined

  constructor(url: string) {
    const { hostname, port, host } = new URL(url)
    this.#host = host
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true })
    this.#socket.on('data', (chunk) => this.#receive(chunk))
    this.#socket.on('error', (error) => this.#failed?.(error))
    this.#socket.on('close', () => this.#failed?.(new Error('The server closed the connection')))
  }

  ask({ method, path, headers, body = '' }: HttpRequest): Promise<HttpAnswer> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const length = Buffer.byteLength(body)
    const typed = length > 0 ? `content-type: application/json\r\ncontent-length: ${length}\r\n` : ''
    return new Promise((resolve, reject) => {
      this.#answered = resolve
      this.#failed = reject
      this.#socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n${typed}${lines.join('')}\r\n${body}`)
    })
  }

  close(): void {
    this.#failed = undefined
    this.#socket.destroy()
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const end = this.#received.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = this.#received.toString('latin1', 0, end)
    const status = Number(head.slice(9, 12))
    const length = status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
    if (Number.isNaN(length)) this.#failed?.(new Error(`A response without a content length: ${head}`))
    if (Number.isNaN(length) || this.#received.length < end + 4 + length) return
    const body = this.#received.toString('utf8', end + 4, end + 4 + length)
    this.#received = Buffer.alloc(0)
    this.#answered?.({ status, body })
  }
}
