import type { ActionKind, MatchId, OperatorAction } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { banUser, liftBan } from '../administration/users/ban-user.ts'
import { createUser } from '../administration/users/create-user.ts'
import { deleteUser } from '../administration/users/delete-user.ts'
import { disableUser, enableUser } from '../administration/users/disable-user.ts'
import { endUserSession } from '../administration/users/end-user-session.ts'
import { renameUser } from '../administration/users/rename-user.ts'
import { updateUser } from '../administration/users/update-user.ts'
import { createAvatar } from '../avatar/create-avatar.ts'
import { deleteAvatar } from '../avatar/delete-avatar.ts'
import { updateAvatar } from '../avatar/update-avatar.ts'
import { muteMember, unmuteMember } from '../chat/mute-member.ts'
import { removeChat } from '../chat/remove-chat.ts'
import { resetCircleName } from '../circle/reset-name.ts'
import { addFixtures, createCompetition, updateCompetition } from '../competition/create-competition.ts'
import { decide } from '../competition/decide.ts'
import { createInvitationCodes } from '../competition/invitation-codes.ts'
import { revertLanding } from '../content/publish-landing.ts'
import { copyMatch } from '../copy-match/copy-match.ts'
import { restoreSetup } from '../copy-match/restore-setup.ts'
import { updateCrashReport } from '../crash/update-crash-report.ts'
import { addMatchEventType } from '../event-type/add-match-event-type.ts'
import { createEventType } from '../event-type/create-event-type.ts'
import { deleteEventType } from '../event-type/delete-event-type.ts'
import { removeMatchEventType } from '../event-type/remove-match-event-type.ts'
import { reorderMatchEventTypes } from '../event-type/reorder-match-event-types.ts'
import { restoreEventTypes } from '../event-type/restore-event-types.ts'
import { reorderEventTypes, updateEventType } from '../event-type/update-event-type.ts'
import { followFeed, unfollowFeed } from '../feed/follow-feed.ts'
import { createProvider, deleteProvider, updateProvider } from '../feed/provider/manage-providers.ts'
import { handBackFeed, takeOverFeed } from '../feed/take-over-feed.ts'
import { updateChips } from '../lobby/update-chips.ts'
import { halfRow } from '../match/match-store.ts'
import { abandonMatch } from '../match-control/abandon-match.ts'
import { confirmResults } from '../match-control/confirm-results.ts'
import { createMatch } from '../match-control/create-match.ts'
import { deleteMatches } from '../match-control/delete-matches.ts'
import { endMatch } from '../match-control/end-match.ts'
import { restoreMatch } from '../match-control/restore-match.ts'
import { resume, suspend } from '../match-control/suspend.ts'
import { createHalf } from '../match-control/timetable/create-half.ts'
import { createRound } from '../match-control/timetable/create-round.ts'
import { deleteHalf } from '../match-control/timetable/delete-half.ts'
import { deleteRound } from '../match-control/timetable/delete-round.ts'
import { endHalf, endHalfAt } from '../match-control/timetable/end-half.ts'
import { pauseHalf, resumeHalf } from '../match-control/timetable/pause-half.ts'
import { reopenHalf } from '../match-control/timetable/reopen-half.ts'
import { restoreTimes } from '../match-control/timetable/restore-times.ts'
import { startHalf } from '../match-control/timetable/start-half.ts'
import { updateHalf } from '../match-control/timetable/update-half.ts'
import { updateRound } from '../match-control/timetable/update-round.ts'
import { settleEndedRounds } from '../match-control/timetable/update-rounds.ts'
import { updateMatch } from '../match-control/update-match.ts'
import { deleteMatchEvent } from '../match-event/delete-match-event.ts'
import { recordMatchEvent } from '../match-event/record-match-event.ts'
import { restoreMatchEvent } from '../match-event/restore-match-event.ts'
import { updateMatchEvent } from '../match-event/update-match-event.ts'
import { createOdds } from '../odds/create-odds.ts'
import { deleteOdds } from '../odds/delete-odds.ts'
import { restoreOdds } from '../odds/restore-odds.ts'
import { updateOdds } from '../odds/update-odds.ts'
import type { Operator } from '../operator/operator.ts'
import { closeReport, reopenReport } from '../report/close-report.ts'

/** All actions except an undo, which runs one of the other actions. */
export type PlainAction = Exclude<OperatorAction, { kind: 'undo' }>

type Performing = {
  readonly [Kind in PlainAction['kind']]: (
    ctx: Context,
    operator: Operator,
    action: Extract<PlainAction, { kind: Kind }>,
  ) => Promise<unknown>
}

