import { GameError, type GameSettingsGiven, type Lobby, sentence, type UserId } from '@bettle/contract'
import {
  areTeamsAlike,
  DAY,
  OWN_MATCH_AHEAD_DAYS,
  OWN_MATCHES_A_DAY,
  plainTeamName,
  teamNameProblem,
} from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { LobbyRow, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { refuseFaults } from '../../http/errors/invalid.ts'
import { createLobby, refuseInvalid } from '../lobby/create-lobby.ts'
import { refuseOpening } from '../lobby/seat/refuse-over-caps.ts'
import { createMatchIn } from '../match-control/create-match.ts'
import { deleteMatch } from '../match-control/delete-matches.ts'
import { countDailyAction } from '../user/count-daily-action.ts'
import { refuseUnconfirmed } from '../user/must-confirm-email.ts'
import { hasRecorders, nameHost, type RecorderChoice, settingsOfRoom } from './recorders/choose-recorders.ts'

export interface OpenOwnMatch {
  readonly homeTeam: string
  readonly awayTeam: string
  /** The planned kick-off; now if it is left out. */
  readonly startTime?: string | undefined
  readonly gameSettings: GameSettingsGiven
  readonly hostOnly: boolean
  readonly recorders?: RecorderChoice['recorders']
}

/** How far in the past a given kick-off may lie (ms): the form may have been open for a while. */
const JUST_NOW = 10 * 60_000

/** Opens a private lobby on a match that this user names; the lobby's members record it ([OM1]). */
export async function openOwnMatch(
  ctx: Context,
  hostId: UserId,
  { homeTeam, awayTeam, startTime, hostOnly, ...request }: OpenOwnMatch,
): Promise<Lobby> {
  const gameSettings = settingsOfRoom({ ...request, hostOnly })
  refuseInvalid(gameSettings)
  const kickOff = kickOffOf(ctx, startTime)
  const teams = { homeTeam: plainTeamName(homeTeam), awayTeam: plainTeamName(awayTeam) }
  refuseTeams(teams)
  const { match } = await transaction(ctx, async (tx) => {
    await refuseBot(tx, hostId)
    await refuseUnconfirmed(ctx, tx, hostId)
    // Locks the account, so that matches that one user opens at the same moment are counted one after the other.
    await refuseOpening(ctx, tx, hostId)
    if (ctx.config.rateLimits) {
      const said = sentence('own-matches-opened', { count: OWN_MATCHES_A_DAY })
      await countDailyAction(ctx, tx, hostId, { kind: 'own-match', most: OWN_MATCHES_A_DAY, said })
    }
    return createMatchIn(ctx, tx, null, {
      ...{ ...teams, startTime: kickOff.toISOString(), openedBy: hostId },
      ofRecorders: hasRecorders(request),
    })
  })
  try {
    const after =
      request.recorders === 'named'
        ? { after: async (tx: Tx, lobby: LobbyRow) => void (await nameHost(tx, lobby)) }
        : {}
    return await createLobby(ctx, hostId, { matchId: match._id, gameSettings, hostOnly, isForRoom: true, ...after })
  } catch (error) {
    // No user could read or play the match without a lobby, so the server deletes it.
    await deleteMatch(ctx, null, match._id)
    throw error
  }
}

function kickOffOf({ clock }: Pick<Context, 'clock'>, given: string | undefined): Date {
  const now = clock.now()
  if (given === undefined) return new Date(now)
  const at = Date.parse(given)
  const isPast = at < now - JUST_NOW
  const isFar = at > now + OWN_MATCH_AHEAD_DAYS * DAY
  refuseFaults([
    isPast && { path: 'startTime', ...sentence('kick-off-over') },
    isFar && {
      path: 'startTime',
      ...sentence('kick-off-far'),
    },
  ])
  return new Date(Math.max(at, now))
}

/** Refuses names that usernames could not have, and two names that look like one ([OM4]). */
function refuseTeams(teams: { readonly homeTeam: string; readonly awayTeam: string }): void {
  const faults = (['homeTeam', 'awayTeam'] as const).map((path) => {
    const problem = teamNameProblem(teams[path])
    return problem !== undefined && { path, ...sentence(`team-${problem}`) }
  })
  refuseFaults(faults)
  refuseFaults([
    areTeamsAlike(teams.homeTeam, teams.awayTeam) && {
      path: 'awayTeam',
      ...sentence('teams-alike'),
    },
  ])
}

async function refuseBot(tx: Tx, userId: UserId): Promise<void> {
  const account = await tx.selectFrom('account').select('is_bot').where('id', '=', userId).executeTakeFirstOrThrow()
  if (account.is_bot) throw new GameError('forbidden', { message: 'A bot cannot open a match.' })
}
