import { passwordForms, plainPassword } from '@bettle/rules'
import { hash, verify } from '@node-rs/argon2'
import type { Context } from '../../context.ts'

/** Stored instead of a hash if the account has no valid password, as for bots. */
export const NO_PASSWORD = '!'

/**
 * The cost of a password hash: Argon2id at the library's default cost. Tests sign in hundreds of times, so they use the
 * lowest cost.
 */
const COST = { production: {}, development: {}, test: { memoryCost: 64, timeCost: 1 } }

type Costs = Pick<Context, 'config'>

export function hashPassword({ config }: Costs, password: string): Promise<string> {
  return hash(plainPassword(password), COST[config.env])
}

const decoys = new Map<string, Promise<string>>()

/** How a password fits: not at all, in its normalised form, or in a form that an older version stored. */
export type PasswordFit = 'none' | 'plain' | 'other-form'

/**
 * Checks a password ([A36]). Without an account it does the same work with a decoy hash, so that the time reveals
 * nothing. For the same reason it tries every form, even after one has fitted.
 */
export async function passwordFit(
  ctx: Costs,
  passwordHash: string | undefined,
  password: string,
): Promise<PasswordFit> {
  const isThere = passwordHash !== undefined && passwordHash !== NO_PASSWORD
  const against = isThere ? passwordHash : await decoyOf(ctx)
  let fit: PasswordFit = 'none'
  for (const [index, form] of passwordForms(password).entries()) {
    if ((await verify(against, form)) && isThere && fit === 'none') fit = index === 0 ? 'plain' : 'other-form'
  }
  return fit
}

export async function passwordFits(ctx: Costs, passwordHash: string | undefined, password: string): Promise<boolean> {
  return (await passwordFit(ctx, passwordHash, password)) !== 'none'
}

function decoyOf(ctx: Costs): Promise<string> {
  const decoy = decoys.get(ctx.config.env) ?? hashPassword(ctx, 'the password of no account')
  decoys.set(ctx.config.env, decoy)
  return decoy
}