/** The function for each action of an operator, by kind. */
const performing: Performing = {
  'create-match': createMatch,
  'update-match': (ctx, operator, { matchId, ...request }) => updateMatch(ctx, operator, matchId, request),
  'delete-match': (ctx, operator, { matchId, onlyUnplayed = false }) =>
    deleteMatches(ctx, operator, [matchId], { onlyUnplayed }),
  'restore-match': restoreMatch,
  'abandon-match': (ctx, operator, { matchId, reason }) => abandonMatch(ctx, operator, matchId, reason),
  'confirm-results': (ctx, operator, { matchId }) => confirmResults(ctx, operator, matchId),
  'settle-due': (ctx, operator, { matchId }) => settleEndedRounds(ctx, operator, matchId),

  'create-half': createHalf,
  'delete-half': (ctx, operator, { halfId }) => deleteHalf(ctx, operator, halfId),
  'start-half': (ctx, operator, { matchId, halfNumber }) => startHalf(ctx, operator, matchId, halfNumber),
  'end-half': endTheHalf,
  'end-match': (ctx, operator, { matchId }) => endMatch(ctx, operator, matchId),
  'reopen-half': (ctx, operator, { matchId, halfNumber }) => reopenHalf(ctx, operator, matchId, halfNumber),
  'pause-half': (ctx, operator, { matchId, halfNumber, at }) => pauseHalf(ctx, operator, matchId, halfNumber, at),
  'resume-half': (ctx, operator, { matchId, halfNumber, at }) => resumeHalf(ctx, operator, matchId, halfNumber, at),
  'update-half': (ctx, operator, { halfId, ...request }) => updateHalf(ctx, operator, halfId, request),
  'restore-times': restoreTimes,
  'create-round': (ctx, operator, { halfId, roundId, startMinute, endMinute = null }) =>
    createRound(ctx, operator, halfId, { startMinute, endMinute }, roundId),
  'update-round': (ctx, operator, { roundId, ...request }) => updateRound(ctx, operator, roundId, request),
  'delete-round': (ctx, operator, { roundId }) => deleteRound(ctx, operator, roundId),

  'record-event': (ctx, operator, { matchId, ...request }) =>
    recordMatchEvent(ctx, operator, { match: matchId, ...request }),
  'update-event': (ctx, operator, { eventId, ...request }) => updateMatchEvent(ctx, operator, eventId, request),
  'delete-event': (ctx, operator, { eventId, reason }) => deleteMatchEvent(ctx, operator, eventId, reason),
  'restore-event': (ctx, operator, { eventId, reason }) => restoreMatchEvent(ctx, operator, eventId, reason),

  'follow-feed': (ctx, operator, { kind: _, matchId, ...request }) => followFeed(ctx, operator, matchId, request),
  'unfollow-feed': (ctx, operator, { matchId }) => unfollowFeed(ctx, operator, matchId),
  'take-over-feed': (ctx, operator, { matchId }) => takeOverFeed(ctx, operator, matchId),
  'hand-back-feed': (ctx, operator, { matchId }) => handBackFeed(ctx, operator, matchId),

  'create-feed-provider': (ctx, operator, { kind: _, ...form }) => createProvider(ctx, operator, form),
  'update-feed-provider': (ctx, operator, { kind: _, providerId, ...form }) =>
    updateProvider(ctx, operator, providerId, form),
  'delete-feed-provider': (ctx, operator, { providerId }) => deleteProvider(ctx, operator, providerId),

  'create-odds': (ctx, operator, { matchId, ...request }) => createOdds(ctx, operator, matchId, request),
  'update-odds': (ctx, operator, { oddsId, ...request }) => updateOdds(ctx, operator, oddsId, request),
  'delete-odds': (ctx, operator, { oddsId }) => deleteOdds(ctx, operator, oddsId),
  'restore-odds': restoreOdds,
  'add-event-type': (ctx, operator, { matchId, name, customOdds }) =>
    addMatchEventType(ctx, operator, matchId, { eventTypeName: name, customOdds }),
  'remove-event-type': (ctx, operator, { matchId, name }) => removeMatchEventType(ctx, operator, matchId, name),
  'reorder-event-types': (ctx, operator, { matchId, order }) => reorderMatchEventTypes(ctx, operator, matchId, order),
  'restore-event-types': restoreEventTypes,
  'copy-match': copyMatch,
  'restore-setup': restoreSetup,
  suspend: (ctx, operator, { kind: _, ...target }) => suspend(ctx, operator, target),
  resume: (ctx, operator, { kind: _, ...target }) => resume(ctx, operator, target),
  'create-event-type': (ctx, operator, { name, displayName, position }) =>
    createEventType(ctx, operator, name, displayName, position),
  'delete-event-type': (ctx, operator, { name }) => deleteEventType(ctx, operator, name),
  'update-event-type': (ctx, operator, { kind: _, name, ...change }) => updateEventType(ctx, operator, name, change),
  'order-event-types': (ctx, operator, { order }) => reorderEventTypes(ctx, operator, order),

  'create-user': (ctx, operator, { kind: _, ...form }) => createUser(ctx, operator, form),
  'update-user': (ctx, operator, { kind: _, userId, ...change }) => updateUser(ctx, operator, userId, change),
  'delete-user': (ctx, operator, { userId }) => deleteUser(ctx, operator, userId),
  'disable-user': (ctx, operator, { userId, reason }) => disableUser(ctx, operator, userId, reason),
  'enable-user': (ctx, operator, { userId, reason }) => enableUser(ctx, operator, userId, reason),
  'ban-user': banUser,
  'lift-ban': (ctx, operator, { userId }) => liftBan(ctx, operator, userId),
  'rename-user': (ctx, operator, { userId }) => renameUser(ctx, operator, userId),
  'end-session': (ctx, operator, { userId, sessionId }) => endUserSession(ctx, operator, userId, sessionId),
  'create-avatar': (ctx, operator, { name, image, avatarId }) => createAvatar(ctx, operator, { name, image }, avatarId),
  'update-avatar': (ctx, operator, { kind: _, avatarId, ...form }) => updateAvatar(ctx, operator, avatarId, form),
  'delete-avatar': (ctx, operator, { avatarId }) => deleteAvatar(ctx, operator, avatarId),
  'update-chips': updateChips,
  'create-competition': (ctx, operator, { kind: _, ...form }) => createCompetition(ctx, operator, form),
  'update-competition': (ctx, operator, { kind: _, competitionId, ...change }) =>
    updateCompetition(ctx, operator, competitionId, change),
  'add-fixtures': (ctx, operator, { competitionId, matchIds }) => addFixtures(ctx, operator, competitionId, matchIds),
  'decide-competition': (ctx, operator, { competitionId, decision, reason }) =>
    decide(ctx, operator, competitionId, decision, reason),
  'create-invitation-codes': (ctx, operator, { kind: _, competitionId, ...codes }) =>
    createInvitationCodes(ctx, operator, competitionId, codes),
  'close-report': closeReport,
  'reopen-report': reopenReport,
  'rename-circle': (ctx, operator, { circleId }) => resetCircleName(ctx, operator, circleId),
  'remove-message': (ctx, operator, { messageId }) => removeChat(ctx, operator, messageId),
  'mute-member': muteMember,
  'unmute-member': unmuteMember,
  'publish-landing': (ctx, operator, { revision }) => revertLanding(ctx, operator, { revision }),

  'update-crash-report': updateCrashReport,
}

