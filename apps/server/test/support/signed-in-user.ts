import type { SessionId, UserId } from '@bettle/contract'
import type { Context } from '../../src/context.ts'
import { newId } from '../../src/db/ids.ts'
import { signAccessToken } from '../../src/features/session/access-token.ts'

export interface SignedInUser {
  readonly userId: UserId
  readonly sessionId: SessionId
  readonly name: string
  /** Returns an access token that is valid at the clock's current time. */
  token(): Promise<string>
}

/** Inserts an account and its session directly, for tests that are not about signing in. */
export async function aSignedInUser(
  { ctx }: { readonly ctx: Context },
  name: string,
  role: 'player' | 'admin' = 'player',
): Promise<SignedInUser> {
  const userId = newId<UserId>()
  const sessionId = newId<SessionId>()
  const now = ctx.clock.date()
  const username = `${name.toLowerCase()}-${userId.slice(-6)}`
  await ctx.db
    .insertInto('account')
    .values({
      id: userId,
      name,
      email: `${username}@example.com`,
      email_key: `${username}@example.com`,
      username,
      username_key: username,
      password_hash: '!',
      role,
      selected_avatar: null,
      profile_image_key: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await ctx.db
    .insertInto('session')
    .values({ id: sessionId, account_id: userId, device: null, created_at: now, last_used_at: now })
    .execute()
  return { userId, sessionId, name, token: () => signAccessToken(ctx, userId, sessionId) }
}
