import {
  abandonMatch,
  adminCreateUser,
  confirmResults,
  endHalf,
  endMatch,
  type Lobby,
  type LobbyId,
  listActions,
  type OperatorAction,
  type Preview,
  placeBet,
  previewAction,
  recordMatchEvent,
  type ServerFrame,
  type UserId,
  undoAction,
  updateChips,
  updateHalf,
} from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyRow } from '../../../test/support/database/every-row.ts'
import { ELIMINATION, LOSES } from '../../../test/support/elimination.ts'
import { aPlayer, aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, listen, type TestServer } from '../../../test/support/test-app.ts'
import { transaction } from '../../db/transaction.ts'
import { recordAction } from '../operator/record-action.ts'
import { previewFigures, snapshotMatch } from './preview-figures.ts'

let server: TestServer

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

/**
 * Plays to the second round of three lobbies: an open one that kicks, a blind one and one with short rounds. Every
 * player has bet on the first round.
 */
interface Scene {
  readonly scenario: Scenario
  readonly lobbies: readonly Lobby[]
  readonly players: readonly Player[]
}

async function aScene(): Promise<Scene> {
  const scenario = await aScenario({ on: server })
  const players = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => scenario.player(name)))
  const [ana, ...others] = players
  if (!ana) throw new Error('a player is missing')
  const lobbies: Lobby[] = []
  for (const settings of [
    { inactivityPenalty: 5, autoKickInactive: true, maxBetAmount: 150 },
    { showCompetitorBets: false, inactivityPenalty: 7, maxBetAmount: 150 },
    { roundDuration: 5, bettingTimeLimit: 4, breakDuration: 1, inactivityPenalty: 3, maxBetAmount: 150 },
  ]) {
    const lobby = await ana.opensLobby(settings)
    for (const player of others) await player.joins(lobby)
    lobbies.push(lobby)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await others[0]?.bets(20).on('Under 1.5 Corner', lobby)
  }
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.records('Corner')
  await scenario.goesOn(2)
  for (const lobby of lobbies) {
    await betOnNext(ana, lobby, 11)
    await betOnNext(players[1], lobby, 4)
  }
  await scenario.goesOn(10)
  await scenario.records('Corner')
  return { scenario, lobbies, players }
}

async function betOnNext(player: Player | undefined, lobby: Lobby, stake: number): Promise<void> {
  if (!player) return
  const now = await player.fetchesLobby(lobby)
  const option = now.odds.find(({ eventType, betType }) => eventType === 'Corner' && betType === 'over')
  if (option) await player.gets(placeBet, { body: betOn(now, option.name, stake) })
}

interface Held {
  readonly lobbyId: LobbyId
  readonly userId: string
  readonly chips: number
  readonly bets: string
}

/** Returns everyone's chips by the ledger, and the state of their visible bets on rounds that have begun. */
async function held({ scenario, lobbies }: Scene): Promise<Map<string, Held>> {
  const { rows } = await sql<Held & { key: string }>`
    select member.lobby_id || ':' || member.account_id as key, member.lobby_id as "lobbyId", member.account_id as "userId",
      (select coalesce(sum(amount), 0) from ledger_entry l where l.lobby_id = member.lobby_id
        and l.account_id = member.account_id and l.kind not in ('penalty', 'stake')) as chips,
      (select coalesce(string_agg(b.id || b.outcome || coalesce(b.payout, -1) || coalesce(b.count, -1), ' ' order by b.id), '')
        from bet b where b.lobby_id = member.lobby_id and b.account_id = member.account_id) as bets
    from member join lobby on lobby.id = member.lobby_id where lobby.match_id = ${scenario.match._id}`.execute(
    server.ctx.db,
  )
  if (lobbies.length === 0) throw new Error('no player joined')
  return new Map(rows.map(({ key, ...row }) => [key, row]))
}

