import {
  adminGetMatch,
  adminListCrashReports,
  adminListReports,
  createCircle,
  createMatch,
  type GameSettingsGiven,
  type HalfId,
  type Lobby,
  listActions,
  listFeedProviders,
  listSessions,
  type MatchId,
  type OperatorAction,
  type Preview,
  placeBet,
  previewAction,
  publishLanding,
  reportCrash,
  reportMessage,
  sendChat,
} from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breakLobby } from '../../../test/support/broken-lobby.ts'
import { everyRow } from '../../../test/support/database/every-row.ts'
import { asRead, recountPreview, rowsNow } from '../../../test/support/naive/naive-preview.ts'
import { A_LANDING } from '../../../test/support/requests/request-samples.ts'
import { aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { KINDS, matchOf, operate, type PlainAction } from './operate.ts'
import { undoAction } from './undo-action.ts'

let server: TestServer

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

/** Actions without a match: `competition/audit.test.ts` compares their previews. */
const OF_COMPETITIONS: ReadonlySet<string> = new Set([
  ...['create-competition', 'update-competition', 'add-fixtures', 'decide-competition', 'create-invitation-codes'],
])

/** Five lobbies on different plans or rules: kicks, hidden bets, short rounds, elimination, cards. */
const LOBBY_SETTINGS: readonly GameSettingsGiven[] = [
  { inactivityPenalty: 5, autoKickInactive: true, enableBettleCards: false },
  { inactivityPenalty: 7, showCompetitorBets: false, isTournament: true, startingChips: 60 },
  { inactivityPenalty: 3, roundDuration: 5, bettingTimeLimit: 4, breakDuration: 1 },
  { inactivityPenalty: 0, isTournament: true, eliminationThreshold: 10, startingChips: 30, enableBettleCards: false },
  { inactivityPenalty: 2, roundDuration: 15, cardCooldownTime: 1, cardEffectStrength: 2 },
]

interface Scene {
  readonly scenario: Scenario
  readonly admin: Player
  readonly matchId: MatchId
  readonly lobbies: readonly Lobby[]
  readonly players: readonly Player[]
}

/**
 * Plays to minute 24 of a match with five lobbies. Rounds are settled, some are active, and there are bets on coming
 * rounds. Ana and Ben bet, Cleo never bets, and Dan loses all chips where elimination is on.
 */
async function aScene(): Promise<Scene> {
  const scenario = await aScenario({ on: server })
  const players = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => scenario.player(name)))
  const [ana, ben, cleo, dan] = players
  if (!ana || !ben || !cleo || !dan) throw new Error('a player is missing')
  const lobbies: Lobby[] = []
  for (const settings of LOBBY_SETTINGS) {
    const lobby = await ana.opensLobby({ maxBetAmount: 150, ...settings })
    for (const player of [ben, cleo, dan]) await player.joins(lobby)
    lobbies.push(lobby)
    for (const player of [ana, ben, dan]) await bets(player, lobby, 'over', 3)
  }
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.records('Corner')
  for (const minute of [2, 6, 11, 16, 22]) {
    await scenario.goesOn(minute - minuteOf(scenario))
    for (const lobby of lobbies) {
      await bets(ana, lobby, 'over', 4)
      await bets(ben, lobby, 'under', 5)
      // Dan's last chips are staked on the third round, so that no bet on the fourth can save him.
      if (minute !== 22) await bets(dan, lobby, 'under', 1, minute === 11)
    }
    await scenario.records('Corner')
  }
  await scenario.goesOn(2)
  return { scenario, admin: scenario.admin, matchId: scenario.match._id, lobbies, players }
}

const minuteOf = ({ server: { clock } }: Scenario) =>
  Math.round((clock.now() - Date.parse('2026-05-01T18:01:00Z')) / 60_000)

/** Bets on the next round if possible, with a card if the player has a usable one. */
async function bets(
  player: Player,
  lobby: Lobby,
  betType: 'over' | 'under',
  stake: number,
  all = false,
): Promise<void> {
  const now = await player.fetchesLobby(lobby)
  const option = now.odds.find((one) => one.eventType === 'Corner' && one.betType === betType)
  if (!option || now.upcomingRounds.length === 0) return
  const held = now.hand?.cards.find(({ state, kind }) => state === 'held' && kind !== 'scout')?.kind
  const isTheLast = all && lobby.gameSettings.isTournament
  const body = betOn(now, option.name, isTheLast ? now.currentUser.chips : stake)
  const withCard = async (card?: CardKind) =>
    (await player.asks(placeBet, { body: { ...body, ...(card && { card }) } })).ok
  if (held === undefined || !(await withCard(held))) await withCard()
}

