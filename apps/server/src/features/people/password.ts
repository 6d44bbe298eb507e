import { hash, verify } from '@node-rs/argon2'
import type { Context } from '../../context.ts'

/** What stands in the place of a hash where no password fits: bots sign in nowhere. */
export const NO_PASSWORD = '!'

/** Argon2id at the library's own cost; tests sign in hundreds of times, and pay the least it takes. */
const COST = { production: {}, development: {}, test: { memoryCost: 64, timeCost: 1 } }

type Costs = Pick<Context, 'config'>

export function hashPassword({ config }: Costs, password: string): Promise<string> {
  return hash(password, COST[config.env])
}

const decoys = new Map<string, Promise<string>>()

/**
 * Whether the password is the account's. Where there is no account the same work is done against a decoy, so that the
 * time of the answer does not tell which addresses are registered.
 */
export async function passwordFits(ctx: Costs, passwordHash: string | undefined, password: string): Promise<boolean> {
  if (passwordHash !== undefined && passwordHash !== NO_PASSWORD) return verify(passwordHash, password)
  await verify(await decoyOf(ctx), password)
  return false
}

function decoyOf(ctx: Costs): Promise<string> {
  const decoy = decoys.get(ctx.config.env) ?? hashPassword(ctx, 'nobody has this password')
  decoys.set(ctx.config.env, decoy)
  return decoy
}
