import { GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { accountByEmail, insertAccount } from '../people/account-store.ts'
import { hashPassword } from '../people/password.ts'
import type { SignIn } from './ensure-admin.ts'

/** Known to everybody: an ordinary player with free chips, so that one can look round without registering. */
export const DEMO: SignIn = { email: 'demo@bettle.example', password: 'Demo-player-1' }

/** With the practice match on, the player anyone may sign in as; answers the sign-in, printed on each start. */
export async function ensureDemoPlayer(ctx: Context): Promise<SignIn | undefined> {
  if (!ctx.config.practice) return undefined
  if (await accountByEmail(ctx.db, DEMO.email)) return DEMO
  const passwordHash = await hashPassword(ctx, DEMO.password)
  const now = ctx.clock.now()
  try {
    await transaction(ctx, (tx) =>
      insertAccount(tx, { name: 'Demo', email: DEMO.email, passwordHash, isDemo: true }, now),
    )
  } catch (error) {
    if (!(error instanceof GameError && error.code === 'email-taken')) throw error
  }
  return DEMO
}
