import type { Push, Topic, Update } from '@bettle/contract'
import { catchUp, follow, type Numbered } from './follow.ts'
import { type Follower, type LiveClient, liveClient } from './live-client.ts'

interface TopicCacheOptions<State, T extends Topic> extends Numbered<State, T> {
  topic: T
  live?: LiveClient
}

/** Where a page keeps what a topic tells of, and how it asks for it. */
export interface Held<State> extends Pick<Follower, 'onConnected' | 'onTopicRemoved' | 'onPresence'> {
  get: () => State | undefined
  set: (state: State) => void
  /** Something was missed. A request under way will do: what is pushed meanwhile is laid over its answer. */
  fetch: () => unknown
  /** The server cannot tell what was missed: a request under way may have been answered too early. */
  fetchAfresh: () => unknown
  /** Told of each push once it has been applied. */
  onPush?: (push: Push, before: State, after: State) => void
}

/** What several topics have in common that tell of one state. */
export type TopicCache<State> = Pick<ReturnType<typeof createTopicCache<State, Topic>>, 'laidOver'>

/** What a page knows of one topic: fetched once, then kept current by its news. A state may be fed from several topics. */
export function createTopicCache<State, T extends Topic>({
  topic,
  versionOf,
  reduce,
  beside,
  live = liveClient(),
}: TopicCacheOptions<State, T>) {
  const numbered = { versionOf, reduce }
  const recent = () => live.recent(topic) as readonly Update<T>[]

  return {
    /** The latest version heard: for an answer that says none, asked for before it is fetched. */
    newest: (): number | undefined => live.recent(topic).at(-1)?.version,

    /** An answer, with what was pushed while it was fetched. */
    laidOver: (answer: State) => catchUp(answer, recent(), numbered),

    /** Keeps what is held current; answers how to stop. */
    follow({ get, set, fetch, fetchAfresh, onPush, ...follower }: Held<State>): () => void {
      const versionHeld = () => {
        const state = get()
        return state && versionOf(state)
      }
      const onUpdate = (update: Update) => {
        const before = get()
        if (before === undefined) return
        const after = follow(before, update as Update<T>, numbered)
        if (after === before) {
          const then = beside?.(before, update as Update<T>) ?? before
          if (then !== before) set(then)
          return
        }
        if (after === undefined) {
          fetch()
          return
        }
        set(after)
        onPush?.(update.push, before, after)
      }
      return live.follow(topic, { ...follower, held: versionHeld, onUpdate, onResync: fetchAfresh })
    },
  }
}

/** The same for a state that several topics tell of. */
export function laidOverByAll<State>(
  answer: State,
  feeds: readonly TopicCache<State>[],
): { state: State; isWhole: boolean } {
  let laid = { state: answer, isWhole: true }
  for (const feed of feeds) {
    const { state, isWhole } = feed.laidOver(laid.state)
    laid = { state, isWhole: isWhole && laid.isWhole }
  }
  return laid
}
