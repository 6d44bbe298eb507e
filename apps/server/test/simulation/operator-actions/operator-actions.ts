import {
  addMatchEventType,
  createHalf,
  createMatch,
  createOdds,
  createRound,
  deleteHalf,
  deleteMatchEvent,
  deleteOdds,
  deleteRound,
  endHalf,
  endHalfAt,
  endMatch,
  type GameSettingsGiven,
  type Lobby,
  listActions,
  type Odds,
  type OperatorAction,
  placeBet,
  previewAction,
  recordMatchEvent,
  removeMatchEventType,
  reopenHalf,
  reorderMatchEventTypes,
  resume,
  startHalf1,
  startHalf2,
  suspend,
  undoAction,
  updateChips,
  updateHalf,
  updateMatch,
  updateMatchEvent,
  updateOdds,
  updateRound,
} from '@bettle/contract'
import type { Player } from '../../support/scenario.ts'
import type { TestServer } from '../../support/test-app.ts'
import { foretold } from '../predicted.ts'
import { type RandomSource, randomSource } from '../random-source.ts'
import { readStoredMatch, type StoredMatch } from './read-stored-match.ts'

/** A running match with random actions and undos, while the clock stays at one instant. */
interface Operated {
  readonly server: TestServer
  readonly admin: Player
  readonly random: RandomSource
  readonly matchId: Awaited<ReturnType<typeof asMatch>>['_id']
  readonly lobbyIds: readonly string[]
  readonly players: readonly Player[]
  readonly log: string[]
}

const asMatch = async (admin: Player) =>
  (await admin.gets(createMatch, { body: { homeTeam: 'Ana United', awayTeam: 'Ben Rovers' } })).match

const LOBBY_SETTINGS: readonly GameSettingsGiven[] = [
  { inactivityPenalty: 5, autoKickInactive: true },
  { showCompetitorBets: false, roundDuration: 5, bettingTimeLimit: 4, breakDuration: 1, inactivityPenalty: 3 },
  { isTournament: true, startingChips: 20, eliminationThreshold: 10, inactivityPenalty: 4 },
]
const TYPES = ['Throw', 'Corner', 'Shot', 'Goal', 'Free-Kick', 'Goal-Kick']
const MINUTE = 60_000

/** Refusals that are allowed. Any other refusal is a fault of the server. */
const NO = new Set([
  'half-state',
  'round-in-use',
  'invalid-request',
  'not-found',
  'option-retired',
  'event-type-exists',
])

/**
 * Plays some minutes of a match, runs random actions and records the stored state after each. Then it undoes the
 * actions one by one: each undo must restore the state before its action. In between it undoes and redoes some actions.
 * @throws with the whole log if a state differs
 */
export async function operateAndUndo(
  server: TestServer,
  admin: Player,
  players: readonly Player[],
  { seed, actions }: { readonly seed: number; readonly actions: number },
): Promise<Operated> {
  const random = randomSource(seed)
  await server.clock.set(Math.ceil(server.clock.now() / MINUTE + 1) * MINUTE)
  const match = await asMatch(admin)
  const lobbyIds: string[] = []
  const game: Operated = { server, admin, random, matchId: match._id, lobbyIds, players, log: [`seed ${seed}`] }
  await isPlayedFor(game, lobbyIds)

  const states: StoredMatch[] = [await readState(game)]
  while (states.length <= actions) {
    const number = await lastNumber(game)
    await drawn(game)
    if ((await lastNumber(game)) === number) continue
    states.push(await readState(game))
    if (random.bool(0.06)) await thinksAgain(game, states)
  }
  for (let left = states.length - 1; left > 0; left -= 1) {
    await undoesLast(game)
    await expectState(game, states[left - 1], `after ${left - 1} actions`)
  }
  return game
}