/** Runs an operator's action by its kind; each action logs itself ([O1]). */
export function operate<Kind extends PlainAction['kind']>(
  ctx: Context,
  operator: Operator,
  action: Extract<PlainAction, { kind: Kind }>,
): Promise<unknown> {
  return performing[action.kind as Kind](ctx, operator, action)
}

async function endTheHalf(
  ctx: Context,
  operator: Operator,
  { matchId, halfNumber, endTime }: Extract<PlainAction, { kind: 'end-half' }>,
): Promise<void> {
  if (endTime === undefined) return endHalf(ctx, operator, matchId, halfNumber)
  const half = await ctx.db
    .selectFrom('match_half')
    .select('id')
    .where('match_id', '=', matchId)
    .where('half_number', '=', halfNumber)
    .executeTakeFirst()
  return half ? endHalfAt(ctx, operator, half.id, endTime) : endHalf(ctx, operator, matchId, halfNumber)
}

/** Returns the match of an action, or undefined if the action has none or creates it. */
export async function matchOf({ db }: Pick<Context, 'db'>, action: PlainAction): Promise<MatchId | undefined> {
  if ('matchId' in action) return action.matchId
  if ('halfId' in action) return (await halfRow(db, action.halfId)).match_id as MatchId
  const found = await matchNamedBy(db, action)
  return found?.match_id as MatchId | undefined
}

async function matchNamedBy(db: Context['db'], action: PlainAction): Promise<{ match_id: string } | undefined> {
  if ('eventId' in action) {
    return db.selectFrom('match_event').select('match_id').where('id', '=', action.eventId).executeTakeFirst()
  }
  if ('oddsId' in action && action.oddsId !== undefined) {
    return db.selectFrom('option').select('match_id').where('id', '=', action.oddsId).executeTakeFirst()
  }
  if ('lobbyId' in action) {
    return db.selectFrom('lobby').select('match_id').where('id', '=', action.lobbyId).executeTakeFirst()
  }
  if (!('roundId' in action) || action.roundId === undefined) return undefined
  return db
    .selectFrom('round')
    .innerJoin('plan', 'plan.id', 'round.plan_id')
    .select('plan.match_id')
    .where('round.id', '=', action.roundId)
    .executeTakeFirst()
}

export const KINDS = Object.keys(performing) as ActionKind[]
