import type { Socket } from 'node:net'
import { answerAsPart } from './part.ts'
import { clientFrame, listenRaw } from './raw-listener.ts'

/** The source of the frames: the measured server, or bare writes of the same bytes. */
export type Source = 'server' | 'bare'

/** A connection to open. Without a token it sends no hello and follows no topic. */
export interface Seat {
  readonly token?: string
  readonly topics: readonly string[]
}

export type ListenerQuestion =
  | { readonly do: 'connect'; readonly source: Source; readonly port: number; readonly seats: readonly Seat[] }
  /** Starts to wait for the next update. */
  | { readonly do: 'wait'; readonly source: Source }
  | { readonly do: 'heard'; readonly source: Source }
  | { readonly do: 'leave' }

export interface Received {
  /** On the clock that all processes share (ms). */
  readonly first: number
  readonly last: number
  /** The frame as received. */
  readonly frame: string
}

const AT_ONCE = 50
const PATIENCE_MS = 20_000
const UPDATE = Buffer.from('"push":{"type":"match-event.recorded"')
const RESYNC = Buffer.from('{"type":"resync"')

/** All listeners of one source: counts those that have received the frame, and records when. */
class Crowd {
  readonly sockets: Socket[] = []
  #heard = 0
  #first = 0
  #last = 0
  #frame = ''
  #everyone: (() => void) | undefined

  async connect(port: number, seats: readonly Seat[]): Promise<void> {
    for (let from = 0; from < seats.length; from += AT_ONCE) {
      await Promise.all(seats.slice(from, from + AT_ONCE).map((seat) => this.#connectOne(port, seat)))
    }
  }

  async #connectOne(port: number, { token, topics }: Seat): Promise<void> {
    let awaited = token === undefined ? 0 : topics.length
    let follows = () => {}
    const following = new Promise<void>((resolve) => {
      follows = resolve
    })
    const socket = await listenRaw(port, (at, frame) => {
      if (frame.includes(UPDATE)) return this.#hear(at, frame)
      if (!frame.includes(RESYNC)) return
      awaited -= 1
      if (awaited === 0) follows()
    })
    this.sockets.push(socket)
    if (token === undefined) return
    socket.write(clientFrame({ type: 'hello', accessToken: token, follow: topics.map((topic) => ({ topic })) }))
    await within(following, 'a listener was not let in')
  }

  #hear(at: number, frame: Buffer): void {
    this.#heard += 1
    if (this.#heard === 1) {
      this.#first = at
      this.#frame = frame.toString('base64')
    }
    this.#last = at
    if (this.#heard === this.sockets.length) this.#everyone?.()
  }

  wait(): void {
    this.#heard = 0
  }

  async received(): Promise<Received> {
    await within(
      new Promise<void>((resolve) => {
        if (this.#heard >= this.sockets.length) resolve()
        this.#everyone = resolve
      }),
      'not everyone has heard it',
    )
    return { first: this.#first, last: this.#last, frame: this.#frame }
  }
}

async function within(done: Promise<void>, otherwise: string): Promise<void> {
  let patience: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    patience = setTimeout(() => reject(new Error(otherwise)), PATIENCE_MS)
  })
  await Promise.race([done, late])
  clearTimeout(patience)
}

const crowds: Readonly<Record<Source, Crowd>> = { server: new Crowd(), bare: new Crowd() }

answerAsPart(async (question: ListenerQuestion): Promise<Received | undefined> => {
  if (question.do === 'connect') await crowds[question.source].connect(question.port, question.seats)
  else if (question.do === 'wait') crowds[question.source].wait()
  else if (question.do === 'heard') return crowds[question.source].received()
  else for (const { sockets } of Object.values(crowds)) for (const socket of sockets) socket.destroy()
  return undefined
})
