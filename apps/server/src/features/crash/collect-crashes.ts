import { createHash, randomUUID } from 'node:crypto'
import { isId, type UserId } from '@bettle/contract'
import { crashKey, isOwn, stackText } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { clientKeyOf } from '../../http/limits/client-key-of.ts'
import { LIMITS } from '../../http/limits/limits.ts'
import { WindowCounts } from '../../http/limits/window-counts.ts'
import { issuedAt, newCrashId } from './crash-id.ts'
import {
  COMPLETED_WITHIN,
  type Completion,
  type CrashesOfGroup,
  completeCrash,
  completeLater,
  keepCrashes,
} from './crash-store.ts'
import type { ForwardCrashes } from './forward-crashes.ts'
import type { Crash } from './read-crash.ts'
import type { ResolveFrames } from './resolve-frames.ts'

/** The reporter of a crash, as far as known. */
interface From {
  /** The reporter's network address. Undefined for the server's own crashes. */
  readonly ip?: string | undefined
  readonly userId?: UserId | undefined
}

export interface Crashes {
  /**
   * Collects a crash. Returns its id, or undefined if too many different crashes arrive and this one is only counted.
   */
  take(sign: string, read: () => Crash, from: From): string | undefined
  /** Collects a user's message. A repetition by the same user is dropped. */
  takeMessage(text: string, read: () => Crash, from: From & { readonly ip: string }): string | undefined
  /**
   * Adds to the report with this id, even if another node will write the report. Returns false if there is no such
   * report.
   */
  complete(id: string, completion: Completion): Promise<boolean>
  /** Writes the collected crashes to the database. */
  flush(): Promise<void>
  stop(): Promise<void>
}

interface Sample {
  readonly id: string
  readonly at: number
  readonly crash: Crash
  readonly userId: UserId | undefined
}

/** Crashes with the same message. */
interface Alike {
  count: number
  readonly firstAt: number
  lastAt: number
  /** The first of these crashes. Undefined for crashes that are only counted. */
  readonly crash: Crash | undefined
  readonly samples: Sample[]
}

/**
 * How long a write of the collected crashes is delayed (ms, wall time). So a loop in a thousand browsers costs only a
 * few rows for each write ([Q4]).
 */
const SOON = 1000
const PAUSE = 5000
/** How many samples of crashes with the same message are kept between two writes. */
const MOST_SAMPLES = 3
/** How many different crashes are kept between two writes. */
const MOST_PENDING = 100
/** How many messages are remembered. A repetition of a remembered message does not count as new. */
const MOST_SEEN = 2000

/**
 * Collects crashes and writes them in batches: a few samples of each kind, and their number. In a minute it accepts a
 * limited number of different crashes, and fewer from one client. It only counts the rest.
 */
export function collectCrashes(
  ctx: Pick<Context, 'config' | 'db' | 'log' | 'clock' | 'redis'>,
  resolve: ResolveFrames,
  forward: ForwardCrashes,
): Crashes {
  let pending = new Map<string, Alike>()
  const seen = new Set<string>()
  /** The ids of the latest reports that this node issued. */
  const own = new Set<string>()
  /** Separate limits for visitors and for accounts, so that neither uses up the other's limit. */
  const room = {
    visitors: { ofTeller: new WindowCounts(ctx, 'crashes:visitor'), ofAll: new WindowCounts(ctx, 'crashes:visitors') },
    accounts: { ofTeller: new WindowCounts(ctx, 'crashes:account'), ofAll: new WindowCounts(ctx, 'crashes:accounts') },
  }
  let underWay: Promise<void> | undefined
  let wroteAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  /** Counts the crash against this minute's limits. Returns false if they do not allow it. */
  function hasRoom({ teller, isAccount }: Teller, { isNew }: { readonly isNew: boolean }): boolean {
    const { most, withinMs } = LIMITS.newCrashes
    const { ofTeller, ofAll } = room[isAccount ? 'accounts' : 'visitors']
    if (ofTeller.add(teller, 1, { most: most.client, withinMs }).current > most.client) return false
    return !isNew || ofAll.add('', 1, { most: most.allNodes, withinMs }).current <= most.allNodes
  }

  function remember(key: string, among = seen): void {
    among.delete(key)
    const [oldest] = among.add(key)
    if (among.size > MOST_SEEN && oldest !== undefined) among.delete(oldest)
  }

  /** True for a recent report of another node, which may not have written the report yet. */
  function isElsewhere(id: string): boolean {
    const at = own.has(id) ? undefined : issuedAt(ctx.config.authSecret, id)
    return at !== undefined && at > ctx.clock.now() - COMPLETED_WITHIN
  }

  function add(key: string, at: number, count = 1, crash?: Crash): Alike {
    const alike = pending.get(key) ?? { count: 0, firstAt: at, lastAt: at, crash, samples: [] }
    alike.count += count
    alike.lastAt = Math.max(alike.lastAt, at)
    pending.set(key, alike)
    return alike
  }

  /** Counts one more crash of this kind. Keeps it as a sample if there are fewer than `most` samples. */
  function addSample(key: string, most: number, read: () => Crash, userId: UserId | undefined): string {
    remember(key)
    const at = ctx.clock.now()
    const before = pending.get(key)
    const isKept = (before?.samples.length ?? 0) < most
    const crash = isKept || !before ? read() : undefined
    const alike = add(key, at, 1, crash)
    if (!isKept || !crash) return randomUUID()
    const id = newCrashId(ctx.config.authSecret, at)
    remember(id, own)
    alike.samples.push({ id, at, crash, userId })
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
      // All messages form one group, which keeps few reports. So repetitions must not displace other users' messages.
      const isTaken = (pending.has(key) || pending.size < MOST_PENDING) && hasRoom(teller, { isNew })
      schedule()
      if (isTaken) return addSample(key, isNew ? 1 : 0, read, userId)
      add(REST, ctx.clock.now())
      return undefined
    },
    async complete(id, completion) {
      if (!isId(id)) return false
      while (underWay) await underWay
      // Writes early only for a known id. A request for an unknown id must not trigger a write.
      if (isPending(id)) await flush()
      return (await completeCrash(ctx, id, completion)) || (isElsewhere(id) && completeLater(ctx, id, completion))
    },
    flush,
    async stop() {
      stopped = true
      await flush()
    },
  }
}

/** An account, or the visitors at an address. */
interface Teller {
  readonly teller: string
  readonly isAccount: boolean
}

const tellerOf = ({ ip, userId }: From): Teller => ({
  teller: userId ?? (ip === undefined ? '' : clientKeyOf(ip)),
  isAccount: userId !== undefined,
})

const keyOf = (sign: string) => createHash('sha256').update(sign).digest('base64')

/** The key under which crashes that are only counted are collected. */
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