/** Returns the penalties in lobbies that show bets, on rounds that had begun. */
async function penalised(
  { scenario }: Scene,
  ahead: ReadonlySet<string>,
): Promise<{ in: Record<string, number>; players: number; kicked: number }> {
  const { rows } = await sql<{ lobby_id: string; round_id: string; account_id: string; kicked: boolean }>`
    select penalty.* from penalty join lobby on lobby.id = penalty.lobby_id
    where lobby.match_id = ${scenario.match._id} and (lobby.settings->>'showCompetitorBets')::boolean`.execute(
    server.ctx.db,
  )
  const inLobby: Record<string, number> = {}
  for (const { lobby_id } of rows.filter(({ round_id }) => !ahead.has(round_id)))
    inLobby[lobby_id] = (inLobby[lobby_id] ?? 0) + 1
  return { in: inLobby, players: rows.length, kicked: rows.filter(({ kicked }) => kicked).length }
}

const preview = async ({ scenario }: Scene, action: OperatorAction): Promise<Preview> =>
  scenario.admin.gets(previewAction, { body: { action } })

const byMember = (members: Preview['members']) =>
  Object.fromEntries(members.map(({ lobbyId, user, chips }) => [`${lobbyId}:${user._id}`, chips]))

describe('the preview of an action', () => {
  it.each<[string, (scene: Scene) => Promise<[OperatorAction, () => Promise<unknown>]>]>([
    [
      'ending the half',
      async ({ scenario: { admin, match } }) => [
        { kind: 'end-half', matchId: match._id, halfNumber: 1 },
        () => admin.gets(endHalf, { body: { matchId: match._id, halfNumber: 1 } }),
      ],
    ],
    [
      'recording an event in a settled round',
      async ({ scenario }) => {
        const request = {
          eventType: 'Corner',
          timeStamp: new Date(scenario.server.clock.now() - 9 * 60_000).toISOString(),
        }
        return [
          { kind: 'record-event', matchId: scenario.match._id, ...request },
          () => scenario.admin.gets(recordMatchEvent, { body: { match: scenario.match._id, ...request } }),
        ]
      },
    ],
    [
      'moving the kick-off',
      async ({ scenario }) => {
        const row = await server.ctx.db
          .selectFrom('match_half')
          .select(['id', 'start_time'])
          .where('match_id', '=', scenario.match._id)
          .where('half_number', '=', 1)
          .executeTakeFirstOrThrow()
        const startTime = new Date((row.start_time?.getTime() ?? 0) - 9 * 60_000).toISOString()
        const params = { id: row.id as never }
        return [
          { kind: 'update-half', halfId: row.id as never, startTime },
          () => scenario.admin.gets(updateHalf, { params, body: { startTime } }),
        ]
      },
    ],
    [
      'undoing the recording of the first corner',
      async ({ scenario }) => {
        const query = { matchId: scenario.match._id, kind: 'record-event', sort: 'at' }
        const [first] = (await scenario.admin.gets(listActions, { query })).actions
        const id = first?._id as never
        return [{ kind: 'undo', actionId: id }, () => scenario.admin.gets(undoAction, { params: { id } })]
      },
    ],
    [
      'giving chips to a player',
      async ({ scenario, lobbies, players }) => {
        const body = { lobbyId: lobbies[0]?._id as never, userId: players[2]?.userId as never, amount: 12 }
        const reason = 'A present.'
        return [
          { kind: 'update-chips', ...body, reason },
          () => scenario.admin.gets(updateChips, { body: { ...body, reason } }),
        ]
      },
    ],
    [
      'abandoning the match',
      async ({ scenario: { admin, match } }) => [
        { kind: 'abandon-match', matchId: match._id, reason: 'Fog' },
        () => admin.gets(abandonMatch, { body: { matchId: match._id, reason: 'Fog' } }),
      ],
    ],
  ])(
    'the preview of %s equals the visible effect of that action; the preview stores and publishes nothing [O5] [PR343]',
    { timeout: 120_000 },
    async (_name, of) => {
      const scene = await aScene()
      const [action, run] = await of(scene)
      const ears = await listen(server, scene.scenario.admin.token.accessToken, [
        ...scene.lobbies.map(({ _id }) => `lobby:${_id}` as const),
        `match:${scene.scenario.match._id}`,
        'hub',
      ])
      const rowsBefore = await everyRow(server.ctx)
      const foreseen = await preview(scene, action)
      expect(await everyRow(server.ctx)).toEqual(rowsBefore)
      await ears.done()
      expect(ears.frames.filter(({ type }: ServerFrame) => type === 'news')).toEqual([])
      expect(await preview(scene, action)).toEqual(foreseen)

      const before = await held(scene)
      const ahead = await roundsAhead(scene)
      const finedBefore = await penalised(scene, ahead)
      const hidden = await hiddenBets(scene)
      const settled = await settledBets(scene)
      await run()
      const after = await held(scene)
      const fined = await penalised(scene, ahead)

      const moved: Record<string, number> = {}
      for (const [key, { chips, bets, lobbyId }] of after) {
        const was = before.get(key)
        const isBlind = lobbyId === scene.lobbies[1]?._id
        const back = (await refundsOf(key, isBlind ? (id) => !settled.has(id) : (id) => hidden.has(id))) ?? 0
        const by = chips - (was?.chips ?? 0) - back
        if (by !== 0) moved[key] = by
        else if (
          bets !== was?.bets &&
          isPublished(was?.bets ?? '', bets, isBlind ? (id) => settled.has(id) : (id) => !hidden.has(id))
        ) {
          moved[key] = 0
        }
      }
      expect(byMember(foreseen.members)).toEqual(moved)
      expect(foreseen.players).toBe(new Set(Object.keys(moved).map((key) => key.split(':')[1])).size)
      expect(foreseen.lobbies).toBe(new Set(Object.keys(moved).map((key) => key.split(':')[0])).size)
      expect(foreseen.chips).toBe(Object.values(moved).reduce((sum, chips) => sum + Math.abs(chips), 0))

      const penalties = foreseen.cannotComeBack.find(({ code }) => code === 'penalties')
      const each = (lobbyId: string) =>
        (scene.lobbies.find(({ _id }) => _id === lobbyId)?.gameSettings.inactivityPenalty ?? 0) *
        ((fined.in[lobbyId] ?? 0) - (finedBefore.in[lobbyId] ?? 0))
      expect(penalties?.chips ?? 0).toBe(Object.keys(fined.in).reduce((sum, lobbyId) => sum + each(lobbyId), 0))
    },
  )

  it('a preview names the effects that cannot be undone [O5] [PR342]', async () => {
    const scene = await aScene()
    const { match, admin } = scene.scenario
    const matchId = match._id
    expect(await preview(scene, { kind: 'abandon-match', matchId, reason: 'Fog' })).toMatchObject({
      cannotComeBack: [
        { code: 'blind-lobbies', lobbies: 1 },
        { code: 'lobbies-closed', lobbies: 3 },
        { code: 'match-abandoned' },
      ],
    })
    const ending = await preview(scene, { kind: 'end-half', matchId, halfNumber: 1 })
    // Cleo has no bet on the second round of the first lobby. No player has a bet on the third round of the last lobby.
    expect(ending.cannotComeBack).toEqual([
      { code: 'penalties', lobbies: 2, players: 3, chips: 5 + 3 * 3 },
      { code: 'blind-lobbies', lobbies: 1 },
    ])
    await scene.scenario.goesOn(8)
    await scene.scenario.goesOn(5)
    expect((await preview(scene, { kind: 'end-half', matchId, halfNumber: 1 })).cannotComeBack).toEqual(
      expect.arrayContaining([{ code: 'kicks', lobbies: 1, players: 1 }]),
    )
    await admin.gets(endMatch, { body: { matchId } })
    await scene.scenario.goesOn(1)
    expect((await preview(scene, { kind: 'confirm-results', matchId })).cannotComeBack).toEqual([
      { code: 'results-confirmed' },
    ])
    await admin.gets(confirmResults, { body: { matchId } })
    const end: OperatorAction = { kind: 'end-half', matchId, halfNumber: 1 }
    expect(await admin.isRefused(previewAction, { body: { action: end } })).toBe('half-state')
    const create: OperatorAction = { kind: 'create-match', homeTeam: 'Ana United', awayTeam: 'Ben Rovers' }
    const rowsBefore = await everyRow(server.ctx)
    expect(await preview(scene, create)).toEqual({
      ...{ lobbies: 0, players: 0, bets: 0, chips: 0, members: [], cannotComeBack: [] },
    })
    const user = { kind: 'create-user', name: 'Dan', email: 'dan@bettle.example' } as const
    expect((await preview(scene, user)).cannotComeBack).toEqual([{ code: 'mail-sent' }])
    expect(await everyRow(server.ctx)).toEqual(rowsBefore)
  })

  it('hidden bets, on later rounds or in a blind lobby, change no byte of a preview [O5] [V1] [PR343]', async () => {
    const scene = await aScene()
    const { scenario, players, lobbies } = scene
    const matchId = scenario.match._id
    const half = await server.ctx.db
      .selectFrom('match_half')
      .selectAll()
      .where('match_id', '=', matchId)
      .where('half_number', '=', 1)
      .executeTakeFirstOrThrow()
    const earlier = new Date((half.start_time?.getTime() ?? 0) - 20 * 60_000).toISOString()
    const actions: OperatorAction[] = [
      { kind: 'abandon-match', matchId, reason: 'Fog' },
      { kind: 'delete-match', matchId },
      { kind: 'end-match', matchId },
      { kind: 'end-half', matchId, halfNumber: 1 },
      { kind: 'start-half', matchId, halfNumber: 2 },
      { kind: 'update-half', halfId: half.id as never, startTime: earlier },
      { kind: 'update-chips', lobbyId: lobbies[0]?._id as never, userId: players[2]?.userId as never, amount: -100 },
    ]
    const previewed = async () => {
      const answers: string[] = []
      for (const action of actions)
        answers.push(JSON.stringify(await scenario.admin.asks(previewAction, { body: { action } })))
      return answers
    }
    const before = await previewed()
    for (const lobby of lobbies) {
      // Stakes the player's whole balance, so that no chips remain for a penalty.
      for (const player of players) await betOnNext(player, lobby, (await player.fetchesLobby(lobby)).currentUser.chips)
    }
    expect(await previewed()).toEqual(before)
    const [, , , , , retimed] = before
    expect(JSON.parse(retimed ?? '').reply.cannotComeBack).toContainEqual({ code: 'rounds-ahead', rounds: 4 })
    const blind = JSON.parse(before[3] ?? '').reply.members.filter(
      ({ lobbyId }: { lobbyId: string }) => lobbyId === lobbies[1]?._id,
    )
    expect(blind).toEqual([])
  })

  it('refuses a preview to an operator who bet on the match [O5] [V6]', async () => {
    const { scenario, players } = await aScene()
    const [, ben] = players
    await server.ctx.db
      .updateTable('account')
      .set({ role: 'admin' })
      .where('id', '=', ben?.userId ?? '')
      .execute()
    const action: OperatorAction = { kind: 'end-match', matchId: scenario.match._id }
    expect(await ben?.isRefused(previewAction, { body: { action } })).toBe('forbidden')
  })
})

