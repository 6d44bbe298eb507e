import { randomInt } from 'node:crypto'
import { GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { insertAccount } from '../user/account-store.ts'
import { hashPassword } from '../user/password.ts'

/** The credentials of a new administrator, which are printed once for whoever started the server. */
export interface SignIn {
  readonly email: string
  readonly password: string
}

const FALLBACK_EMAIL = 'admin@bettle.example'

/**
 * Creates an administrator if there is none, at the first start. Returns the credentials to print, without the password
 * if the environment set it.
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
    // The username 'Admin' is reserved ([A13]).
    const names = { name: 'Admin', usernameFrom: 'Organiser' }
    const account = { ...names, email, emailConfirmedAt: new Date(now), passwordHash, role: 'admin' as const }
    await transaction(ctx, (tx) => insertAccount(tx, account, now))
  } catch (error) {
    // Another node started at the same moment and created the administrator first.
    if (error instanceof GameError && error.code === 'email-taken') return undefined
    throw error
  }
  return adminPassword === undefined ? { email, password } : { email }
}

const KINDS = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-+=:%']

/** Draws twenty characters of every kind that the password rules require, without characters that look alike. */
function drawPassword(): string {
  return Array.from({ length: 20 }, (_, index) => {
    const kind = KINDS[index % KINDS.length] ?? ''
    return kind.charAt(randomInt(kind.length))
  }).join('')
}
