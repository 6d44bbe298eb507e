import type { Push, Topic, Update } from '@bettle/contract'
import { catchUp, follow, type Numbered } from './follow.ts'
import { type Follower, type LiveClient, liveClient } from './live-client.ts'

interface TopicCacheOptions<State, T extends Topic> extends Numbered<State, T> {
  topic: T
  live?: LiveClient
}

/** Functions that read, write and fetch the cached state of a topic. */
export interface Held<State> extends Pick<Follower, 'onConnected' | 'onTopicRemoved' | 'onPresence'> {
  get: () => State | undefined
  set: (state: State) => void
  /**
   * Called after a gap in versions. If a request is pending, no new one is needed, because the updates are applied to
   * its response.
   */
  fetch: () => unknown
  /**
   * Called after a resync. A new request is needed, because the server may have answered a pending request too early.
   */
  fetchAfresh: () => unknown
  /** Called for each push that was applied to the state. It is not called for an old push or after a gap. */
  onPush?: (push: Push, before: State, after: State) => void
}

/** The part of a topic's cache that has the same type for every topic of a state. */
export type TopicCache<State> = Pick<ReturnType<typeof createTopicCache<State, Topic>>, 'laidOver'>

/**
 * Creates the cache of a topic's state, which is fetched once and then updated by pushes. Several topics may update the
 * same state.
 */
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
    /**
     * Returns the version of the latest update that the client holds; undefined if it holds none. A response without a
     * version gets this version, which must be read before the request.
     */
    newest: (): number | undefined => live.recent(topic).at(-1)?.version,

    /** Applies to a response the updates that arrived during the fetch. */
    laidOver: (answer: State) => catchUp(answer, recent(), numbered),

    /** Keeps the cached state current. Returns a function that stops this. */
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

/**
 * Applies to a response the updates of several topics that arrived during the fetch, as `laidOver` does for one topic.
 */
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
