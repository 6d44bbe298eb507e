import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { attemptLimits } from '../http/limits/attempt-limits.ts'
import { codeQueryLimiter } from '../http/limits/code-query-limiter.ts'
import { keepBuild } from '../http/pages/kept-builds.ts'
import { sayWhereMailGoes } from '../mail/say-where-mail-goes.ts'
import type { Audiences } from '../push/audience.ts'
import { adoptFiles } from '../storage/create-storage.ts'
import { accountRoutes } from './account/account-routes.ts'
import { actionRoutes } from './action/action-routes.ts'
import { adminListRoutes } from './administration/admin-list-routes.ts'
import { ensureAdmin } from './administration/ensure-admin.ts'
import { ensureDemoPlayer } from './administration/ensure-demo-player.ts'
import { signOutPracticePlayers } from './administration/sign-out-practice-players.ts'
import { adminUserRoutes } from './administration/users/admin-user-routes.ts'
import { avatarRoutes } from './avatar/avatar-routes.ts'
import { ensureAvatars } from './avatar/ensure-avatars.ts'
import { betRoutes } from './bet/bet-routes.ts'
import { blockRoutes } from './block/block-routes.ts'
import { cardRoutes } from './card/card-routes.ts'
import { careerRoutes } from './career/career-routes.ts'
import { chatRoutes } from './chat/chat-routes.ts'
import { circleRoutes } from './circle/circle-routes.ts'
import { competitionSubscription } from './competition/audience.ts'
import { competitionRoutes } from './competition/competition-routes.ts'
import { contentRoutes } from './content/content-routes.ts'
import { copyMatchRoutes } from './copy-match/copy-match-routes.ts'
import { crashRoutes } from './crash/crash-routes.ts'
import { keepSourceMaps } from './crash/keep-source-maps.ts'
import { echoRoutes } from './echo/echo-routes.ts'
import { eventTypeRoutes } from './event-type/event-type-routes.ts'
import { feedRoutes } from './feed/feed-routes.ts'
import { guestRoutes } from './guest/guest-routes.ts'
import { createCrowds } from './leaderboard/crowd.ts'
import { lobbyRoutes } from './lobby/lobby-routes.ts'
import { matchSubscription } from './match/audience.ts'
import { matchRoutes } from './match-control/match-routes.ts'
import { matchEventRoutes } from './match-event/match-event-routes.ts'
import { lobbySubscription, seatSubscription } from './member/audience.ts'
import { oddsRoutes } from './odds/odds-routes.ts'
import { pastGamesRoutes } from './past-games/past-games-routes.ts'
import { practice } from './practice/practice.ts'
import { pruning } from './pruning.ts'
import { rematchRoutes } from './rematch/rematch-routes.ts'
import { pushKeys } from './reminder/push-keys.ts'
import { reminderRoutes } from './reminder/reminder-routes.ts'
import { reportRoutes } from './report/report-routes.ts'
import { roomRoutes } from './room/room-routes.ts'
import { jobKinds } from './runners.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { settlementRoutes } from './settlement/settlement-routes.ts'
import { storedFileRoutes } from './stored-file/stored-file-routes.ts'
import { trophyRoutes } from './trophy/trophy-routes.ts'

/** Each feature decides who may subscribe to its topics. */
export const audiences: Audiences = {
  lobby: lobbySubscription,
  seat: seatSubscription,
  match: matchSubscription,
  competition: competitionSubscription,
}

export { createCrowds, jobKinds }

/** Binds every feature's calls. A new feature adds its line to this function. */
export function registerFeatures(app: FastifyInstance, ctx: Context): void {
  echoRoutes(app, ctx)
  const limits = attemptLimits(ctx)
  accountRoutes(app, ctx, limits)
  sessionRoutes(app, ctx, limits)
  adminUserRoutes(app, ctx)
  adminListRoutes(app, ctx)
  matchRoutes(app, ctx)
  oddsRoutes(app, ctx)
  cardRoutes(app, ctx)
  matchEventRoutes(app, ctx)
  eventTypeRoutes(app, ctx)
  copyMatchRoutes(app, ctx)
  roomRoutes(app, ctx)
  feedRoutes(app, ctx)
  const limitCodeQuery = codeQueryLimiter(ctx)
  lobbyRoutes(app, ctx, limitCodeQuery)
  circleRoutes(app, ctx, limitCodeQuery)
  competitionRoutes(app, ctx)
  betRoutes(app, ctx)
  settlementRoutes(app, ctx)
  chatRoutes(app, ctx)
  blockRoutes(app, ctx)
  reportRoutes(app, ctx)
  pastGamesRoutes(app, ctx)
  rematchRoutes(app, ctx)
  reminderRoutes(app, ctx)
  trophyRoutes(app, ctx)
  careerRoutes(app, ctx)
  storedFileRoutes(app, ctx)
  avatarRoutes(app, ctx)
  contentRoutes(app, ctx, limits)
  actionRoutes(app, ctx, jobKinds)
  crashRoutes(app, ctx)
  practice(app, ctx)
  guestRoutes(app, ctx, limits, limitCodeQuery)
  pruning(app, ctx)
}

/**
 * A function that runs once the server listens, in the given order. The sentences that it returns are printed for the
 * operator.
 */
export type AfterStart = (ctx: Context) => Promise<readonly string[]>

export const afterStart: readonly AfterStart[] = [
  async (ctx) => {
    const admin = await ensureAdmin(ctx)
    if (!admin) return []
    return [`Administrator: ${admin.email} ${admin.password ?? '(with the password of ADMIN_PASSWORD)'}`]
  },
  async (ctx) => {
    await signOutPracticePlayers(ctx)
    return []
  },
  async (ctx) => {
    const demo = await ensureDemoPlayer(ctx)
    return demo ? [`Demo player: ${demo.email} ${demo.password}`] : []
  },
  async (ctx) => {
    await pushKeys(ctx)
    return []
  },
  async (ctx) => {
    await ensureAvatars(ctx)
    return []
  },
  async (ctx) => {
    await adoptFiles(ctx)
    return []
  },
  async (ctx) => {
    await keepSourceMaps(ctx)
    await keepBuild(ctx)
    return []
  },
  async (ctx) => sayWhereMailGoes(ctx),
]
