import { randomBytes } from 'node:crypto'
import {
  GameError,
  type GameSettingsGiven,
  type Lobby,
  type LobbyId,
  type MatchId,
  sentence,
  settingIssue,
  type UserId,
} from '@bettle/contract'
import {
  completeSettings,
  hasBegun,
  isJoinable,
  ledgerGenesis,
  lobbyCodeFrom,
  settingsPlayed,
  settingsProblems,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { LobbyRow, MatchRow, Tx } from '../../db/schema.ts'
import { inMatch } from '../../transactions/in-match.ts'
import { insertDeal } from '../card/deal-store.ts'
import { digest } from '../ledger/digest.ts'
import { isOfPracticeCup, isPractice } from '../match/practice-match.ts'
import { wakeReminders } from '../match/reminder-work.ts'
import { loadTimetable } from '../match/timetable.ts'
import { planFor } from '../match-control/plan-for.ts'
import { pushesThenMatch } from '../match-control/timetable/pushes-of-times.ts'
import { expecting } from '../match-control/under-control.ts'
import { lobbyRow } from '../member/member-store.ts'
import { isAdministrator } from '../user/is-administrator.ts'
import { refuseUnconfirmed } from '../user/must-confirm-email.ts'
import { announceLobby } from './announce-lobby.ts'
import { lobbyView } from './lobby-view.ts'
import { publishMyGames } from './publish-my-games.ts'
import { refuseOpening, refuseOverCaps } from './seat/refuse-over-caps.ts'
import { seatNewMember } from './seat/seat-member.ts'

export interface CreateLobby {
  readonly matchId: MatchId
  readonly gameSettings: GameSettingsGiven
  /** True if the creator takes no seat ([M16]). */
  readonly hostOnly?: boolean
  /** True if the server opens a trial game for a guest ([G3]). */
  readonly isForGuest?: boolean
  /** The state of the match for which an administrator's next step offered to open its first lobby ([W9]). */
  readonly expectedState?: string | undefined
  /** The lobby whose members are invited ([G14]). */
  readonly rematchOf?: LobbyId
  /** Bots that take their seats with the host, in the same transaction. */
  readonly bots?: readonly UserId[]
  /** True for a room, whose members record the match. The match has only this lobby ([RM10]). */
  readonly isForRoom?: boolean
  /** Runs in the transaction before anything is written. An error cancels the transaction. */
  readonly check?: (tx: Tx) => Promise<void>
  /** Runs in the transaction after the host is seated. An error cancels the transaction. */
  readonly after?: (tx: Tx, lobby: LobbyRow) => Promise<void>
}

/** Opens a lobby. Its creator is the host, and joins as player ([M5]) or takes no seat ([M16]). */
export async function createLobby(
  ctx: Context,
  hostId: UserId,
  { isForGuest = false, isForRoom = false, check, after, ...request }: CreateLobby,
): Promise<Lobby> {
  refuseInvalid(request.gameSettings)
  // Runs in the match transaction, so that the plan of this round length is created once and no half starts meanwhile.
  const lobby = await inMatch(ctx, request.matchId, async (tx, match) => {
    await check?.(tx)
    await refuseSecondStep(tx, match, hostId, request.expectedState)
    // A guest's own match and the match of a room each have only the lobby with which they were created, and a match of
    // the practice cup has only the cup's lobbies: it would be postponed for other players while nobody enrols.
    if ((match.guest_id !== null && !isForGuest) || (match.room_of !== null && !isForRoom) || isOfPracticeCup(match))
      throw new GameError('match-not-found')
    if (match.status === 'completed' || match.status === 'abandoned') throw new GameError('last-round')
    const settings = settingsPlayed(completeSettings(request.gameSettings), { isPractice: isPractice(match) })
    const plan = await planFor(tx, match, settings.roundDuration, ctx.clock.now())
    const timetable = await loadTimetable(tx, match.id, plan.id)
    if (!isJoinable(timetable, settings, ctx.clock.now())) throw new GameError('last-round')
    await refuseUnconfirmed(ctx, tx, hostId)
    // The opening of a room was already counted when its match was copied.
    if (isForRoom) await refuseOverCaps(ctx, tx, hostId)
    else await refuseOpening(ctx, tx, hostId)
    const created = await insertLobby(tx, {
      match_id: match.id,
      plan_id: plan.id,
      host_id: hostId,
      settings: JSON.stringify(settings),
      is_private: settings.isPrivate,
      created_at: ctx.clock.date(),
      rematch_of: request.rematchOf ?? null,
      host_records: request.hostOnly === true,
    })
    await insertDeal(tx, created, hasBegun(timetable, ctx.clock.now()) ? ctx.clock.date() : null)
    await seatHost(tx, created, hostId, request, ctx.clock.date())
    await after?.(tx, created)
    await wakeReminders(tx, match.id, ctx.clock.now(), hostId)
    // The match says that its operator is there ([F30]).
    return { reply: created, ...(request.hostOnly && (await pushesThenMatch(tx, match))) }
  })
  publishMyGames(ctx, hostId)
  await announceLobby(ctx, lobby.id as LobbyId, 'lobby.opened')
  return lobbyView(ctx, lobby.id, hostId)
}

/**
 * Refuses the next step of a match day if another operator acted first. Nobody else learns in this way whether a match
 * has a private lobby.
 */
async function refuseSecondStep(tx: Tx, match: MatchRow, userId: UserId, expectedState?: string): Promise<void> {
  if (expectedState === undefined || !(await isAdministrator(tx, userId))) return
  await expecting(expectedState)(tx, match)
  const other = await tx
    .selectFrom('lobby')
    .select('id')
    .where('match_id', '=', match.id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (other) {
    throw new GameError('half-state', sentence('other-lobby-first'))
  }
}

/** Seats the host, and then the bots, which so come after the host in each order of joining. */
async function seatHost(
  tx: Tx,
  lobby: LobbyRow,
  hostId: UserId,
  { hostOnly, bots = [] }: Pick<CreateLobby, 'hostOnly' | 'bots'>,
  now: Date,
): Promise<void> {
  await seatNewMember(tx, lobby, hostId, hostOnly ? 'spectator' : 'player', now)
  const afterHost = new Date(now.getTime() + 1)
  // Each seat moves chips, which changes the head of the lobby's ledger.
  for (const bot of bots) await seatNewMember(tx, await lobbyRow(tx, lobby.id), bot, 'player', afterHost)
}

/** @throws GameError `invalid-settings` with every problem of the settings */
export function refuseInvalid(settings: GameSettingsGiven): void {
  const problems = settingsProblems(settings)
  if (problems.length === 0) return
  const issues = problems.map(settingIssue)
  const [first] = issues
  throw new GameError('invalid-settings', { message: '', ...first, issues })
}

interface NewLobby {
  match_id: string
  plan_id: string
  host_id: string
  settings: string
  is_private: boolean
  created_at: Date
  rematch_of: string | null
  host_records: boolean
}

const TRIES = 10

/** Inserts the lobby with a code that no open lobby has ([M4]). With a billion codes, a second try is rare. */
async function insertLobby(tx: Tx, lobby: NewLobby): Promise<LobbyRow> {
  const id = newId<LobbyId>()
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const created = await tx
      .insertInto('lobby')
      .values({
        ...lobby,
        id,
        code: lobbyCodeFrom(randomBytes(6)),
        status: 'open',
        ledger_hash: ledgerGenesis(id, digest).hash,
      })
      .onConflict((conflict) => conflict.column('code').where(sql<boolean>`status = 'open'`).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (created) return readLobby(created)
  }
  throw new Error('no free lobby code was found')
}
