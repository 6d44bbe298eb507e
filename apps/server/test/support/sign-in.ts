import { randomUUID } from 'node:crypto'
import type { Token, UserId } from '@bettle/contract'
import type { Context } from '../../src/context.ts'
import { transaction } from '../../src/db/transaction.ts'
import { issueToken } from '../../src/features/session/issue-token.ts'
import { insertAccount } from '../../src/features/user/account-store.ts'
import { hashPassword } from '../../src/features/user/password.ts'

/** A signed-in user with the data for calls and sockets. */
export interface SignedIn {
  readonly userId: UserId
  readonly username: string
  readonly email: string
  readonly password: string
  readonly token: Token
  readonly headers: { readonly authorization: string; readonly 'refresh-token': string }
}

export const TEST_PASSWORD = 'Kick-off-1'

/**
 * Registers Ana, Ben or Cleo and signs them in: directly on a context (also as an administrator), or over HTTP on a
 * URL.
 */
export function signUp(on: Context | string, name: string, { role }: { role?: 'player' | 'admin' } = {}) {
  return typeof on === 'string' ? signUpOver(on, name) : signUpIn(on, name, role ?? 'player')
}

async function signUpIn(ctx: Context, name: string, role: 'player' | 'admin'): Promise<SignedIn> {
  const email = addressOf(name)
  const passwordHash = await hashPassword(ctx, TEST_PASSWORD)
  return transaction(ctx, async (tx) => {
    const account = await insertAccount(tx, { name, email, passwordHash, role }, ctx.clock.now())
    const userId = account.id as UserId
    return signedIn(userId, account.username, email, await issueToken(ctx, tx, userId, 'test'))
  })
}

/** Begins another session of an account. */
export function newSession(ctx: Context, { userId, username, email }: SignedIn): Promise<SignedIn> {
  return transaction(ctx, async (tx) => signedIn(userId, username, email, await issueToken(ctx, tx, userId, 'test')))
}

async function signUpOver(url: string, name: string): Promise<SignedIn> {
  const email = addressOf(name)
  const form = { name, email, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, tos: true }
  const registered = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })
  if (!registered.ok) throw new Error(`${name} could not register: ${registered.status} ${await registered.text()}`)
  const { token } = (await registered.json()) as { token: Token }
  const me = await fetch(`${url}/api/whoami`, { headers: headersOf(token) })
  const { user } = (await me.json()) as { user: { _id: UserId; username: string } }
  return signedIn(user._id, user.username, email, token)
}

function signedIn(userId: UserId, username: string, email: string, token: Token): SignedIn {
  return { userId, username, email, password: TEST_PASSWORD, token, headers: headersOf(token) }
}

function headersOf({ tokenType, accessToken, refreshToken }: Token): SignedIn['headers'] {
  return { authorization: `${tokenType} ${accessToken}`, 'refresh-token': refreshToken }
}

function addressOf(name: string): string {
  return `${name.toLowerCase().replace(/[^a-z0-9]/g, '')}.${randomUUID().slice(0, 8)}@bettle.example`
}