/** Plays rounds with bets on all of them, before the clock stops. */
async function isPlayedFor(game: Operated, lobbyIds: string[]): Promise<void> {
  const { server, admin, random, matchId, players } = game
  const lobbies: Lobby[] = []
  for (const settings of LOBBY_SETTINGS) {
    const [host, ...others] = players
    const lobby = await host?.opensLobby(settings, matchId)
    if (!lobby) throw new Error('nobody plays')
    for (const player of others) await player.joins(lobby)
    lobbies.push(lobby)
    lobbyIds.push(lobby._id)
  }
  const bet = async () => {
    for (const lobby of lobbies) {
      for (const player of players.slice(0, random.whole(1, players.length))) {
        const { odds, upcomingRounds } = await player.fetchesLobby(lobby)
        if (odds.length === 0 || upcomingRounds.length === 0) continue
        const body = {
          lobbyId: lobby._id,
          oddsId: random.pick(odds)._id,
          matchRoundId: upcomingRounds[0]?._id as never,
        }
        await player.asks(placeBet, { body: { ...body, stake: random.whole(1, 9) } })
      }
    }
  }
  await bet()
  await admin.gets(startHalf1, { body: { matchId } })
  await server.clock.set((Math.floor(server.clock.now() / MINUTE) + 1) * MINUTE)
  const until = random.whole(11, 33)
  for (let minute = 0; minute < until; minute += 2) {
    if (random.bool(0.8)) await records(game, 0)
    await bet()
    await server.clock.advance(2 * MINUTE)
  }
}

const readState = ({ server, matchId }: Operated) => readStoredMatch(server.ctx.db, matchId, server.clock.date())

async function expectState(game: Operated, expected: StoredMatch | undefined, when: string): Promise<void> {
  const is = await readState(game)
  for (const [what, value] of Object.entries(expected ?? {})) {
    const now = JSON.stringify(is[what as keyof StoredMatch])
    if (JSON.stringify(value) === now) continue
    throw new Error(`${when} ${what} stand otherwise:\n${JSON.stringify(value)}\n${now}\n${game.log.join('\n')}`)
  }
}

