import type { Socket } from 'node:net'
import { monotonic } from './figures.ts'
import { answerAsPart } from './part.ts'
import { clientFrame, listenRaw } from './raw-listener.ts'

export interface CountedSeat {
  readonly token: string
  readonly topics: readonly string[]
}

export type CounterQuestion =
  | { readonly do: 'connect'; readonly port: number; readonly seats: readonly CountedSeat[] }
  /** Returns the counts since the last question, and starts again from zero. */
  | { readonly do: 'count' }
  | { readonly do: 'leave' }

export interface Counted {
  /** The bytes of all text frames of all sockets. */
  readonly bytes: number
  /** The bytes of the socket that received most. */
  readonly most: number
  readonly frames: number
  /** The length of the largest frame. */
  readonly largest: number
  /** When the last frame arrived, on the clock that all processes share (ms). */
  readonly last: number
}

const AT_ONCE = 50

let sockets: Socket[] = []
let bytes: number[] = []
let frames = 0
let largest = 0
let last = 0

/** The process of sockets that count what they receive. */
answerAsPart(async (question: CounterQuestion): Promise<Counted | undefined> => {
  if (question.do === 'connect') {
    const { port, seats } = question
    for (let from = 0; from < seats.length; from += AT_ONCE) {
      await Promise.all(seats.slice(from, from + AT_ONCE).map((seat) => connectOne(port, seat)))
    }
    return undefined
  }
  if (question.do === 'leave') {
    for (const socket of sockets) socket.destroy()
    sockets = []
    return undefined
  }
  const counted = { bytes: bytes.reduce((sum, of) => sum + of, 0), most: Math.max(0, ...bytes), frames, largest, last }
  bytes = bytes.map(() => 0)
  frames = 0
  largest = 0
  return counted
})

async function connectOne(port: number, { token, topics }: CountedSeat): Promise<void> {
  const index = bytes.push(0) - 1
  const socket = await listenRaw(port, (at, frame) => {
    bytes[index] = (bytes[index] ?? 0) + frame.length
    frames += 1
    largest = Math.max(largest, frame.length)
    last = at
  })
  last = monotonic()
  socket.write(clientFrame({ type: 'hello', accessToken: token, follow: topics.map((topic) => ({ topic })) }))
  sockets.push(socket)
}
