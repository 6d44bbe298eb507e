import type { ClientFrame, FollowRequest, Push, ServerFrame, Update } from '@bettle/contract'
import { WebSocket } from 'ws'

export interface TestSocket {
  /** All frames that were received so far. */
  readonly frames: readonly ServerFrame[]
  readonly ws: WebSocket
  send(frame: ClientFrame | { type: 'hello'; accessToken: string }): void
  /** Resolves with the first matching frame, whether it was received before or comes later. */
  until<Frame extends ServerFrame>(is: (frame: ServerFrame) => frame is Frame): Promise<Frame>
  until(is: (frame: ServerFrame) => boolean): Promise<ServerFrame>
  /**
   * Resolves when the server has processed all earlier messages and, with two nodes, what the other node published
   * before.
   */
  done(): Promise<void>
  /** Resolves with the code with which the server closes the socket. */
  closed: Promise<number>
  close(): void
}

const PATIENCE_MS = 10_000

/**
 * Opens a socket to the push channel. It resolves once the socket is signed in and subscribed. Without a token it sends
 * nothing.
 */
export async function listen(
  { url, delivered }: { readonly url: string; readonly delivered?: () => Promise<void> },
  token?: string,
  topics: readonly (string | FollowRequest)[] = [],
): Promise<TestSocket> {
  const ws = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`)
  const frames: ServerFrame[] = []
  const waiting = new Set<() => void>()
  const closed = new Promise<number>((resolve) => ws.once('close', resolve))
  ws.on('message', (data) => {
    frames.push(JSON.parse(String(data)))
    for (const listener of [...waiting]) listener()
  })
  await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))

  let pings = 0
  const send = (frame: unknown) => ws.send(JSON.stringify(frame))
  const until = (is: (frame: ServerFrame) => boolean) =>
    new Promise<ServerFrame>((resolve, reject) => {
      const check = () => {
        const found = frames.find(is)
        if (!found) return
        clearTimeout(patience)
        waiting.delete(check)
        resolve(found)
      }
      const patience = setTimeout(() => {
        waiting.delete(check)
        reject(new Error(`The frame did not arrive. Frames that did: ${JSON.stringify(frames)}`))
      }, PATIENCE_MS)
      waiting.add(check)
      check()
    })
  const socket: TestSocket = {
    frames,
    ws,
    send,
    until: until as TestSocket['until'],
    async done() {
      await delivered?.()
      pings += 1
      const t = pings
      send({ type: 'ping', t })
      await until((frame) => frame.type === 'pong' && frame.t === t)
    },
    closed,
    close: () => ws.close(),
  }
  if (token !== undefined) {
    send({
      type: 'hello',
      accessToken: token,
      follow: topics.map((topic) => (typeof topic === 'string' ? { topic } : topic)),
    })
    await Promise.race([socket.done(), closed])
  }
  return socket
}

/** Returns a filter of updates of one kind. */
export const isUpdate =
  (type: Push['type']) =>
  (frame: ServerFrame): frame is Update =>
    frame.type === 'news' && frame.push?.type === type
