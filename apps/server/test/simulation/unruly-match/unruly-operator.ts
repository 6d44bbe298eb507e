import {
  createRound,
  deleteMatchEvent,
  deleteRound,
  endHalf,
  endHalfAt,
  type MatchEvent,
  type OperatorAction,
  recordMatchEvent,
  reopenHalf,
  resume,
  startHalf1,
  startHalf2,
  suspend,
  updateHalf,
  updateMatchEvent,
  updateRound,
} from '@bettle/contract'
import { type HalfNow, matchNow, roundsNow } from './naive-halves.ts'
import { minutes, now, tries, type UnrulyGame } from './unruly-game.ts'

const iso = (at: number) => new Date(at).toISOString()
const TYPES = ['Throw', 'Corner', 'Shot', 'Goal', 'Free-Kick', 'Goal-Kick']

export async function startsNextHalf(game: UnrulyGame): Promise<void> {
  const half = (await matchNow(game)).halves.find(({ status }) => status === 'upcoming')
  if (!half) return
  const route = half.halfNumber === 1 ? startHalf1 : startHalf2
  const { matchId } = game
  await tries(game, `starts half ${half.halfNumber}`, () => game.admin.asks(route, { body: { matchId } }), {
    kind: 'start-half',
    matchId,
    halfNumber: half.halfNumber,
  })
}

export async function endsHalf(game: UnrulyGame): Promise<void> {
  const half = (await matchNow(game)).halves.find(({ status }) => status === 'active')
  if (half) await endsThisHalf(game, half)
}

async function endsThisHalf(game: UnrulyGame, { halfNumber }: HalfNow): Promise<void> {
  const body = { matchId: game.matchId, halfNumber }
  const action = { kind: 'end-half', ...body } as const
  const done = await tries(game, `ends half ${halfNumber}`, () => game.admin.asks(endHalf, { body }), action)
  if (done) canReopen(game, body)
}

/** Ends the half at a time that is some minutes ago. */
export async function endsHalfEarlier(game: UnrulyGame): Promise<void> {
  const half = (await matchNow(game)).halves.find(({ status }) => status === 'active')
  if (!half) return
  const ago = game.random.whole(1, 9)
  const body = { endTime: iso(now(game) - minutes(game, ago)) }
  const params = { id: half.id }
  const which = { matchId: game.matchId, halfNumber: half.halfNumber }
  const done = await tries(
    game,
    `ended half ${half.halfNumber} ${ago} minutes ago`,
    () => game.admin.asks(endHalfAt, { params, body }),
    { kind: 'end-half', ...which, ...body },
  )
  if (done) canReopen(game, which)
}

export async function reopensHalf(game: UnrulyGame): Promise<void> {
  const half = (await matchNow(game)).halves.findLast(({ status }) => status === 'finished')
  if (!half) return
  const body = { matchId: game.matchId, halfNumber: half.halfNumber }
  const done = await tries(game, `reopens half ${half.halfNumber}`, () => game.admin.asks(reopenHalf, { body }), {
    kind: 'reopen-half',
    ...body,
  })
  if (!done || half.endTime === null) return
  const endTime = iso(half.endTime)
  canUndo(
    game,
    `ends half ${half.halfNumber} at its old time`,
    () => game.admin.asks(endHalfAt, { params: { id: half.id }, body: { endTime } }),
    { kind: 'end-half', ...body, endTime },
  )
}

/** Corrects the kick-off or the end of a half. */
export async function correctsTimes(game: UnrulyGame): Promise<void> {
  const { halves } = await matchNow(game)
  const started = halves.filter(({ status, startTime }) => status !== 'upcoming' && startTime !== null)
  if (started.length === 0) return
  const half = game.random.pick(started)
  const which = half.endTime !== null && game.random.bool(0.4) ? 'endTime' : 'startTime'
  const before = half[which]
  if (before === null) return
  const by = game.random.pick([-7, -5, -2, -1, 1, 2, 5, 6])
  const corrected = iso(before + minutes(game, by))
  const put = (time: string) => game.admin.asks(updateHalf, { params: { id: half.id }, body: { [which]: time } })
  const action = (time: string): OperatorAction => ({ kind: 'update-half', halfId: half.id, [which]: time })
  const what = `half ${half.halfNumber}: ${which}`
  const done = await tries(game, `${what} by ${by} minutes`, () => put(corrected), action(corrected))
  if (done) canUndo(game, `${what} back`, () => put(iso(before)), action(iso(before)))
}

export async function recordsEvent(game: UnrulyGame): Promise<void> {
  const ago = game.random.bool(0.6) ? 0 : game.random.whole(1, 30)
  await records(game, game.random.pick(TYPES), now(game) - minutes(game, ago))
}

async function records(game: UnrulyGame, eventType: string, at: number): Promise<void> {
  const body = eventBody(game, eventType, at)
  const { match: matchId, ...event } = body
  let id: MatchEvent['_id'] | undefined
  const ask = async () => {
    const answer = await game.admin.asks(recordMatchEvent, { body })
    if (answer.ok) id = answer.reply.event._id
    return answer
  }
  await tries(game, `records ${eventType} at ${iso(at)}`, ask, { kind: 'record-event', matchId, ...event })
  if (id === undefined) return
  const recorded = id
  game.events.set(recorded, { eventType, at })
  game.undo.push({ what: `takes ${eventType} back`, run: () => deletesRecorded(game, recorded) })
}