it('refuses to preview the creation of an account for the same reason for which the creation is refused [O5]', async () => {
  const scenario = await aScenario({ on: server })
  const ana = await scenario.player('Ana')
  const account = { name: 'Cleo', email: 'cleo-is-new@example.org', role: 'player' as const }
  const { email, username } = await server.ctx.db
    .selectFrom('account')
    .select(['email', 'username'])
    .where('id', '=', ana.userId)
    .executeTakeFirstOrThrow()
  const taken = { email: { email }, username: { username: username ?? undefined } }
  for (const [what, given] of Object.entries(taken)) {
    const action: OperatorAction = { kind: 'create-user', ...account, ...given }
    const refusal = await scenario.admin.isRefused(previewAction, { body: { action } })
    expect(refusal).toBe(`${what}-taken`)
    expect(await scenario.admin.isRefused(adminCreateUser, { body: { ...account, ...given } })).toBe(refusal)
  }
})

/** Returns the rounds that have not begun, judged by their times alone. */
async function roundsAhead({ scenario }: Scene): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select round.id from round join match_half half on half.id = round.half_id
    join match on match.id = half.match_id
    where half.match_id = ${scenario.match._id} and (half.start_time is null or
      half.start_time + round.start_minute * interval '1 minute' / match.tempo > ${server.ctx.clock.date()})`.execute(
    server.ctx.db,
  )
  return new Set(rows.map(({ id }) => id))
}

async function hiddenBets(scene: Scene): Promise<Set<string>> {
  const ahead = await roundsAhead(scene)
  const bets = await server.ctx.db.selectFrom('bet').select(['id', 'round_id']).execute()
  return new Set(bets.filter(({ round_id }) => ahead.has(round_id)).map(({ id }) => id))
}

async function settledBets({ scenario }: Scene): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select bet.id from bet join lobby on lobby.id = bet.lobby_id
    where lobby.match_id = ${scenario.match._id} and bet.outcome <> 'open'`.execute(server.ctx.db)
  return new Set(rows.map(({ id }) => id))
}

