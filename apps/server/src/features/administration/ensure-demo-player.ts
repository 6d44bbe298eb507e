import { GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { accountByEmail, insertAccount } from '../user/account-store.ts'
import { hashPassword } from '../user/password.ts'
import type { SignIn } from './ensure-admin.ts'

/**
 * The public credentials of an ordinary player with free chips, so that a visitor can try the game without an account.
 */
export const DEMO: SignIn = { email: 'demo@bettle.example', password: 'Demo-player-1' }

/**
 * Creates the demo player if the practice match is on and the player does not exist. Returns the credentials, which are
 * printed at each start.
 */
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
