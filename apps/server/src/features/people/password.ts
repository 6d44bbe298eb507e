import { passwordForms, plainPassword } from '@bettle/rules'
import { hash, verify } from '@node-rs/argon2'
import type { Context } from '../../context.ts'

/** What stands in the place of a hash where no password fits: bots sign in nowhere. */
export const NO_PASSWORD = '!'

/** Argon2id at the library's own cost; tests sign in hundreds of times, and pay the least it takes. */
const COST = { production: {}, development: {}, test: { memoryCost: 64, timeCost: 1 } }

type Costs = Pick<Context, 'config'>

export function hashPassword({ config }: Costs, password: string): Promise<string> {
  return hash(plainPassword(password), COST[config.env])
}

const decoys = new Map<string, Promise<string>>()

/** How a password opens an account: not at all, as it is kept now, or in a form that an older version kept it in. */
export type PasswordFit = 'none' | 'plain' | 'other-form'

/**
 * Whether the password is the account's ([A36]). Where there is no account the same work is done against a decoy, so that the
 * time of the answer does not tell which addresses are registered. For the same reason every form is tried, also after one fitted.
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
  const decoy = decoys.get(ctx.config.env) ?? hashPassword(ctx, 'nobody has this password')
  decoys.set(ctx.config.env, decoy)
  return decoy
}