/** The reason is required once the results are confirmed, and ignored before. */
const eventBody = (game: UnrulyGame, eventType: string, at: number) => ({
  match: game.matchId,
  eventType,
  timeStamp: iso(at),
  ...(game.random.bool(0.5) && { team: game.random.pick(['home', 'away'] as const) }),
  reason: 'Seen again.',
})

async function deletesRecorded(game: UnrulyGame, id: Parameters<UnrulyGame['events']['get']>[0]): Promise<void> {
  if (!game.events.has(id)) return
  const query = { reason: 'Ruled out.' }
  const action = { kind: 'delete-event', eventId: id, ...query } as const
  const ask = () => game.admin.asks(deleteMatchEvent, { params: { id }, query })
  if (await tries(game, 'takes an event back', ask, action)) game.events.delete(id)
}

export async function deletesEvent(game: UnrulyGame): Promise<void> {
  const [id, event] = anEvent(game) ?? []
  if (!id || !event) return
  await deletesRecorded(game, id)
  game.undo.push({ what: 'records it again', run: () => records(game, event.eventType, event.at) })
}

export async function movesEvent(game: UnrulyGame): Promise<void> {
  const [id, event] = anEvent(game) ?? []
  if (!id || !event) return
  const moved = {
    eventType: game.random.bool(0.4) ? game.random.pick(TYPES) : event.eventType,
    at: event.at + game.random.pick([-600, -61, -1, 1, 59, 540]) * minutes(game, 1 / 60),
  }
  const bodyOf = (to: typeof moved) => ({
    eventType: to.eventType,
    timeStamp: iso(to.at),
    reason: 'Looked at again.',
  })
  const put = async (to: typeof moved) => {
    const body = bodyOf(to)
    const answer = await game.admin.asks(updateMatchEvent, { params: { id }, body })
    if (answer.ok) game.events.set(id, to)
    return answer
  }
  const action = (to: typeof moved): OperatorAction => ({ kind: 'update-event', eventId: id, ...bodyOf(to) })
  const what = `moves ${event.eventType} to ${moved.eventType} ${iso(moved.at)}`
  const done = await tries(game, what, () => put(moved), action(moved))
  if (done) canUndo(game, 'moves it back', () => put(event), action(event))
}

function anEvent(game: UnrulyGame) {
  return game.events.size === 0 ? undefined : game.random.pick([...game.events])
}

/** Moves a boundary of an upcoming round, or adds or removes a round. */
export async function editsRounds(game: UnrulyGame): Promise<void> {
  const official = game.groups.find(({ lobby }) => lobby.gameSettings.roundDuration === 10)
  if (!official) return
  const match = await matchNow(game)
  const upcoming = (await roundsNow(game, official, match)).filter(({ state }) => state === 'upcoming')
  const round = upcoming.at(game.random.whole(-3, 1))
  if (!round) return
  const { id, startMinute, endMinute } = round
  const params = { id: id as never }
  const roundId = params.id
  if (game.random.bool(0.3)) {
    const half = match.halves.find(({ halfNumber }) => halfNumber === round.half)
    const done = await tries(
      game,
      `deletes the round at ${startMinute}`,
      () => game.admin.asks(deleteRound, { params }),
      { kind: 'delete-round', roundId },
    )
    if (done && half) {
      const body = { halfId: half.id, startMinute, endMinute }
      canUndo(game, `makes a round at ${startMinute}`, () => game.admin.asks(createRound, { body }), {
        kind: 'create-round',
        ...body,
      })
    }
    return
  }
  const later = startMinute + game.random.whole(1, 3)
  const put = (body: { startMinute: number; endMinute?: number | null }) =>
    [
      () => game.admin.asks(updateRound, { params, body }),
      { kind: 'update-round', roundId, ...body } satisfies OperatorAction,
    ] as const
  const done = await tries(game, `the round at ${startMinute} starts at ${later}`, ...put({ startMinute: later }))
  if (done) canUndo(game, `the round starts at ${startMinute} again`, ...put({ startMinute, endMinute }))
}

export async function suspends(game: UnrulyGame): Promise<void> {
  const body = { matchId: game.matchId, ...(game.random.bool(0.6) && { eventType: game.random.pick(TYPES) }) }
  const done = await tries(game, `suspends ${JSON.stringify(body)}`, () => game.admin.asks(suspend, { body }))
  if (done) canUndo(game, 'resumes', () => game.admin.asks(resume, { body }))
}

export async function undoes(game: UnrulyGame): Promise<void> {
  await game.undo.pop()?.run()
}

function canReopen(game: UnrulyGame, body: { matchId: UnrulyGame['matchId']; halfNumber: number }): void {
  canUndo(game, `reopens half ${body.halfNumber}`, () => game.admin.asks(reopenHalf, { body }), {
    kind: 'reopen-half',
    ...body,
  })
}

function canUndo(game: UnrulyGame, what: string, ...ask: Doing): void {
  const run = async () => {
    await tries(game, what, ...ask)
  }
  game.undo.push({ what, run })
}

/** A change and, if it may be previewed, its action. */
type Doing = [act: Parameters<typeof tries>[2], action?: OperatorAction]
