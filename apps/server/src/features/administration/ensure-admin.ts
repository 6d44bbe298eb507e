import { randomInt } from 'node:crypto'
import { GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { insertAccount } from '../people/account-store.ts'
import { hashPassword } from '../people/password.ts'

/** A sign-in to be printed once, for whoever started the server. */
export interface SignIn {
  readonly email: string
  readonly password: string
}

const FALLBACK_EMAIL = 'admin@bettle.example'

/**
 * The first start creates one administrator; where any exists this does nothing. Answers the sign-in it made, to be
 * printed: a password given in the environment is known already and is left out of it.
 */
export async function ensureAdmin(ctx: Context): Promise<{ email: string; password?: string } | undefined> {
  const exists = await ctx.db.selectFrom('account').select('id').where('role', '=', 'admin').executeTakeFirst()
  if (exists) return undefined

  const { adminEmail, adminPassword } = ctx.config
  const email = adminEmail ?? FALLBACK_EMAIL
  const password = adminPassword ?? drawPassword()
  const passwordHash = await hashPassword(ctx, password)
  const now = ctx.clock.now()
  try {
    // No username may be 'Admin' ([A13]).
    const names = { name: 'Admin', usernameFrom: 'Organiser' }
    const account = { ...names, email, emailConfirmedAt: new Date(now), passwordHash, role: 'admin' as const }
    await transaction(ctx, (tx) => insertAccount(tx, account, now))
  } catch (error) {
    // Another node of the same start was first.
    if (error instanceof GameError && error.code === 'email-taken') return undefined
    throw error
  }
  return adminPassword === undefined ? { email, password } : { email }
}

const KINDS = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-+=:%']

/** Twenty characters, of each kind that the rules of a password ask for; none that look alike. */
function drawPassword(): string {
  return Array.from({ length: 20 }, (_, index) => {
    const kind = KINDS[index % KINDS.length] ?? ''
    return kind.charAt(randomInt(kind.length))
  }).join('')
}
