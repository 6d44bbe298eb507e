import { connect, type Socket } from 'node:net'

/** A connection on which a test sends arbitrary bytes. */
export interface RawConnection {
  readonly socket: Socket
  /** Resolves when the bytes are passed to the operating system. */
  says(text: string): Promise<void>
  /** Returns everything that was received so far. */
  received(): string
  /** Resolves with the status and the JSON of the first reply. */
  answer(): Promise<{ readonly status: number; readonly body: unknown }>
  readonly closed: Promise<void>
}

export async function rawConnection({ url }: { readonly url: string }): Promise<RawConnection> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
  })
  socket.setNoDelay(true).setEncoding('utf8')
  socket.on('data', (data) => {
    text += data
  })
  socket.on('error', () => {})
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve)
  })

  function answered(): { status: number; body: unknown } | undefined {
    const [, status, length, body = ''] =
      /^HTTP\/1\.1 (\d+).*?\r\ncontent-length: (\d+)\r\n.*?\r\n\r\n(.*)$/is.exec(text) ?? []
    if (length === undefined || body.length < Number(length)) return undefined
    return { status: Number(status), body: JSON.parse(body.slice(0, Number(length))) }
  }
  return {
    socket,
    says: (said) => new Promise((resolve) => socket.write(said, () => resolve())),
    received: () => text,
    answer: () =>
      new Promise((resolve, reject) => {
        const check = () => {
          const whole = answered()
          if (whole) resolve(whole)
        }
        socket.on('data', check)
        socket.once('close', () => reject(new Error(`closed without an answer: ${text}`)))
        check()
      }),
    closed,
  }
}

/** Builds a request from its first line, headers and body. */
export function requestText(line: string, headers: Readonly<Record<string, string | number>>, body = ''): string {
  const lines = Object.entries({ host: 'bettle.example', ...headers }).map(([name, value]) => `${name}: ${value}`)
  return `${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body}`
}
