import type { RedisClient } from './open-client.ts'

/** Redis does not answer. The caller continues without it. */
export class RedisUnavailable extends Error {
  override name = 'RedisUnavailable'
}

/**
 * The data that the nodes of one installation share in Redis. All of it may be lost at any moment, so every user has a way to
 * continue without it. Present only with REDIS_URL.
 */
export interface Redis {
  /** For libraries that take a client. Every call belongs inside `run`, which gives it a deadline. */
  readonly client: RedisClient
  /**
   * Runs a call with a deadline of 100 ms. While Redis is down it fails at once, without a call.
   * `fallback` returns the result in place of a failure.
   * @throws RedisUnavailable without a fallback
   */
  run<Result>(call: (client: RedisClient) => Promise<Result>): Promise<Result>
  run<Result>(
    call: (client: RedisClient) => Promise<Result>,
    fallback: (reason: RedisUnavailable) => Result | Promise<Result>,
  ): Promise<Result>
  /** False from a ping that missed the deadline, or a lost connection, until Redis answers on both connections. */
  isUp(): boolean
  /**
   * Calls the listener each time that Redis answers again. `hasLost` is false if the subscriptions stood all the time, so
   * that messages may be late, but none is lost. Returns a function that removes the listener.
   */
  onUp(listener: (hasLost: boolean) => void): () => void
  /** Calls the listener each time that Redis stops to answer. Returns a function that removes it. */
  onDown(listener: () => void): () => void
  /** The name of a key or channel of this installation: other installations may use the same Redis. */
  key(name: string): string
  /**
   * Resolves when Redis has confirmed all subscriptions. After a lost connection the client subscribes again by itself,
   * before `onUp`. A channel has one listener, and a repeated subscription passes the same one.
   * @param channels names made by `key`
   * @throws RedisUnavailable if the channels are not all subscribed
   */
  subscribe(channels: readonly string[], listener: (message: string, channel: string) => void): Promise<void>
  /** Never rejects. Messages that arrive later are dropped. */
  unsubscribe(channels: readonly string[]): Promise<void>
  stop(): Promise<void>
}
