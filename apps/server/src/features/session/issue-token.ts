import { GameError, type Token, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { type Ban, banOf, noteLogin } from '../user/account-store.ts'
import { signAccessToken } from './access-token.ts'
import { openSession } from './session-store.ts'

/**
 * Opens a session on one device and returns its first pair of tokens. A banned account gets no tokens, and the
 * refusal names the end of the ban ([MD9]). The caller has locked the account, so that a ban at the same moment comes
 * before or after this call.
 */
export async function issueToken(ctx: Context, tx: Tx, userId: UserId, device: string | undefined): Promise<Token> {
  const now = ctx.clock.now()
  const ban = banOf(await noteLogin(tx, userId, now), now)
  if (ban) throw new GameError('account-banned', { ...ban, message: bannedSentence(ban) })
  const { sessionId, refreshToken } = await openSession(tx, userId, device?.slice(0, 200) ?? null, now)
  return { accessToken: await signAccessToken(ctx, userId, sessionId), refreshToken, tokenType: 'Bearer' }
}

const REASONS: Readonly<Record<Ban['reason'], string>> = {
  insults: 'insults',
  hate: 'hate speech',
  threats: 'threats',
  spam: 'spam',
  cheating: 'cheating',
  'offensive-name': 'an offensive name',
  other: 'a breach of the rules',
}

const END = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

function bannedSentence({ until, reason }: Ban): string {
  return `This account is banned for ${REASONS[reason] ?? REASONS.other} until ${END.format(new Date(until))} UTC.`
}
