import type { LobbyId, UserId } from '@bettle/contract'
import { REMINDER_LIMITS, type StartReminder, startReminderAt } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { MatchRow, Reader } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { claimWork, crossOff, planWork } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { say } from '../../texts/say.ts'
import { isOn } from '../match/reminder-work.ts'
import type { MessageReader, ReminderMessage } from './reminder-message.ts'
import { mayBeReminded, storeReminders } from './reminder-store.ts'

const MINUTE = 60_000

/**
 * Reminds the players of a match 15 minutes before its planned start ([RE10]). If the start was moved to a later time,
 * the job is planned again.
 */
export async function remindStarts(ctx: Context, work: OwnedWork): Promise<void> {
  const now = ctx.clock.now()
  await transaction(ctx, async (tx) => {
    if (!(await claimWork(tx, work, ctx.clock.date()))) return
    // Read after the claim: a change of the start that commits later finds no job, and plans a new one.
    const match = await tx.selectFrom('match').selectAll().where('id', '=', work.ownerId).executeTakeFirst()
    const startsAt = match && plannedStart(match)
    await crossOff(tx, work, ctx.clock.date())
    if (!match || startsAt === undefined || startsAt <= now) return
    const remindAt = startReminderAt(startsAt)
    if (remindAt > now) return planWork(tx, [{ ...work, queue: `remind:${match.id}`, runAt: remindAt }])
    for (const { lobbyId, address, userIds } of await seatsToRemind(tx, match.id, startsAt, now)) {
      const parameters: StartReminder = {
        ...{ kind: 'starts', matchId: match.id, lobbyId, address, startsAt },
        ...{ home: match.home_team, away: match.away_team },
      }
      const key = `${match.id} ${startsAt}`
      await storeReminders(
        tx,
        userIds,
        { kind: 'starts', key, parameters, expiresAt: startsAt, countedFrom: startsAt },
        now,
      )
    }
  })
  ctx.jobs.wake()
}

/** Returns the planned start of a match; undefined if it has none, or has begun, or is deleted. */
const plannedStart = ({ status, deleted_at, planned_start }: MatchRow): number | undefined =>
  status === 'upcoming' && !deleted_at ? planned_start?.getTime() : undefined

interface Seats {
  readonly lobbyId: LobbyId
  readonly address: string
  readonly userIds: UserId[]
}

/**
 * Returns the players of a match who were not reminded of it within the last hour, each in the lobby of the earliest
 * seat. A player who took the seat in the last 15 minutes knows that the match starts.
 */
async function seatsToRemind(reader: Reader, matchId: string, startsAt: number, now: number): Promise<Seats[]> {
  const { rows } = await sql<Seats>`
    select seat."lobbyId", seat.address, array_agg(seat.id order by seat.id) as "userIds" from (
      select distinct on (account.id) account.id, lobby.id as "lobbyId", coalesce(lobby.code, lobby.id::text) as address
      from member join account on account.id = member.account_id
        join reminder_choice choice on choice.account_id = account.id and choice.kind = 'starts'
        join lobby on lobby.id = member.lobby_id
      where lobby.match_id = ${matchId} and lobby.status = 'open' and ${isSeated}
        and member.joined_at <= ${new Date(startReminderAt(startsAt))} and ${isOn}
        and ${mayBeReminded(now)} and not exists (
          select from reminder where reminder.account_id = account.id and reminder.kind = 'starts'
            and starts_with(reminder.key, ${`${matchId} `})
            and reminder.made_at > ${new Date(now - REMINDER_LIMITS.startsApart)} and ${mayHaveArrived})
      order by account.id, member.joined_at, lobby.id) seat
    group by seat."lobbyId", seat.address order by seat."lobbyId"`.execute(reader)
  return rows
}

/** SQL on `member`: the member plays and is not out. */
const isSeated = sql<boolean>`(member.role = 'player' and member.present and member.seat_end is null)`

/** SQL on `reminder`: it was sent, or is being sent. A reminder of a start that was moved in time is neither. */
const mayHaveArrived = sql<boolean>`(reminder.outcome in ('sent', 'unknown')
  or reminder.outcome is null and reminder.tried_at is not null)`

/** Returns the message of a reminder; undefined if the start was moved, or the user left or has the game open. */
export async function startMessage(
  { db, clock, live }: Context,
  userId: UserId,
  { matchId, startsAt, home, away }: StartReminder,
  { language, shown }: MessageReader,
): Promise<ReminderMessage | undefined> {
  const { rows } = await sql<{ lobbyId: LobbyId }>`
    select lobby.id as "lobbyId" from member join lobby on lobby.id = member.lobby_id
      join match on match.id = lobby.match_id
    where match.id = ${matchId} and member.account_id = ${userId} and lobby.status = 'open' and ${isSeated}
      and match.status = 'upcoming' and match.deleted_at is null
      and match.planned_start = ${new Date(startsAt)}`.execute(db)
  if (rows.length === 0) return undefined
  const watching = await Promise.all(rows.map(({ lobbyId }) => live.usersAt(lobbyId)))
  if (watching.some((users) => users.has(userId))) return undefined
  const minutes = Math.ceil((startsAt - clock.now()) / MINUTE)
  return {
    title: say(language, 'reminder.starts.title'),
    body: say(language, 'reminder.starts.body', { home: shown(home), away: shown(away), minutes }),
  }
}
