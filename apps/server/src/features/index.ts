import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { sayWhereMailGoes } from '../mail/say-where-mail-goes.ts'
import type { Audiences } from '../push/audience.ts'
import { accountRoutes } from './account/account-routes.ts'
import { profileRoutes } from './account/profile-routes.ts'
import { actionRoutes } from './action/action-routes.ts'
import { adminListRoutes } from './administration/admin-list-routes.ts'
import { adminUserRoutes } from './administration/admin-user-routes.ts'
import { ensureAdmin } from './administration/ensure-admin.ts'
import { ensureDemoPlayer } from './administration/ensure-demo-player.ts'
import { signOutPracticePlayers } from './administration/sign-out-practice-players.ts'
import { avatarRoutes } from './avatar/avatar-routes.ts'
import { ensureAvatars } from './avatar/ensure-avatars.ts'
import { betRoutes } from './bet/bet-routes.ts'
import { cardRoutes } from './card/card-routes.ts'
import { careerRoutes } from './career/career-routes.ts'
import { chatRoutes } from './chat/chat-routes.ts'
import { contentRoutes } from './content/content-routes.ts'
import { crashRoutes } from './crash/crash-routes.ts'
import { keepSourceMaps } from './crash/keep-source-maps.ts'
import { echoRoutes } from './echo/echo-routes.ts'
import { eventTypeRoutes } from './event-type/event-type-routes.ts'
import { feedRoutes } from './feed/feed-routes.ts'
import { guestRoutes } from './guest/guest-routes.ts'
import { lobbyRoutes } from './lobby/lobby-routes.ts'
import { matchSubscription } from './match/audience.ts'
import { matchRoutes } from './match-control/match-routes.ts'
import { matchEventRoutes } from './match-event/match-event-routes.ts'
import { matchSetupRoutes } from './match-setup/match-setup-routes.ts'
import { lobbySubscription, seatSubscription } from './member/audience.ts'
import { oddsRoutes } from './odds/odds-routes.ts'
import { passwordRoutes } from './password/password-routes.ts'
import { practice } from './practice/practice.ts'
import { pruning } from './pruning.ts'
import { resultRoutes } from './result/result-routes.ts'
import { jobKinds } from './runners.ts'
import { attemptLimits } from './session/attempt-limits.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { settlementRoutes } from './settlement/settlement-routes.ts'
import { storedFileRoutes } from './stored-file/stored-file-routes.ts'
import { trophyRoutes } from './trophy/trophy-routes.ts'

/** Each feature decides who may subscribe to its topics. */
export const audiences: Audiences = { lobby: lobbySubscription, seat: seatSubscription, match: matchSubscription }

export { jobKinds }

/** Mounts every feature's calls. A new feature adds its line here. */
export function registerFeatures(app: FastifyInstance, ctx: Context): void {
  echoRoutes(app, ctx)
  const limits = attemptLimits(ctx)
  accountRoutes(app, ctx, limits)
  passwordRoutes(app, ctx, limits)
  sessionRoutes(app, ctx, limits)
  profileRoutes(app, ctx, limits)
  adminUserRoutes(app, ctx)
  adminListRoutes(app, ctx)
  matchRoutes(app, ctx)
  oddsRoutes(app, ctx)
  cardRoutes(app, ctx)
  matchEventRoutes(app, ctx)
  eventTypeRoutes(app, ctx)
  matchSetupRoutes(app, ctx)
  feedRoutes(app, ctx)
  lobbyRoutes(app, ctx)
  betRoutes(app, ctx)
  settlementRoutes(app, ctx)
  chatRoutes(app, ctx)
  resultRoutes(app, ctx)
  trophyRoutes(app, ctx)
  careerRoutes(app, ctx)
  storedFileRoutes(app, ctx)
  avatarRoutes(app, ctx)
  contentRoutes(app, ctx, limits)
  actionRoutes(app, ctx, jobKinds)
  crashRoutes(app, ctx)
  practice(app, ctx)
  guestRoutes(app, ctx, limits)
  pruning(app, ctx)
}

/** Runs once the server listens, in this order. The returned sentences are printed for the operator. */
export type AfterStart = (ctx: Context) => Promise<readonly string[]>

export const afterStart: readonly AfterStart[] = [
  async (ctx) => {
    const admin = await ensureAdmin(ctx)
    if (!admin) return []
    return [`Administrator: ${admin.email} ${admin.password ?? '(the password in ADMIN_PASSWORD)'}`]
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
    await ensureAvatars(ctx)
    return []
  },
  async (ctx) => {
    await keepSourceMaps(ctx)
    return []
  },
  async (ctx) => sayWhereMailGoes(ctx),
]
