import { figuresOf, type LobbyId, type UserId } from '@bettle/contract'
import { type ResultReminder, STAGE_OUTCOMES, type StageOutcome, type StageReminder } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { Reader, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { claimWork, crossOff } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { say } from '../../texts/say.ts'
import { seenByThemselves } from '../leaderboard/leaderboard.ts'
import { isOn } from '../match/reminder-work.ts'
import { kindOf } from '../member/lobby-kind.ts'
import { membersOf } from '../member/member-store.ts'
import type { MessageReader, ReminderMessage } from './reminder-message.ts'
import { mayBeReminded, storeReminders } from './reminder-store.ts'

/** How long a result is worth a reminder (ms). */
const LASTS_FOR = 6 * 60 * 60_000

/** SQL on `match`: its results are confirmed. An operator may undo that. */
const isConfirmed = sql<boolean>`(match.status = 'completed' and match.results_confirmed_at is not null
  and match.deleted_at is null)`

/**
 * SQL on `member`: the member played to the end or was eliminated, and still belongs to the lobby. A competition reminds
 * of the end of a stage instead, so its lobbies, which have no host, are left out.
 */
const hasResult = sql<boolean>`(lobby.host_id is not null and member.ranked and member.present
  and not exists (select from removal where removal.lobby_id = member.lobby_id
    and removal.account_id = member.account_id and removal.removed_to = 'out'))`

/** Reminds the players of a match of their results, once a game, after the results were confirmed ([RE11]). */
export async function remindResult(ctx: Context, work: OwnedWork): Promise<void> {
  const now = ctx.clock.now()
  await transaction(ctx, async (tx) => {
    if (!(await claimWork(tx, work, ctx.clock.date()))) return
    await crossOff(tx, work, ctx.clock.date())
    for (const { userIds, ...game } of await gamesToRemind(tx, work.ownerId, now)) {
      const parameters: ResultReminder = { kind: 'result', ...game }
      await storeReminders(
        tx,
        userIds,
        { kind: 'result', key: game.lobbyId, parameters, expiresAt: now + LASTS_FOR },
        now,
      )
    }
  })
  ctx.jobs.wake()
}

interface Game extends Omit<ResultReminder, 'kind'> {
  readonly userIds: UserId[]
}

async function gamesToRemind(reader: Reader, matchId: string, now: number): Promise<Game[]> {
  const { rows } = await sql<Game>`
    select lobby.id as "lobbyId", coalesce(lobby.code, lobby.id::text) as address, match.home_team as home,
      match.away_team as away, array_agg(account.id order by account.id) as "userIds"
    from member join account on account.id = member.account_id
      join reminder_choice choice on choice.account_id = account.id and choice.kind = 'result'
      join lobby on lobby.id = member.lobby_id join match on match.id = lobby.match_id
    where match.id = ${matchId} and ${isConfirmed} and ${hasResult} and ${isOn} and ${mayBeReminded(now)}
    group by lobby.id, match.id order by lobby.id`.execute(reader)
  return rows
}

/** Returns the message about a game; undefined if the results are open again, or the user has the game open. */
export async function resultMessage(
  { db, live }: Context,
  userId: UserId,
  { lobbyId, home, away }: ResultReminder,
  { language, shown }: MessageReader,
): Promise<ReminderMessage | undefined> {
  if ((await live.usersAt(lobbyId as LobbyId)).has(userId)) return undefined
  const row = await db
    .selectFrom('lobby')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .innerJoin('member', 'member.lobby_id', 'lobby.id')
    .selectAll('lobby')
    .where('lobby.id', '=', lobbyId)
    .where('member.account_id', '=', userId)
    .where(isConfirmed)
    .where(hasResult)
    .executeTakeFirst()
  if (!row) return undefined
  const lobby = readLobby(row)
  const members = (await membersOf(db, [lobbyId])).map((member) => seenByThemselves(member, lobby.host_id))
  const { leaderboard } = figuresOf(members, kindOf(lobby))
  const rank = leaderboard.findIndex(({ user }) => user._id === userId)
  const own = leaderboard[rank]
  if (!own) return undefined
  const { chips } = own
  return {
    title: say(language, 'reminder.result.title'),
    body: say(language, 'reminder.result.body', {
      ...{ home: shown(home), away: shown(away), chips },
      ...{ rank: rank + 1, players: leaderboard.length },
    }),
  }
}

const isStageOutcome = (kind: string): kind is StageOutcome => (STAGE_OUTCOMES as readonly string[]).includes(kind)

/** Reminds an entry of a competition that its stage has ended, once a stage, beside the notice about it ([RE11]). */
export async function remindStage(
  tx: Tx,
  competitionId: string,
  { userId, kind, stage, notice }: Readonly<Record<'userId' | 'kind' | 'stage' | 'notice', string>>,
  now: number,
): Promise<void> {
  if (!isStageOutcome(kind)) return
  const parameters: StageReminder = { kind: 'result', competitionId, outcome: kind, notice }
  const key = `${competitionId} ${stage}`
  await storeReminders(tx, [userId as UserId], { kind: 'result', key, parameters, expiresAt: now + LASTS_FOR }, now)
}

/** Returns the message about a stage; undefined if a decision changed its outcome, or the user has read it. */
export async function stageMessage(
  { db }: Context,
  userId: UserId,
  { competitionId, outcome, notice }: StageReminder,
  { language, shown }: MessageReader,
): Promise<ReminderMessage | undefined> {
  const row = await db
    .selectFrom('notice')
    .innerJoin('competition', 'competition.id', 'notice.competition_id')
    .select('competition.name')
    .where('notice.account_id', '=', userId)
    .where('notice.key', '=', notice)
    .where('notice.competition_id', '=', competitionId)
    .where('notice.read_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    title: say(language, 'reminder.result.title'),
    body: say(language, `reminder.result.${outcome}`, { name: shown(row.name) }),
  }
}
