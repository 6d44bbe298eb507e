import { createHash, randomUUID } from 'node:crypto'
import { isId, type UserId } from '@bettle/contract'
import { crashKey, isOwn, stackText } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { clientKeyOf } from '../../http/limits/client-key-of.ts'
import { type Completion, type CrashesOfGroup, completeCrash, keepCrashes } from './crash-store.ts'
import type { ForwardCrashes } from './forward-crashes.ts'
import type { Crash } from './read-crash.ts'
import type { ResolveFrames } from './resolve-frames.ts'

/** From where a crash was told, and by whom, where that is known. */
interface From {
  /** A network address; none of what the server itself met. */
  readonly ip?: string | undefined
  readonly userId?: UserId | undefined
}

export interface Crashes {
  /** Takes one in; its id, or undefined where so many different ones come that it is only counted. */
  take(sign: string, read: () => Crash, from: From): string | undefined
  /** Takes in what somebody has to say: once, as nobody wants to hear the same of the same person again; else as `take`. */
  takeMessage(text: string, read: () => Crash, from: From & { readonly ip: string }): string | undefined
  /** Whether there was one with this id to complete. */
  complete(id: string, completion: Completion): Promise<boolean>
  /** Writes down what was taken so far. */
  flush(): Promise<void>
  stop(): Promise<void>
}

interface Sample {
  readonly id: string
  readonly at: number
  readonly crash: Crash
  readonly userId: UserId | undefined
}

/** Those that came with the very same words. */
interface Alike {
  count: number
  readonly firstAt: number
  lastAt: number
  /** What the first of them was; of what is only counted there is none. */
  readonly crash: Crash | undefined
  readonly samples: Sample[]
}

/** So that a loop in a thousand browsers costs the database no more than a row or two each time ([Q4]). All in ms, wall time. */
const SOON = 1000
const PAUSE = 5000
/** Of those that came with the very same words, between two writings. */
const MOST_SAMPLES = 3
/** Different ones between two writings. */
const MOST_PENDING = 100
/** Different ones that were never seen here before, in a minute; of one account, or of the visitors at one address, also words that were. */
const NEW_IN_ALL = 60
const NEW_OF_TELLER = 10
const MINUTE = 60_000
/** Whose words are remembered, so that more of the same are never new. */
const MOST_SEEN = 2000

/**
 * Takes crashes in and writes them down in batches, a few of each kind with how many there were. Whatever comes, in a minute only so many
 * different ones are looked at, of one place fewer still: the rest is counted together.
 */
