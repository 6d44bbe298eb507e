import { Agent, get } from 'node:http'
import type { Socket } from 'node:net'
import { monotonic } from './figures.ts'
import { answerAsPart } from './part.ts'
import { clientFrame, listenRaw } from './raw-listener.ts'

/** A client that comes back with the versions that it has. */
export interface Returning {
  readonly token: string
  readonly follow: readonly { readonly topic: string; readonly version: number }[]
  /** The path of the lobby that the client fetches after a resync. Undefined to measure the socket alone. */
  readonly lobby?: string
}

export type ReturnQuestion = { readonly do: 'return'; readonly port: number; readonly clients: readonly Returning[] }

export interface Returned {
  /** The time from the first connection until the last client is up to date (ms). */
  readonly last: number
  readonly resyncs: number
  /** The number of connections that the server did not accept. Each is tried again. */
  readonly refused: number
}

const TIME_LIMIT_MS = 120_000
const PONG = Buffer.from('{"type":"pong"')
const RESYNC = Buffer.from('{"type":"resync"')
/** The topics that the game screen follows. Other screens fetch `hub` and `user`. */
const OF_GAME = /"topic":"(lobby|seat|match):/
const agent = new Agent({ keepAlive: true, maxSockets: 512 })

/** All clients connect at the same moment, say hello, and fetch their lobby once if the server asks them to. */
answerAsPart(async ({ port, clients }: ReturnQuestion): Promise<Returned> => {
  const began = monotonic()
  const sockets: Socket[] = []
  let resyncs = 0
  let refused = 0

  async function comeBack(client: Returning): Promise<void> {
    let hasToFetch = false
    let answered = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answered = resolve
    })
    const socket = await connected((_at, frame) => {
      if (frame.includes(PONG)) answered()
      else if (frame.includes(RESYNC)) {
        resyncs += 1
        hasToFetch ||= OF_GAME.test(frame.toString())
      }
    })
    sockets.push(socket)
    socket.write(clientFrame({ type: 'hello', accessToken: client.token, follow: client.follow }))
    // The server answers frames in order, so the pong confirms all topics.
    socket.write(clientFrame({ type: 'ping' }))
    await isAnswered
    if (hasToFetch && client.lobby !== undefined) await fetched(port, client.lobby, client.token)
  }

  async function connected(onFrame: Parameters<typeof listenRaw>[1]): Promise<Socket> {
    for (;;) {
      try {
        return await listenRaw(port, onFrame)
      } catch {
        refused += 1
      }
    }
  }

  const late = setTimeout(() => process.exit(1), TIME_LIMIT_MS)
  await Promise.all(clients.map(comeBack))
  const last = monotonic() - began
  clearTimeout(late)
  for (const socket of sockets) socket.destroy()
  return { last, resyncs, refused }
})

function fetched(port: number, path: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ port, path, agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
      )
    }).once('error', reject)
  })
}
