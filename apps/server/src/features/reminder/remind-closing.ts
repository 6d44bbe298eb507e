import type { LobbyId, UserId } from '@bettle/contract'
import {
  bettingWindow,
  type ClosingReminder,
  closingReminderAt,
  type Instant,
  REMINDER_LIMITS,
  roundSpan,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { LobbyRow, Reader } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { claimWork, crossOff, planWork } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { say } from '../../texts/say.ts'
import { isOn } from '../match/reminder-work.ts'
import { type MatchTimetable, timetablesOfPlans } from '../match/timetable.ts'
import type { MessageReader, ReminderMessage } from './reminder-message.ts'
import { mayBeReminded, type NewReminder, storeReminders } from './reminder-store.ts'

const HOUR = 60 * 60_000

interface Due extends NewReminder {
  readonly lobbyId: LobbyId
  readonly roundId: string
}

/**
 * Reminds the players of a match who have not bet that betting closes in a minute ([RE6]), and plans the next reminder.
 * Lobbies of one match may close at different times, because their settings differ.
 */
export async function remindClosing(ctx: Context, work: OwnedWork): Promise<void> {
  const now = ctx.clock.now()
  const { due, nextAt } = await duesOf(ctx.db, work.ownerId, now)
  // Read before the transaction, because it may ask Redis.
  const watching = new Map(
    await Promise.all(due.map(async ({ lobbyId }) => [lobbyId, await ctx.live.usersAt(lobbyId)] as const)),
  )
  await transaction(ctx, async (tx) => {
    if (!(await claimWork(tx, work, ctx.clock.date()))) return
    for (const reminder of due) {
      const players = await playersWithoutBet(tx, reminder.lobbyId, reminder.roundId, now)
      const away = players.filter((userId) => !watching.get(reminder.lobbyId)?.has(userId))
      await storeReminders(tx, away, reminder, now)
    }
    await crossOff(tx, work, ctx.clock.date())
    if (nextAt !== undefined) await planWork(tx, [{ ...work, queue: `remind:${work.ownerId}`, runAt: nextAt }])
  })
  if (due.length > 0) ctx.jobs.wake()
}

/** Returns the reminders that are due now, and when to look again; undefined if the times of the match decide that. */
async function duesOf(
  reader: Reader,
  matchId: string,
  now: Instant,
): Promise<{ due: Due[]; nextAt: Instant | undefined }> {
  const { rows } = await sql<LobbyRow & { home_team: string; away_team: string }>`
    select lobby.*, match.home_team, match.away_team from lobby join match on match.id = lobby.match_id
    where lobby.match_id = ${matchId} and lobby.status = 'open' and match.status in ('upcoming', 'active')
      and match.deleted_at is null
      and exists (select from member join reminder_choice choice on choice.account_id = member.account_id
        where member.lobby_id = lobby.id and member.present and choice.kind = 'closing' and ${isOn})
    order by lobby.id`.execute(reader)
  const timetables = new Map(
    (await timetablesOfPlans(reader, [...new Set(rows.map((row) => row.plan_id))])).map((one) => [one.planId, one]),
  )
  const found = rows.flatMap((row) => {
    const timetable = timetables.get(row.plan_id)
    return timetable ? [dueOf({ ...row, ...readLobby(row) }, timetable, now)] : []
  })
  const times = found.flatMap(({ nextAt }) => (nextAt === null ? [] : [nextAt]))
  return {
    due: found.flatMap(({ due }) => (due ? [due] : [])),
    nextAt: times.length > 0 ? Math.min(...times) : undefined,
  }
}

function dueOf(
  lobby: LobbyRow & { readonly home_team: string; readonly away_team: string },
  timetable: MatchTimetable,
  now: Instant,
): { due?: Due; nextAt: Instant | null } {
  const window = bettingWindow(timetable, lobby.settings, now)
  const { round, closesAt, state } = window
  if (!round || closesAt === null) return { nextAt: null }
  const { startsAt } = roundSpan(timetable, round)
  // The window of the next round is known when this one starts.
  const later = startsAt !== null && startsAt > now ? startsAt : null
  const at = closingReminderAt(window)
  if (at === null || now >= closesAt) return { nextAt: later }
  if (at > now) return { nextAt: at }
  if (state === 'closed') return { nextAt: later }
  const parameters = {
    kind: 'closing' as const,
    lobbyId: lobby.id,
    address: lobby.code ?? lobby.id,
    home: lobby.home_team,
    away: lobby.away_team,
    roundNumber: round.roundNumber,
  }
  return {
    due: {
      kind: 'closing',
      lobbyId: lobby.id as LobbyId,
      roundId: round.id,
      key: round.id,
      parameters,
      expiresAt: closesAt,
      countedFrom: startsAt ?? closesAt,
    },
    nextAt: later ?? closesAt,
  }
}

/** Returns the players who may bet on a round and have not, without those who had three such reminders in an hour. */
async function playersWithoutBet(reader: Reader, lobbyId: LobbyId, roundId: string, now: Instant): Promise<UserId[]> {
  const { rows } = await sql<{ id: UserId }>`
    select account.id from member join account on account.id = member.account_id
      join reminder_choice choice on choice.account_id = account.id and choice.kind = 'closing'
    where member.lobby_id = ${lobbyId} and ${isOn} and ${canStillBet(roundId)}
      and ${mayBeReminded(now)}
      and (select count(distinct reminder.key) from reminder where reminder.account_id = account.id
        and reminder.kind = 'closing' and reminder.key <> ${roundId}
        and reminder.made_at > ${new Date(now - HOUR)}) < ${REMINDER_LIMITS.closingAnHour}
    order by account.id`.execute(reader)
  return rows.map(({ id }) => id)
}

/** SQL condition: the member plays, has chips, and has no bet on this round. */
const canStillBet = (roundId: string) => sql<boolean>`(member.role = 'player' and member.present
  and member.seat_end is null and member.eliminated_in is null and member.chips > 0
  and not exists (select from bet where bet.lobby_id = member.lobby_id and bet.account_id = member.account_id
    and bet.round_id = ${roundId}::uuid))`

/** Returns the message of a reminder; undefined if the player may not bet any more, has bet, or has the game open. */
export async function closingMessage(
  { live, db }: Context,
  userId: UserId,
  { lobbyId, roundNumber, home, away }: ClosingReminder,
  roundId: string,
  { language, shown }: MessageReader,
): Promise<ReminderMessage | undefined> {
  if ((await live.usersAt(lobbyId as LobbyId)).has(userId)) return undefined
  const { rows } = await sql`
    select from member join lobby on lobby.id = member.lobby_id
    where member.lobby_id = ${lobbyId} and member.account_id = ${userId} and lobby.status = 'open'
      and ${canStillBet(roundId)}`.execute(db)
  if (rows.length === 0) return undefined
  return {
    title: say(language, 'reminder.closing.title'),
    body: say(language, 'reminder.closing.body', { round: roundNumber, home: shown(home), away: shown(away) }),
  }
}
