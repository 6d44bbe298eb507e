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

/** The type of the push that counts as an update. */
export type AwaitedPush = 'match-event.recorded' | 'competition.changed' | 'round.corrected'

export type ListenerQuestion =
  | {
      readonly do: 'connect'
      readonly source: Source
      readonly port: number
      readonly seats: readonly Seat[]
      readonly awaited?: AwaitedPush
    }
  /** Starts to wait for the next update. */
  | { readonly do: 'wait'; readonly source: Source }
  | { readonly do: 'receive'; readonly source: Source }
  | { readonly do: 'leave' }

export interface Received {
  /** When the first listener received the frame, on the clock that all processes share (ms). */
  readonly first: number
  readonly last: number
  /** The frame as it was received. */
  readonly frame: string
}

const AT_ONCE = 50
const TIME_LIMIT_MS = 20_000
const RESYNC = Buffer.from('{"type":"resync"')

/** All listeners of one source. Counts the listeners that have received the frame, and records when. */
class Crowd {
  readonly sockets: Socket[] = []
  #received = 0
  #first = 0
  #last = 0
  #frame = ''
  #everyone: (() => void) | undefined
  #update = Buffer.alloc(0)

  async connect(port: number, seats: readonly Seat[], awaited: AwaitedPush): Promise<void> {
    this.#update = Buffer.from(`"push":{"type":"${awaited}"`)
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
      if (frame.includes(this.#update)) return this.#receive(at, frame)
      if (!frame.includes(RESYNC)) return
      awaited -= 1
      if (awaited === 0) follows()
    })
    this.sockets.push(socket)
    if (token === undefined) return
    socket.write(clientFrame({ type: 'hello', accessToken: token, follow: topics.map((topic) => ({ topic })) }))
    await within(following, 'A listener could not subscribe within 20 s')
  }

  #receive(at: number, frame: Buffer): void {
    this.#received += 1
    if (this.#received === 1) {
      this.#first = at
      this.#frame = frame.toString('base64')
    }
    this.#last = at
    if (this.#received === this.sockets.length) this.#everyone?.()
  }

  wait(): void {
    this.#received = 0
  }

  async received(): Promise<Received> {
    await within(
      new Promise<void>((resolve) => {
        if (this.#received >= this.sockets.length) resolve()
        this.#everyone = resolve
      }),
      `Not all listeners received the update within 20 s: ${this.#received} of ${this.sockets.length}`,
    )
    return { first: this.#first, last: this.#last, frame: this.#frame }
  }
}

async function within(done: Promise<void>, failure: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(failure)), TIME_LIMIT_MS)
  })
  await Promise.race([done, late])
  clearTimeout(timer)
}

const crowds: Readonly<Record<Source, Crowd>> = { server: new Crowd(), bare: new Crowd() }

answerAsPart(async (question: ListenerQuestion): Promise<Received | undefined> => {
  if (question.do === 'connect') {
    const { source, port, seats, awaited = 'match-event.recorded' } = question
    await crowds[source].connect(port, seats, awaited)
  } else if (question.do === 'wait') crowds[question.source].wait()
  else if (question.do === 'receive') return crowds[question.source].received()
  else for (const { sockets } of Object.values(crowds)) for (const socket of sockets) socket.destroy()
  return undefined
})
