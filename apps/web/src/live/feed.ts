import type { News, Push, Topic } from '@bettle/contract'
import { catchUp, follow, type Numbered } from './follow.ts'
import { type Follower, type LiveClient, liveClient } from './live-client.ts'

interface FeedParts<State, T extends Topic> extends Numbered<State, T> {
  topic: T
  live?: LiveClient
}

/** Where a page keeps what a topic tells of, and how it asks for it. */
export interface Held<State> extends Pick<Follower, 'onConnected' | 'onGone' | 'onPresence'> {
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
export type Feed<State> = Pick<ReturnType<typeof createFeed<State, Topic>>, 'laidOver'>

/** What a page knows of one topic: fetched once, then kept current by its news. A state may be fed from several topics. */
export function createFeed<State, T extends Topic>({
  topic,
  versionOf,
  reduce,
  beside,
  live = liveClient(),
}: FeedParts<State, T>) {
  const numbered = { versionOf, reduce }
  const recent = () => live.recent(topic) as readonly News<T>[]

  return {
    /** The latest version heard: for an answer that says none, asked for before it is fetched. */
    heard: (): number | undefined => live.recent(topic).at(-1)?.version,

    /** An answer, with what was pushed while it was fetched. */
    laidOver: (answer: State) => catchUp(answer, recent(), numbered),

    /** Keeps what is held current; answers how to stop. */
    follow({ get, set, fetch, fetchAfresh, onPush, ...follower }: Held<State>): () => void {
      const versionHeld = () => {
        const state = get()
        return state && versionOf(state)
      }
      const onNews = (news: News) => {
        const before = get()
        if (before === undefined) return
        const after = follow(before, news as News<T>, numbered)
        if (after === before) {
          const then = beside?.(before, news as News<T>) ?? before
          if (then !== before) set(then)
          return
        }
        if (after === undefined) {
          fetch()
          return
        }
        set(after)
        onPush?.(news.push, before, after)
      }
      return live.follow(topic, { ...follower, held: versionHeld, onNews, onResync: fetchAfresh })
    },
  }
}

/** The same for a state that several topics tell of. */
export function laidOverByAll<State>(answer: State, feeds: readonly Feed<State>[]): { state: State; isWhole: boolean } {
  let laid = { state: answer, isWhole: true }
  for (const feed of feeds) {
    const { state, isWhole } = feed.laidOver(laid.state)
    laid = { state, isWhole: isWhole && laid.isWhole }
  }
  return laid
}