export function collectCrashes(
  ctx: Pick<Context, 'db' | 'log' | 'clock'>,
  resolve: ResolveFrames,
  forward: ForwardCrashes,
): Crashes {
  let pending = new Map<string, Alike>()
  const seen = new Set<string>()
  /** What visitors told in this minute, and what accounts did: neither uses up the room of the other. */
  let minute = emptyMinute(Number.NEGATIVE_INFINITY)
  let underWay: Promise<void> | undefined
  let wroteAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  /** Counts it, where there is room for it in this minute. */
  function hasRoom({ teller, isAccount }: Teller, { isNew }: { readonly isNew: boolean }): boolean {
    const now = performance.now()
    if (now - minute.began >= MINUTE) minute = emptyMinute(now)
    const room = minute[isAccount ? 'accounts' : 'visitors']
    const ofTeller = room.ofTeller.get(teller) ?? 0
    if ((isNew && room.inAll >= NEW_IN_ALL) || ofTeller >= NEW_OF_TELLER) return false
    if (isNew) room.inAll += 1
    room.ofTeller.set(teller, ofTeller + 1)
    return true
  }

  function remember(key: string): void {
    seen.delete(key)
    const [oldest] = seen.add(key)
    if (seen.size > MOST_SEEN && oldest !== undefined) seen.delete(oldest)
  }

  function add(key: string, at: number, count = 1, crash?: Crash): Alike {
    const alike = pending.get(key) ?? { count: 0, firstAt: at, lastAt: at, crash, samples: [] }
    alike.count += count
    alike.lastAt = Math.max(alike.lastAt, at)
    pending.set(key, alike)
    return alike
  }

  /** Counts one more of these; a sample is kept where there are fewer than so many. */
  function addSample(key: string, most: number, read: () => Crash, userId: UserId | undefined): string {
    remember(key)
    const at = ctx.clock.now()
    const id = randomUUID()
    const before = pending.get(key)
    const isKept = (before?.samples.length ?? 0) < most
    const crash = isKept || !before ? read() : undefined
    const alike = add(key, at, 1, crash)
    if (isKept && crash) alike.samples.push({ id, at, crash, userId })
    return id
  }

  function isPending(id: string): boolean {
    return [...pending.values()].some(({ samples }) => samples.some((sample) => sample.id === id))
  }

  function schedule(): void {
    if (timer !== undefined || stopped) return
    const wait = Math.max(SOON, wroteAt + PAUSE - performance.now())
    timer = setTimeout(() => void flush(), wait)
    timer.unref()
  }

  async function flush(): Promise<void> {
    while (underWay) await underWay
    clearTimeout(timer)
    timer = undefined
    if (pending.size === 0) return
    const batch = pending
    pending = new Map()
    underWay = write(batch).finally(() => {
      wroteAt = performance.now()
      underWay = undefined
      if (pending.size > 0) schedule()
    })
    await underWay
  }

  async function write(batch: ReadonlyMap<string, Alike>): Promise<void> {
    try {
      const groups = await grouped(batch, resolve)
      const kept = await keepCrashes(ctx, groups)
      forward(kept)
    } catch (error) {
      ctx.log.warn({ err: error }, 'crash reports could not be written; they are tried again')
      for (const [key, { count, lastAt, crash, samples }] of batch) {
        const isKept = pending.has(key) || pending.size < MOST_PENDING
        const alike = isKept ? add(key, lastAt, count, crash) : add(REST, lastAt, count)
        if (isKept) alike.samples.splice(0, 0, ...samples.slice(0, MOST_SAMPLES - alike.samples.length))
      }
    }
  }

  return {
    take(sign, read, { ip, userId }) {
      const key = keyOf(sign)
      const isTaken =
        pending.has(key) ||
        (pending.size < MOST_PENDING && (seen.has(key) || hasRoom(tellerOf({ ip, userId }), { isNew: true })))
      schedule()
      if (isTaken) return addSample(key, MOST_SAMPLES, read, userId)
      add(REST, ctx.clock.now())
      return undefined
    },
    takeMessage(text, read, { ip, userId }) {
      const teller = tellerOf({ ip, userId })
      const key = keyOf(`told\n${teller.teller}\n${text}`)
      const isNew = !seen.has(key)
      // All words are one kind, of which little is kept: who repeats what they said pushes nobody else's out.
      const isTaken = (pending.has(key) || pending.size < MOST_PENDING) && hasRoom(teller, { isNew })
      schedule()
      if (isTaken) return addSample(key, isNew ? 1 : 0, read, userId)
      add(REST, ctx.clock.now())
      return undefined
    },
    async complete(id, completion) {
      if (!isId(id)) return false
      while (underWay) await underWay
      // Whoever asks after what was never told has nothing written down sooner.
      if (isPending(id)) await flush()
      return completeCrash(ctx, id, completion)
    },
    flush,
    async stop() {
      stopped = true
      await flush()
    },
  }
}

/** Whoever tells: an account, or the visitors at an address. */
interface Teller {
  readonly teller: string
  readonly isAccount: boolean
}

const tellerOf = ({ ip, userId }: From): Teller => ({
  teller: userId ?? (ip === undefined ? '' : clientKeyOf(ip)),
  isAccount: userId !== undefined,
})

const emptyMinute = (began: number) => ({
  began,
  visitors: { inAll: 0, ofTeller: new Map<string, number>() },
  accounts: { inAll: 0, ofTeller: new Map<string, number>() },
})

const keyOf = (sign: string) => createHash('sha256').update(sign).digest('base64')

/** What is only counted. */
const REST = ''

const REST_AS_CRASH = {
  origin: 'browser',
  name: 'Other crashes',
  message: 'Only counted: too many different ones at once',
  place: '',
} as const

async function grouped(batch: ReadonlyMap<string, Alike>, resolve: ResolveFrames): Promise<readonly CrashesOfGroup[]> {
  const groups = new Map<string, CrashesOfGroup>()
  for (const [key, { count, firstAt, lastAt, crash, samples }] of batch) {
    const frames = crash ? await resolve(crash.version, crash.frames) : []
    const { origin, name, message } = crash ?? REST_AS_CRASH
    const position = frames.find(isOwn)
    const fingerprint = hashOf(`${origin}\n${key === REST ? REST : crashKey(name, message, frames)}`)
    const before = groups.get(fingerprint)
    const stack = stackText(frames)
    groups.set(fingerprint, {
      fingerprint,
      ...{ origin, name, message },
      place: position ? `${position.file}:${position.line}` : '',
      count: count + (before?.count ?? 0),
      firstAt: Math.min(firstAt, before?.firstAt ?? firstAt),
      lastAt: Math.max(lastAt, before?.lastAt ?? lastAt),
      versions: [...new Set([...(crash?.version ? [crash.version] : []), ...(before?.versions ?? [])])],
      reports: [
        ...(before?.reports ?? []),
        ...samples.map(({ id, at, crash, userId }) => ({ id, at, crash, userId, stack, frames })),
      ],
    })
  }
  return [...groups.values()]
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