type Giving = (scene: Scene) => Promise<OperatorAction> | OperatorAction

const done = new Set<string>()

/**
 * Previews an action, runs it and compares the effects. If the action can be undone, does the same with the undo, and
 * then runs the action again.
 */
async function isForetold(scene: Scene, giving: Giving): Promise<Preview> {
  const action = await giving(scene)
  const preview = await foretellsWhatHappens(scene, action)
  const last = await lastLine(scene)
  if (last?.inverse === null || last?.inverse === undefined) return preview
  done.add(last.inverse.kind)
  // Every action accepts a reason, whether or not it needs one.
  const reason = 'A slip'
  await foretellsWhatHappens(scene, { kind: 'undo', actionId: last.id as never, reason }, `${action.kind}, back`)
  const back = await lastLine(scene)
  await undoAction(server.ctx, scene.admin.userId, { actionId: back?.id as never, reason })
  return preview
}

async function foretellsWhatHappens(
  { admin }: Scene,
  action: OperatorAction,
  what: string = action.kind,
): Promise<Preview> {
  const { ctx } = server
  // An operator's first call at an instant stores the operator's presence. This call does it before the comparison.
  await admin.gets(listActions, {})
  // This call writes pending crash reports before the comparison.
  await admin.gets(adminListCrashReports, {})
  const rowsBefore = await everyRow(ctx)
  const preview = await admin.gets(previewAction, { body: { action } })
  expect(await everyRow(ctx), `${what} changes nothing when it is foreseen`).toEqual(rowsBefore)

  const before = await rowsNow(ctx)
  const line = await lastLine({ admin })
  const matchId = action.kind === 'undo' ? (line?.match_id ?? null) : ((await matchOf(ctx, action)) ?? null)
  if (action.kind === 'undo') await undoAction(ctx, admin.userId, action)
  else await operate(ctx, admin.userId, action as PlainAction)
  await ctx.jobs.settled()
  done.add(action.kind)
  const after = await rowsNow(ctx)
  expect(after.of.operator_action.length, `${what} is written down`).toBe(before.of.operator_action.length + 1)
  const recounted = recountPreview(before, after, { matchId: matchId as MatchId | null, operatorId: admin.userId })
  expect(asRead(preview), what).toEqual(asRead(recounted))
  return preview
}