async function lastNumber({ server, matchId }: Operated): Promise<number> {
  const row = await server.ctx.db
    .selectFrom('operator_action')
    .select('number')
    .where('match_id', '=', matchId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number ?? 0
}

/** Undoes the last action that is in effect. */
async function undoesLast(game: Operated): Promise<void> {
  const { admin, matchId, log } = game
  const { actions } = await admin.gets(listActions, { query: { matchId } })
  const last = actions.find(({ canUndo, undoes }) => canUndo && undoes === null)
  if (!last) throw new Error(`nothing can be taken back\n${log.join('\n')}`)
  log.push(`takes back: ${last.kind} ${last.number} ${JSON.stringify(last.subject)}`)
  const answer = await foretold(game, { kind: 'undo', actionId: last._id }, () =>
    admin.asks(undoAction, { params: { id: last._id } }),
  )
  if (!answer.ok) throw new Error(`${JSON.stringify(answer.failure)}\n${log.join('\n')}`)
}

/** Undoes the last few actions, and redoes them by undoing their undos. */
async function thinksAgain(game: Operated, states: readonly StoredMatch[]): Promise<void> {
  const { admin, random, matchId, log } = game
  const count = Math.min(random.whole(1, 12), states.length - 1)
  for (let back = 1; back <= count; back += 1) {
    await undoesLast(game)
    await expectState(game, states.at(-1 - back), `${back} back`)
  }
  for (let back = count - 1; back >= 0; back -= 1) {
    const { actions } = await admin.gets(listActions, { query: { matchId } })
    const undone = actions.find(({ canUndo, undoes, _id }) => canUndo && isUndoing(actions, undoes, _id))
    if (!undone) throw new Error(`nothing can be done again\n${log.join('\n')}`)
    log.push(`does it again: ${undone.number}`)
    const answer = await foretold(game, { kind: 'undo', actionId: undone._id }, () =>
      admin.asks(undoAction, { params: { id: undone._id } }),
    )
    if (!answer.ok) throw new Error(`${JSON.stringify(answer.failure)}\n${log.join('\n')}`)
    await expectState(game, states.at(-1 - back), `done again, ${back} left`)
  }
}

/** True if the line of the log undid the action and did not redo it. */
function isUndoing(
  actions: readonly { readonly _id: string; readonly undoes: string | null }[],
  undoes: string | null,
  id: string,
): boolean {
  if (undoes === null) return false
  const undone = actions.find(({ _id }) => _id === undoes)
  return undone !== undefined && !isUndoing(actions, undone.undoes, id)
}

type Step = (game: Operated) => Promise<unknown>

async function drawn(game: Operated): Promise<void> {
  const steps: readonly (readonly [number, Step])[] = [
    [10, (one) => records(one, one.random.whole(0, 40))],
    [8, changesAnEvent],
    [6, deletesAnEvent],
    [6, worksTheClock],
    [6, correctsTimes],
    [8, pricesSomething],
    [5, changesTypes],
    [5, editsRounds],
    [3, editsHalves],
    [6, suspendsOrResumes],
    [3, renames],
    [3, givesChips],
  ]
  let left = game.random.float() * steps.reduce((sum, [share]) => sum + share, 0)
  for (const [share, step] of steps) {
    left -= share
    if (left < 0) {
      await step(game)
      return
    }
  }
}

type Asking = () => Promise<
  { readonly ok: true } | { readonly ok: false; readonly failure: { readonly code: string }; readonly status: number }
>

async function tries({ log }: Operated, what: string, ask: Asking): Promise<void> {
  const answer = await ask()
  log.push(`${what}${answer.ok ? '' : `: ${answer.failure.code}`}`)
  if (answer.ok || NO.has(answer.failure.code)) return
  throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.failure)}\n${log.join('\n')}`)
}

const iso = ({ server }: Operated, minutesAgo: number) =>
  new Date(server.clock.now() - Math.round(minutesAgo * MINUTE)).toISOString()

function records(game: Operated, ago: number): Promise<void> {
  const { admin, random, matchId: match } = game
  const side = random.bool(0.5) ? { team: random.pick(['home', 'away'] as const) } : {}
  const body = { match, eventType: random.pick(TYPES), timeStamp: iso(game, ago), ...side }
  const { match: matchId, ...event } = body
  return foretold(game, { kind: 'record-event', matchId, ...event }, () =>
    tries(game, `records ${body.eventType} of ${ago} minutes ago`, () => admin.asks(recordMatchEvent, { body })),
  )
}

async function anEvent({ server, matchId, random }: Operated) {
  const rows = await server.ctx.db
    .selectFrom('match_event')
    .select(['id', 'at'])
    .where('match_id', '=', matchId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.length === 0 ? undefined : random.pick(rows)
}

async function changesAnEvent(game: Operated): Promise<void> {
  const event = await anEvent(game)
  if (!event) return
  const { admin, random } = game
  const by = random.pick([-600, -61, -5, 1, 59, 540]) * 1000
  const body = {
    ...(random.bool(0.5) && { eventType: random.pick(TYPES) }),
    ...(random.bool(0.7) && {
      timeStamp: new Date(Math.min(event.at.getTime() + by, game.server.clock.now())).toISOString(),
    }),
    ...(random.bool(0.3) && { team: random.pick(['home', 'away', null] as const) }),
  }
  const eventId = event.id as never
  await foretold(game, { kind: 'update-event', eventId, ...body }, () =>
    tries(game, `changes an event ${JSON.stringify(body)}`, () =>
      admin.asks(updateMatchEvent, { params: { id: eventId }, body }),
    ),
  )
}

async function deletesAnEvent(game: Operated): Promise<void> {
  const event = await anEvent(game)
  if (!event) return
  const params = { id: event.id as never }
  await foretold(game, { kind: 'delete-event', eventId: params.id }, () =>
    tries(game, 'deletes an event', () => game.admin.asks(deleteMatchEvent, { params })),
  )
}

async function halves({ server, matchId }: Operated) {
  return server.ctx.db
    .selectFrom('match_half')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('half_number')
    .execute()
}

async function worksTheClock(game: Operated): Promise<void> {
  const { admin, random, matchId } = game
  const all = await halves(game)
  const half = random.pick(all)
  const body = { matchId, halfNumber: half.half_number }
  const ago = random.whole(0, 14)
  const ask = random.pick<[string, OperatorAction, Asking]>([
    [
      'starts half 2',
      { kind: 'start-half', matchId, halfNumber: 2 },
      () => admin.asks(startHalf2, { body: { matchId } }),
    ],
    [`ends half ${half.half_number}`, { kind: 'end-half', ...body }, () => admin.asks(endHalf, { body })],
    [
      `ended half ${half.half_number} ${ago} minutes ago`,
      { kind: 'end-half', ...body, endTime: iso(game, ago) },
      () => admin.asks(endHalfAt, { params: { id: half.id as never }, body: { endTime: iso(game, ago) } }),
    ],
    [`reopens half ${half.half_number}`, { kind: 'reopen-half', ...body }, () => admin.asks(reopenHalf, { body })],
    ['ends the match', { kind: 'end-match', matchId }, () => admin.asks(endMatch, { body: { matchId } })],
  ])
  await triesIfUndoable(game, ask)
}

/** Skips an action whose preview says that it makes the results final. */
async function triesIfUndoable(game: Operated, [what, action, ask]: [string, OperatorAction, Asking]): Promise<void> {
  const foreseen = await game.admin.asks(previewAction, { body: { action } })
  if (foreseen.ok && foreseen.reply.cannotComeBack.some(({ code }) => code === 'results-confirmed')) {
    game.log.push(`${what}: rather not`)
    return
  }
  const before = await lastNumber(game)
  await foretold(game, action, () => tries(game, what, ask))
  if (foreseen.ok === (await lastNumber(game)) > before) return
  throw new Error(`${what} was predicted otherwise: ${JSON.stringify(foreseen)}\n${game.log.join('\n')}`)
}

async function correctsTimes(game: Operated): Promise<void> {
  const { admin, random } = game
  const half = random.pick(await halves(game))
  const which = half.end_time !== null && random.bool(0.4) ? 'endTime' : 'startTime'
  const before = (which === 'endTime' ? half.end_time : half.start_time)?.getTime() ?? game.server.clock.now()
  const body = { [which]: new Date(before + random.pick([-12, -7, -2, -1, 1, 2, 5, 9]) * MINUTE).toISOString() }
  const params = { id: half.id as never }
  await triesIfUndoable(game, [
    `half ${half.half_number}: ${JSON.stringify(body)}`,
    { kind: 'update-half', halfId: params.id, ...body },
    () => admin.asks(updateHalf, { params, body }),
  ])
}

async function pricesSomething(game: Operated): Promise<void> {
  const { admin, random, matchId, server } = game
  const rows = await server.ctx.db
    .selectFrom('option')
    .innerJoin('plan', 'plan.id', 'option.plan_id')
    .selectAll('option')
    .where('option.match_id', '=', matchId)
    .where('plan.round_duration', '=', 10)
    .where('option.retired_at', 'is', null)
    .orderBy('option.id')
    .execute()
  const option = rows.length === 0 ? undefined : random.pick(rows)
  const odds = random.pick([1.5, 2, 3.25, 7])
  const line = {
    eventType: random.pick(TYPES),
    betType: random.pick(['over', 'under'] as const),
    threshold: random.pick([0.5, 1, 1.5, 4.5, 9.5]),
  }
  const name = random.bool(0.3) ? { name: 'A special' } : {}
  const params = { id: (option?.id ?? matchId) as Odds['_id'] }
  const ask = random.pick<[string, Asking]>([
    [
      `offers ${JSON.stringify(line)} at ${odds}`,
      () => admin.asks(createOdds, { body: { matchId, ...line, ...name, oddsValue: odds } }),
    ],
    [`prices an option at ${odds}`, () => admin.asks(updateOdds, { params, body: { odds, ...name } })],
    [
      `moves an option to ${JSON.stringify(line)}`,
      () => admin.asks(updateOdds, { params, body: { ...line, odds, ...name } }),
    ],
    ['hands an option back', () => admin.asks(updateOdds, { params, body: { setBy: 'model' } })],
    ['deletes an option', () => admin.asks(deleteOdds, { params })],
  ])
  if (option || ask[0].startsWith('offers')) await tries(game, ...ask).catch(isNoOption)
}

/** Expects the refusal of a random id that belongs to no option. */
function isNoOption(error: unknown): void {
  if (!String(error).includes('option-not-found')) throw error
}

async function changesTypes(game: Operated): Promise<void> {
  const { admin, random, matchId, server } = game
  const played = await server.ctx.db
    .selectFrom('match_event_type')
    .select('name')
    .where('match_id', '=', matchId)
    .where('retired_at', 'is', null)
    .orderBy('position')
    .execute()
  const names = played.map(({ name }) => name)
  const params = { id: matchId }
  const customOdds = random.bool(0.5) ? [{ betType: 'over' as const, threshold: 0.5, odds: 3 }] : undefined
  const name = random.pick([...TYPES, 'Nutmeg', 'Backheel'])
  const order = names.toSorted(() => random.float() - 0.5)
  const ask = random.pick<[string, Asking]>([
    [`adds ${name}`, () => admin.asks(addMatchEventType, { params, body: { eventTypeName: name, customOdds } })],
    [`removes ${name}`, () => admin.asks(removeMatchEventType, { params: { id: matchId, name } })],
    ['reorders the types', () => admin.asks(reorderMatchEventTypes, { params, body: { eventTypeOrder: order } })],
  ])
  await tries(game, ...ask)
}

async function editsRounds(game: Operated): Promise<void> {
  const { admin, random, matchId, server } = game
  const rows = await server.ctx.db
    .selectFrom('round')
    .innerJoin('plan', 'plan.id', 'round.plan_id')
    .selectAll('round')
    .where('plan.match_id', '=', matchId)
    .where('plan.round_duration', '=', 10)
    .orderBy('round_number')
    .execute()
  const half = random.pick(await halves(game))
  const startMinute = random.pick([0, 10, 30, 41, 45])
  const endMinute = random.pick([startMinute + 2, startMinute + 10, null])
  const round = rows.length === 0 ? undefined : random.pick(rows)
  const params = { id: (round?.id ?? matchId) as never }
  const later = { startMinute: (round?.start_minute ?? 0) + random.pick([-2, 1, 3]) }
  const roundId = params.id
  const span = { startMinute, endMinute }
  const ask = random.pick<[string, OperatorAction, Asking]>([
    [
      `makes a round in half ${half.half_number} at ${startMinute}`,
      { kind: 'create-round', halfId: half.id as never, ...span },
      () => admin.asks(createRound, { body: { halfId: half.id as never, ...span } }),
    ],
    [
      `round ${round?.round_number} starts at ${later.startMinute}`,
      { kind: 'update-round', roundId, ...later },
      () => admin.asks(updateRound, { params, body: later }),
    ],
    [
      `deletes round ${round?.round_number}`,
      { kind: 'delete-round', roundId },
      () => admin.asks(deleteRound, { params }),
    ],
  ])
  const [what, action, asking] = ask
  if (round || what.startsWith('makes')) await foretold(game, action, () => tries(game, what, asking))
}

async function editsHalves(game: Operated): Promise<void> {
  const { admin, random, matchId } = game
  const all = await halves(game)
  const last = all.at(-1)
  const halfNumber = (last?.half_number ?? 0) + 1
  if (random.bool(0.5)) {
    await tries(game, `adds half ${halfNumber}`, () => admin.asks(createHalf, { body: { matchId, halfNumber } }))
  } else if (last) {
    const params = { id: last.id as never }
    await tries(game, `deletes half ${last.half_number}`, () => admin.asks(deleteHalf, { params }))
  }
}

async function suspendsOrResumes(game: Operated): Promise<void> {
  const { admin, random, matchId } = game
  const body = { matchId, ...(random.bool(0.6) && { eventType: random.pick(TYPES) }) }
  const [what, route] = random.pick([['suspends', suspend] as const, ['resumes', resume] as const])
  await tries(game, `${what} ${body.eventType ?? 'the match'}`, () => admin.asks(route, { body }))
}

async function renames(game: Operated): Promise<void> {
  const { admin, random, matchId } = game
  const body = {
    homeTeam: random.pick(['Ana United', 'Ana City']),
    awayTeam: random.pick(['Ben Rovers', 'Ben Wanderers']),
  }
  await tries(game, `calls them ${body.homeTeam} and ${body.awayTeam}`, () =>
    admin.asks(updateMatch, { params: { id: matchId }, body }),
  )
}

async function givesChips(game: Operated): Promise<void> {
  const { admin, random, lobbyIds, players } = game
  const amount = random.pick([3, 10, 40])
  const body = {
    lobbyId: random.pick(lobbyIds) as never,
    userId: random.pick(players).userId,
    amount,
    reason: 'A present.',
  }
  await tries(game, `gives ${amount}`, () => admin.asks(updateChips, { body }))
}
