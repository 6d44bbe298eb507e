import type { RedisClient } from './open-client.ts'

/** Thrown if Redis does not answer. The caller then continues without Redis. */
export class RedisUnavailable extends Error {
  override name = 'RedisUnavailable'
}

/**
 * The data that the nodes of one installation share in Redis. All of it may be lost at any moment, so every user of it
 * has a way to continue without it. Present only with REDIS_URL.
 */
export interface Redis {
  /**
   * The client, for libraries that need one. Every call of it belongs inside `run`, which gives the call a deadline.
   */
  readonly client: RedisClient
  /**
   * Runs a call with a deadline of one second. While Redis is down, the call fails with RedisUnavailable at once and is not
   * sent. `fallback` returns the result if the call fails with RedisUnavailable.
   * @throws RedisUnavailable without a fallback
   */
  run<Result>(call: (client: RedisClient) => Promise<Result>): Promise<Result>
  run<Result>(
    call: (client: RedisClient) => Promise<Result>,
    fallback: (reason: RedisUnavailable) => Result | Promise<Result>,
  ): Promise<Result>
  /**
   * Returns false until Redis has answered on both connections. Returns false again after a ping missed its deadline or
   * a connection was lost, until both connections answer.
   */
  isUp(): boolean
  /**
   * Calls the listener each time when Redis answers again. `hasLost` is false if the subscriptions stayed active all
   * the time, so that messages may be late but none is lost. Returns a function that removes the listener.
   */
  onUp(listener: (hasLost: boolean) => void): () => void
  /** Calls the listener each time when Redis stops answering. Returns a function that removes the listener. */
  onDown(listener: () => void): () => void
  /** Returns the name of a key or channel of this installation, because other installations may use the same Redis. */
  key(name: string): string
  /**
   * Resolves when Redis has confirmed all subscriptions. After a lost connection the client subscribes again by itself,
   * before `onUp`. A channel has one listener, and a repeated subscription passes the same listener.
   * @param channels names from `key`
   * @throws RedisUnavailable if some of the channels are not subscribed
   */
  subscribe(channels: readonly string[], listener: (message: string, channel: string) => void): Promise<void>
  /** Ends subscriptions. Never rejects. Messages that arrive later are dropped. */
  unsubscribe(channels: readonly string[]): Promise<void>
  stop(): Promise<void>
}