/** The refunds to a member for hidden bets. */
async function refundsOf(key: string, isHidden: (betId: string) => boolean): Promise<number> {
  const [lobbyId = '', userId = ''] = key.split(':')
  const rows = await server.ctx.db
    .selectFrom('ledger_entry')
    .select(['amount', 'bet_id'])
    .where('lobby_id', '=', lobbyId)
    .where('account_id', '=', userId)
    .where('kind', 'in', ['payout', 'refund', 'correction'])
    .execute()
  return rows.reduce((sum, { amount, bet_id }) => (bet_id && isHidden(bet_id) ? sum + amount : sum), 0)
}

/** True if a visible bet has changed. */
function isPublished(before: string, after: string, isVisible: (betId: string) => boolean): boolean {
  const was = new Set(before.split(' '))
  return after.split(' ').some((bet) => !was.has(bet) && isVisible(bet.slice(0, 36)))
}

it('the preview of a change to the next round is refused in the same way before and after a bet on that round [O5] [V1] [R8]', async () => {
  const scenario = await aScenario({ on: server })
  const ana = await scenario.player('Ana')
  const lobby = await ana.opensLobby({ showCompetitorBets: false })
  const [first, second] = lobby.rounds
  const [half, later] = lobby.match.halves
  await scenario.goesOn(1)
  if (!first || !second || !half || !later) throw new Error('a match has rounds')
  const previewed = (action: OperatorAction) => scenario.admin.asks(previewAction, { body: { action } })
  const onTheNext: OperatorAction[] = [
    { kind: 'delete-round', roundId: first._id },
    { kind: 'update-round', roundId: first._id, startMinute: 1 },
    { kind: 'delete-half', halfId: half._id },
  ]
  const refusals = async () => {
    const answers = await Promise.all(onTheNext.map(previewed))
    return answers.map((answer) => (answer.ok ? 'previewed' : answer.failure.code))
  }
  const nothing = { lobbies: 0, players: 0, bets: 0, chips: 0, members: [], cannotComeBack: [] }
  const before = await refusals()
  await ana.bets(10).on('Over 0.5 Corner', lobby)
  expect(await refusals()).toEqual(before)
  expect(before).toEqual(['round-in-use', 'round-in-use', 'half-state'])
  expect(await previewed({ kind: 'delete-round', roundId: second._id })).toMatchObject({ ok: true, reply: nothing })
  expect(await previewed({ kind: 'delete-half', halfId: later._id })).toMatchObject({ ok: true, reply: nothing })
})

