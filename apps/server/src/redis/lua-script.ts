import { createHash } from 'node:crypto'
import type { RedisClient } from './open-client.ts'

/** Runs the script on Redis, which compiles it once. */
export type LuaScript<Reply> = (
  client: RedisClient,
  keys: readonly string[],
  args: readonly (string | number)[],
) => Promise<Reply>

/** Creates a script for Redis. No other call interrupts a running script. */
export function luaScript<Reply>(text: string): LuaScript<Reply> {
  const hash = createHash('sha1').update(text).digest('hex')
  return async (client, keys, args) => {
    const options = { keys: [...keys], arguments: args.map(String) }
    try {
      return (await client.evalSha(hash, options)) as Reply
    } catch (error) {
      // The error means that Redis does not have the script yet, or lost it in a restart.
      if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error
      return (await client.eval(text, options)) as Reply
    }
  }
}
