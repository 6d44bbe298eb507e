import { Push, type Topic, type UserId } from '@bettle/contract'
import { preparedFrame } from './frames.ts'
import type { Listener } from './listener.ts'
import { pushFor, type Told } from './told.ts'

export const KEPT_PER_TOPIC = 200

/** One piece of news with its version; each distinct push is encoded once, when the first listener needs it. */
interface Kept {
  readonly version: number
  frameFor(userId: UserId): Buffer
}

/** What is remembered of a topic: who listens, and the latest news for those who come back. */
export interface TopicState {
  readonly listeners: Set<Listener>
  readonly kept: Kept[]
  /** The version last told here; another server may have told higher ones. */
  last: number | undefined
}

export function newTopicState(): TopicState {
  return { listeners: new Set(), kept: [], last: undefined }
}

export function newsOf(topic: Topic, version: number, told: Told, refused: (error: unknown) => void): Kept {
  const encoded = new Map<Push | undefined, Buffer>()
  const encode = (push: Push | undefined): Buffer => {
    if (push === undefined) return preparedFrame({ type: 'news', topic, version })
    const parsed = Push.safeParse(push)
    if (parsed.success) return preparedFrame({ type: 'news', topic, version, push: parsed.data })
    refused(parsed.error)
    return preparedFrame({ type: 'resync', topic })
  }
  return {
    version,
    frameFor(userId) {
      const push = pushFor(told, userId)
      const known = encoded.get(push)
      if (known) return known
      const frame = encode(push)
      encoded.set(push, frame)
      return frame
    },
  }
}

/** Keeps it for those who come back. After a gap (another server told what was between) the older news is of no use. */
export function keep(state: TopicState, news: Kept): void {
  if (state.last !== undefined && news.version !== state.last + 1) state.kept.length = 0
  state.kept.push(news)
  if (state.kept.length > KEPT_PER_TOPIC) state.kept.shift()
  state.last = news.version
}

/** Everything after `version` up to `latest`, or undefined where some of it is not kept. */
export function newsAfter(state: TopicState, version: number, latest: number): readonly Kept[] | undefined {
  if (version === latest) return []
  if (version > latest || state.last !== latest) return undefined
  const missed = state.kept.filter((news) => news.version > version)
  return missed.length === latest - version ? missed : undefined
}