it('a preview names the irreversible effects of its own operator’s action, not those of another operator’s action at the same time [O5]', async () => {
  const scenario = await aScenario({ on: server })
  const other = await aPlayer(server, 'Other', () => scenario.match._id, 'admin')
  const previewed = (ownerId: UserId) =>
    transaction(server.ctx, async (tx) => {
      const before = await snapshotMatch(tx, scenario.admin.userId, scenario.match._id, server.clock.now())
      await recordAction(server.ctx, tx, ownerId, null, { kind: 'create-user', undo: 'mail-sent', changes: [] })
      return previewFigures(tx, before, server.clock.now())
    })
  expect((await previewed(other.userId)).cannotComeBack).toEqual([])
  expect((await previewed(scenario.admin.userId)).cannotComeBack).toEqual([{ code: 'mail-sent' }])
})

it('a preview computes eliminations from public numbers, without regard to players whom a hidden bet saves [O5] [V1] [X6] [PR343]', async () => {
  const scenario = await aScenario({ on: server })
  const [ana, ben, cleo] = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => scenario.player(name)))
  if (!ana || !ben || !cleo) throw new Error('a player is missing')
  const lobby = await ana.opensLobby({ ...ELIMINATION, inactivityPenalty: 5, maxBetAmount: 100 })
  for (const player of [ben, cleo]) await player.joins(lobby)
  // Ana and Ben lose all but nine chips in the current round. Cleo has no bet on it.
  for (const player of [ana, ben]) await player.bets(91).on(LOSES, lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.goesOn(1)
  const action: OperatorAction = { kind: 'end-half', matchId: scenario.match._id, halfNumber: 1 }
  const previewed = async () => JSON.stringify(await scenario.admin.gets(previewAction, { body: { action } }))
  const before = await previewed()
  expect(JSON.parse(before).cannotComeBack).toEqual([
    { code: 'penalties', lobbies: 1, players: 1, chips: 5 },
    { code: 'eliminations', lobbies: 1, players: 2 },
  ])
  await ben.bets(5).on(LOSES, lobby)
  await cleo.bets(96).on(LOSES, lobby)
  expect(await previewed()).toBe(before)

  await scenario.admin.gets(endHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
  const seats = await Promise.all([ana, ben, cleo].map(async (one) => (await one.fetchesLobby(lobby)).currentUser.seat))
  expect(seats).toEqual(['eliminated', 'player', 'player'])
})

