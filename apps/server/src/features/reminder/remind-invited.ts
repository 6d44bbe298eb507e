import type { LobbyId, UserId } from '@bettle/contract'
import type { InvitedReminder } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { isInvited } from '../../db/queries/invitations.ts'
import type { Tx } from '../../db/schema.ts'
import { say } from '../../texts/say.ts'
import type { MessageReader, ReminderMessage } from './reminder-message.ts'
import { mayBeReminded, storeReminders } from './reminder-store.ts'

/** How long an invitation is worth a reminder (ms). */
const LASTS_FOR = 2 * 60 * 60_000

/**
 * Reminds users that a friend asks them into a lobby, within the transaction that writes their notices ([RE12]). Each
 * user gets one reminder of a lobby.
 * @param after the finished lobby that the lobby follows; null for an evening of a circle
 */
export async function remindInvited(
  tx: Tx,
  userIds: readonly UserId[],
  { lobbyId, after }: { readonly lobbyId: string; readonly after: string | null },
  now: number,
): Promise<void> {
  if (userIds.length === 0) return
  const { rows } = await sql<Omit<InvitedReminder, 'kind' | 'after'>>`
    select lobby.id as "lobbyId", coalesce(lobby.code, lobby.id::text) as address, match.home_team as home,
      match.away_team as away
    from lobby join match on match.id = lobby.match_id where lobby.id = ${lobbyId}`.execute(tx)
  for (const game of rows) {
    const parameters: InvitedReminder = { kind: 'invited', ...game, after }
    await storeReminders(tx, userIds, { kind: 'invited', key: lobbyId, parameters, expiresAt: now + LASTS_FOR }, now)
  }
}

/**
 * Returns the message of an invitation; undefined if it was withdrawn: its lobby has closed, a newer one replaced it, the
 * user blocks the host, has come, or has read the notice.
 */
export async function invitedMessage(
  { db, clock, live }: Context,
  userId: UserId,
  { lobbyId, home, away, after }: InvitedReminder,
  { language, shown }: MessageReader,
): Promise<ReminderMessage | undefined> {
  const { rows } = await sql<{ by: string }>`
    select account.username as by from lobby join match on match.id = lobby.match_id
      join account on account.id = lobby.host_id
    where lobby.id = ${lobbyId} and match.status in ('upcoming', 'active') and match.deleted_at is null
      and ${isInvited(userId)} and ${mayBeReminded(clock.now())}
      and not exists (select from member where member.lobby_id = lobby.id and member.account_id = ${userId})
      and exists (select from notice where notice.account_id = ${userId} and notice.read_at is null
        and notice.details->>'code' = lobby.code)
      and ${after === null ? isOfOwnCircle(userId) : sql<boolean>`lobby.rematch_of = ${after}`}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const open = await Promise.all([lobbyId, after ?? lobbyId].map((id) => live.usersAt(id as LobbyId)))
  if (open.some((users) => users.has(userId))) return undefined
  return {
    title: say(language, 'reminder.invited.title'),
    body: say(language, 'reminder.invited.body', { by: shown(row.by), home: shown(home), away: shown(away) }),
  }
}

/** SQL on `lobby`: it is an evening of a circle of which the user is a member who gets notices. */
const isOfOwnCircle = (userId: UserId) => sql<boolean>`exists (
  select from circle_evening join circle_member on circle_member.circle_id = circle_evening.circle_id
  where circle_evening.lobby_id = lobby.id and circle_member.account_id = ${userId} and circle_member.left_at is null
    and not circle_member.muted)`