async function lastLine({ admin }: Pick<Scene, 'admin'>) {
  return server.ctx.db
    .selectFrom('operator_action')
    .selectAll()
    .where('account_id', '=', admin.userId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const ago = ({ scenario }: Scene, minutes: number) =>
  new Date(scenario.server.clock.now() - minutes * 60_000).toISOString()
const anEvent = async ({ matchId }: Scene, index = 1) =>
  (
    await server.ctx.db
      .selectFrom('match_event')
      .select('id')
      .where('match_id', '=', matchId)
      .where('removed_at', 'is', null)
      .orderBy('at')
      .execute()
  )[index]?.id as never
const halfOf = async ({ admin, matchId }: Scene, index: number) =>
  (await admin.gets(adminGetMatch, { params: { id: matchId } })).match.halves[index]?._id as HalfId
const anOption = async ({ matchId }: Scene) =>
  (
    await server.ctx.db
      .selectFrom('option')
      .innerJoin('plan', 'plan.id', 'option.plan_id')
      .select('option.id')
      .where('option.match_id', '=', matchId)
      .where('plan.round_duration', '=', 10)
      .where('option.retired_at', 'is', null)
      .orderBy('option.id')
      .executeTakeFirstOrThrow()
  ).id as never
const lobbyIn = ({ lobbies }: Scene) => lobbies[1]?._id as never
async function aMessage({ players: [, ben], lobbies }: Scene) {
  const body = { lobbyId: lobbies[1]?._id as never, message: 'Hello' }
  return (await ben?.gets(sendChat, { body }))?.message._id as never
}
async function aReport(scene: Scene) {
  const body = { messageId: await aMessage(scene), reason: 'spam' as const }
  await scene.players[0]?.gets(reportMessage, { body })
  return (await scene.admin.gets(adminListReports, { query: { status: 'open' } })).reports[0]?._id as never
}
const lastRound = async ({ matchId }: Scene) =>
  (
    await server.ctx.db
      .selectFrom('round')
      .innerJoin('plan', 'plan.id', 'round.plan_id')
      .select('round.id')
      .where('plan.match_id', '=', matchId)
      .where('plan.round_duration', '=', 10)
      .orderBy('round_number', 'desc')
      .executeTakeFirstOrThrow()
  ).id as never
const another = async ({ admin }: Scene) =>
  (await admin.gets(createMatch, { body: { homeTeam: 'Ana United', awayTeam: 'Ben Rovers' } })).match._id
const A_PROVIDER = {
  ...{ name: 'Counts Ltd', format: 'openligadb' as const, url: 'https://counts.example', keyHeader: null, totals: [] },
  ...{ intervalSeconds: 20, delaySeconds: 5, delays: [{ eventType: 'Goal', seconds: 9 }], dailyCalls: 100 },
}
const aProvider = async ({ admin }: Scene) => (await admin.gets(listFeedProviders, {})).providers[0]?._id as never
async function anImage(): Promise<string> {
  const at = server.clock.date()
  await server.ctx.db
    .insertInto('stored_file')
    .values({
      ...{
        key: 'fox.png',
        owner_id: null,
        file_name: 'fox.png',
        declared_type: 'image/png',
        content_type: 'image/png',
      },
      ...{ is_public: true, viewable_by_any_user: true, state: 'ready', refused_as: null, size: 100 },
      ...{ created_at: at, checked_at: at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return 'fox.png'
}

/** The actions of one match in order. Each action is previewed before it runs. */
const SCENARIOS: readonly (readonly [name: string, steps: readonly Giving[]])[] = [
  [
    'for events, chips, options, event types, halves, rounds and the feed of the match',
    [
      (scene) => ({ kind: 'record-event', matchId: scene.matchId, eventType: 'Corner', timeStamp: ago(scene, 17) }),
      async (scene) => ({ kind: 'update-event', eventId: await anEvent(scene), timeStamp: ago(scene, 12) }),
      async (scene) => ({ kind: 'update-event', eventId: await anEvent(scene), eventType: 'Throw', team: 'home' }),
      async (scene) => ({ kind: 'delete-event', eventId: await anEvent(scene, 0), reason: 'A mistake' }),
      ({ lobbies, players }) => {
        const [lobby] = lobbies
        return { kind: 'update-chips', lobbyId: lobby?._id as never, userId: players[3]?.userId as never, amount: 12 }
      },
      ({ lobbies, players }) => {
        const blind = lobbies[1]
        const [ana] = players
        return { kind: 'update-chips', lobbyId: blind?._id as never, userId: ana?.userId as never, amount: -2 }
      },
      ({ matchId }) => ({ kind: 'suspend', matchId, eventType: 'Corner' }),
      ({ matchId }) => ({ kind: 'resume', matchId, eventType: 'Corner' }),
      ({ matchId }) => {
        const line = { eventType: 'Throw', betType: 'over', threshold: 9.5, odds: 4 } as const
        return { kind: 'create-odds', matchId, ...line }
      },
      async (scene) => ({ kind: 'update-odds', oddsId: await anOption(scene), odds: 9.75 }),
      async (scene) => ({ kind: 'delete-odds', oddsId: await anOption(scene) }),
      ({ matchId }) => ({ kind: 'add-event-type', matchId, name: 'Nutmeg' }),
      ({ matchId }) => ({ kind: 'reorder-event-types', matchId, order: ['Nutmeg'] }),
      ({ matchId }) => ({ kind: 'remove-event-type', matchId, name: 'Corner' }),
      ({ matchId }) => ({ kind: 'create-half', matchId, halfNumber: 3 }),
      async (scene) => ({ kind: 'create-round', halfId: await halfOf(scene, 2), startMinute: 0, endMinute: 5 }),
      async (scene) => ({ kind: 'update-round', roundId: await lastRound(scene), endMinute: 9 }),
      async (scene) => ({ kind: 'delete-round', roundId: await lastRound(scene) }),
      async (scene) => ({ kind: 'delete-half', halfId: await halfOf(scene, 2) }),
      ({ matchId }) => ({ kind: 'update-match', matchId, homeTeam: 'Finland' }),
      ({ matchId }) => ({ kind: 'follow-feed', matchId }),
      ({ matchId }) => ({ kind: 'take-over-feed', matchId }),
      ({ matchId }) => ({ kind: 'hand-back-feed', matchId }),
    ],
  ],
  [
    'for other matches, event types, feed providers, users, messages, reports, sessions, avatars, the landing page and crash reports',
    [
      () => ({ kind: 'create-match', homeTeam: 'Ana United', awayTeam: 'Ben Rovers' }),
      async (scene) => ({ kind: 'delete-match', matchId: await another(scene) }),
      async (scene) => {
        const [matchId, from] = [await another(scene), await another(scene)]
        await operate(server.ctx, scene.admin.userId, { kind: 'remove-event-type', matchId: from, name: 'Throw' })
        return { kind: 'copy-match', matchId, from, parts: ['event-types', 'odds', 'rounds'] }
      },
      () => ({ kind: 'create-event-type', name: 'Backheel' }),
      () => ({ kind: 'update-event-type', name: 'Backheel', displayName: 'Heel', retired: true }),
      async ({ admin }) => {
        await operate(server.ctx, admin.userId, { kind: 'create-event-type', name: 'Nutmeg' })
        return { kind: 'order-event-types', order: ['Nutmeg', 'Backheel'] }
      },
      () => ({ kind: 'create-feed-provider', ...A_PROVIDER }),
      async (scene) => ({
        ...A_PROVIDER,
        ...{ kind: 'update-feed-provider', providerId: await aProvider(scene), name: 'Renamed' },
      }),
      async (scene) => ({ kind: 'delete-feed-provider', providerId: await aProvider(scene) }),
      () => ({ kind: 'create-user', name: 'Eve', email: 'eve@bettle.example' }),
      async (scene) => ({ kind: 'mute-member', lobbyId: lobbyIn(scene), userId: scene.players[2]?.userId as never }),
      async (scene) => {
        const member = { lobbyId: lobbyIn(scene), userId: scene.players[2]?.userId as never }
        await operate(server.ctx, scene.admin.userId, { kind: 'mute-member', ...member })
        return { kind: 'unmute-member', ...member }
      },
      ({ players }) => ({ kind: 'rename-user', userId: players[2]?.userId as never }),
      ({ scenario, players }) => ({
        ...{ kind: 'ban-user', userId: players[2]?.userId as never, reason: 'spam' },
        until: new Date(scenario.server.clock.now() + 3_600_000).toISOString(),
      }),
      ({ players }) => ({ kind: 'lift-ban', userId: players[2]?.userId as never }),
      ({ players }) => ({ kind: 'update-user', userId: players[2]?.userId as never, role: 'admin' }),
      ({ players }) => ({ kind: 'update-user', userId: players[2]?.userId as never, name: 'Cleopatra' }),
      ({ players }) => ({ kind: 'disable-user', userId: players[2]?.userId as never, reason: 'Spam' }),
      async (scene) => ({ kind: 'remove-message', messageId: await aMessage(scene) }),
      async (scene) => ({ kind: 'close-report', reportedId: await aReport(scene), outcome: 'dismissed' }),
      async (scene) => {
        const reportedId = await aReport(scene)
        await operate(server.ctx, scene.admin.userId, { kind: 'close-report', reportedId, outcome: 'handled' })
        return { kind: 'reopen-report', reportedId }
      },
      async ({ players: [ana] }) => {
        const made = await ana?.gets(createCircle, { body: { name: 'Tuesday club' } })
        return { kind: 'rename-circle', circleId: made?.circle._id as never }
      },
      async ({ players: [ana] }) => {
        const [session] = (await ana?.gets(listSessions, {}))?.sessions ?? []
        return { kind: 'end-session', userId: ana?.userId as never, sessionId: session?._id as never }
      },
      ({ players }) => ({ kind: 'delete-user', userId: players[1]?.userId as never }),
      async () => ({ kind: 'create-avatar', name: 'Fox', image: await anImage() }),
      async () => ({ kind: 'update-avatar', avatarId: await anAvatar(), name: 'Red fox' }),
      async () => ({ kind: 'delete-avatar', avatarId: await anAvatar() }),
      async ({ admin }) => {
        await admin.gets(publishLanding, { body: { content: A_LANDING, basedOn: 0 } })
        return { kind: 'publish-landing', revision: 0 }
      },
      async ({ admin, players: [ana] }) => {
        await ana?.gets(reportCrash, { body: { error: { name: 'TypeError', message: 'For a test' } } })
        const [crash] = (await admin.gets(adminListCrashReports, {})).crashReports
        return { kind: 'update-crash-report', crashGroupId: crash?._id as never, status: 'muted' }
      },
    ],
  ],
  [
    'for starts, ends and corrections of halves, the end of the match and the confirmation of its results',
    [
      async (scene) => ({ kind: 'update-half', halfId: await halfOf(scene, 0), startTime: ago(scene, 29) }),
      async (scene) => ({ kind: 'update-half', halfId: await halfOf(scene, 0), startTime: ago(scene, 22) }),
      ({ matchId }) => ({ kind: 'end-half', matchId, halfNumber: 1 }),
      ({ matchId }) => ({ kind: 'reopen-half', matchId, halfNumber: 1 }),
      (scene) => ({ kind: 'end-half', matchId: scene.matchId, halfNumber: 1, endTime: ago(scene, 8) }),
      ({ matchId }) => ({ kind: 'start-half', matchId, halfNumber: 2 }),
      ({ matchId }) => ({ kind: 'end-match', matchId }),
      ({ matchId }) => ({ kind: 'confirm-results', matchId }),
    ],
  ],
  [
    'for the reopening of a half when the times of rounds that never began have passed',
    [
      ({ matchId }) => ({ kind: 'end-half', matchId, halfNumber: 1 }),
      async ({ scenario, matchId }) => {
        await scenario.goesOn(25)
        return { kind: 'reopen-half', matchId, halfNumber: 1 }
      },
    ],
  ],
  [
    'for an interruption that began before rounds were settled, and its end',
    [
      (scene) => ({ kind: 'pause-half', matchId: scene.matchId, halfNumber: 1, at: ago(scene, 12) }),
      (scene) => ({ kind: 'resume-half', matchId: scene.matchId, halfNumber: 1, at: ago(scene, 2) }),
    ],
  ],
  ['for the end of a match while bets on coming rounds are open', [({ matchId }) => ({ kind: 'end-match', matchId })]],
  ['for the abandonment of a match', [({ matchId }) => ({ kind: 'abandon-match', matchId, reason: 'Fog' })]],
  ['for the deletion of a match', [({ matchId }) => ({ kind: 'delete-match', matchId })]],
]

async function anAvatar() {
  const { id } = await server.ctx.db
    .selectFrom('avatar')
    .select('id')
    .where('image', '=', 'fox.png')
    .executeTakeFirstOrThrow()
  return id as never
}

/**
 * PostgreSQL runs all scenarios. The embedded database runs only one, because each of its copies is slow; this shows
 * that previews work there too.
 */
const PREVIEWED_HERE = testDatabaseUrl ? SCENARIOS : SCENARIOS.slice(4, 5)

describe('previews of actions on a match with five lobbies', () => {
  it.each(PREVIEWED_HERE)(
    'the preview of an operator’s action equals its effect, and so does the preview of its undo, %s [O5] [O3] [PR343]',
    { timeout: 180_000 },
    async (_name, steps) => {
      const scene = await aScene()
      for (const giving of steps) await isForetold(scene, giving)
    },
  )

  it('after a settlement failed, the preview of a manual settlement equals the effect of that settlement [O5]', {
    timeout: 120_000,
  }, async () => {
    const scene = await aScene()
    const mend = await breakLobby(server.ctx, scene.lobbies[0]?._id ?? '')
    try {
      await scene.scenario.goesOn(7)
    } finally {
      await mend()
    }
    const preview = await isForetold(scene, ({ matchId }) => ({ kind: 'settle-due', matchId }))
    expect(preview).toMatchObject({
      lobbies: 1,
      players: 3,
      cannotComeBack: [{ code: 'penalties' }, { code: 'kicks' }],
    })
  })

  it.runIf(testDatabaseUrl)(
    'the tests of previews cover every kind of operator action except those on competitions [O5] [PR343]',
    () => {
      expect([...KINDS, 'undo'].filter((kind) => !done.has(kind) && !OF_COMPETITIONS.has(kind))).toEqual([])
    },
  )
})