it('previews no elimination if the penalty only takes the player to zero chips and the threshold is zero [O5] [I2]', async () => {
  const scenario = await aScenario({ on: server })
  const [ana, ben] = await Promise.all(['Ana', 'Ben'].map((name) => scenario.player(name)))
  if (!ana || !ben) throw new Error('a player is missing')
  const settings = { isTournament: true, eliminationThreshold: 0, startingChips: 10, inactivityPenalty: 5 }
  const lobby = await ana.opensLobby(settings)
  await ben.joins(lobby)
  await ana.bets(7).on(LOSES, lobby)
  await ben.bets(1).on(LOSES, lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.goesOn(11)
  // Ana has three chips left, and both players have no bet on the current round.
  const action: OperatorAction = { kind: 'end-half', matchId: scenario.match._id, halfNumber: 1 }
  const { cannotComeBack } = await scenario.admin.gets(previewAction, { body: { action } })
  expect(cannotComeBack).toEqual([{ code: 'penalties', lobbies: 1, players: 2, chips: 10 }])
  await scenario.admin.gets(endHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
  const now = await ana.fetchesLobby(lobby)
  const chipsOf = (player: Player) => now.users.find(({ user }) => user._id === player.userId)?.chips
  expect([chipsOf(ana), chipsOf(ben)]).toEqual([0, 4])
  expect(now.users.map(({ seat }) => seat)).toEqual(['player', 'player'])
})
