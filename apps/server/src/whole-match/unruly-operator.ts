import {
  createRound,
  deleteMatchEvent,
  deleteRound,
  endHalf,
  endHalfAt,
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
  await tries(game, `starts half ${half.halfNumber}`, () => game.admin.asks(route, { body: { matchId: game.matchId } }))
}

export async function endsHalf(game: UnrulyGame): Promise<void> {
  const half = (await matchNow(game)).halves.find(({ status }) => status === 'active')
  if (half) await endsThisHalf(game, half)
}

async function endsThisHalf(game: UnrulyGame, { halfNumber }: HalfNow): Promise<void> {
  const body = { matchId: game.matchId, halfNumber }
  const done = await tries(game, `ends half ${halfNumber}`, () => game.admin.asks(endHalf, { body }))
  if (done) canUndo(game, `reopens half ${halfNumber}`, () => game.admin.asks(reopenHalf, { body }))
}

/** The whistle was some minutes ago. */
export async function endsHalfEarlier(game: UnrulyGame): Promise<void> {
  const half = (await matchNow(game)).halves.find(({ status }) => status === 'active')
  if (!half) return
  const ago = game.dice.whole(1, 9)
  const body = { endTime: iso(now(game) - minutes(game, ago)) }
  const params = { id: half.id }
  const done = await tries(game, `ended half ${half.halfNumber} ${ago} minutes ago`, () =>
    game.admin.asks(endHalfAt, { params, body }),
  )
  const again = { matchId: game.matchId, halfNumber: half.halfNumber }
  if (done) canUndo(game, `reopens half ${half.halfNumber}`, () => game.admin.asks(reopenHalf, { body: again }))
}

export async function reopensHalf(game: UnrulyGame): Promise<void> {
  const half = (await matchNow(game)).halves.findLast(({ status }) => status === 'finished')
  if (!half) return
  const body = { matchId: game.matchId, halfNumber: half.halfNumber }
  const done = await tries(game, `reopens half ${half.halfNumber}`, () => game.admin.asks(reopenHalf, { body }))
  if (!done || half.endTime === null) return
  const endTime = iso(half.endTime)
  canUndo(game, `ends half ${half.halfNumber} at its old time`, () =>
    game.admin.asks(endHalfAt, { params: { id: half.id }, body: { endTime } }),
  )
}

/** The kick-off, or the whistle, was at another minute. */
export async function correctsTimes(game: UnrulyGame): Promise<void> {
  const { halves } = await matchNow(game)
  const started = halves.filter(({ status, startTime }) => status !== 'upcoming' && startTime !== null)
  if (started.length === 0) return
  const half = game.dice.pick(started)
  const which = half.endTime !== null && game.dice.chance(0.4) ? 'endTime' : 'startTime'
  const before = half[which]
  if (before === null) return
  const by = game.dice.pick([-7, -5, -2, -1, 1, 2, 5, 6])
  const corrected = iso(before + minutes(game, by))
  const put = (time: string) => game.admin.asks(updateHalf, { params: { id: half.id }, body: { [which]: time } })
  const done = await tries(game, `half ${half.halfNumber}: ${which} by ${by} minutes`, () => put(corrected))
  if (done) canUndo(game, `half ${half.halfNumber}: ${which} back`, () => put(iso(before)))
}

export async function recordsEvent(game: UnrulyGame): Promise<void> {
  const ago = game.dice.chance(0.6) ? 0 : game.dice.whole(1, 30)
  await records(game, game.dice.pick(TYPES), now(game) - minutes(game, ago))
}

async function records(game: UnrulyGame, eventType: string, at: number): Promise<void> {
  const answer = await game.admin.asks(recordMatchEvent, { body: eventBody(game, eventType, at) })
  await tries(game, `records ${eventType} at ${iso(at)}`, async () => answer)
  if (!answer.ok) return
  const { _id: id } = answer.reply.event
  game.events.set(id, { eventType, at })
  game.undo.push({ what: `takes ${eventType} back`, run: () => takesBack(game, id) })
}

/** Once the results are confirmed it takes a reason; given before, it does no harm. */
const eventBody = (game: UnrulyGame, eventType: string, at: number) => ({
  match: game.matchId,
  eventType,
  timeStamp: iso(at),
  ...(game.dice.chance(0.5) && { team: game.dice.pick(['home', 'away'] as const) }),
  reason: 'Seen again.',
})

async function takesBack(game: UnrulyGame, id: Parameters<UnrulyGame['events']['get']>[0]): Promise<void> {
  if (!game.events.has(id)) return
  const done = await tries(game, 'takes an event back', () =>
    game.admin.asks(deleteMatchEvent, { params: { id }, query: { reason: 'Ruled out.' } }),
  )
  if (done) game.events.delete(id)
}

export async function deletesEvent(game: UnrulyGame): Promise<void> {
  const [id, event] = anEvent(game) ?? []
  if (!id || !event) return
  await takesBack(game, id)
  game.undo.push({ what: 'records it again', run: () => records(game, event.eventType, event.at) })
}

export async function movesEvent(game: UnrulyGame): Promise<void> {
  const [id, event] = anEvent(game) ?? []
  if (!id || !event) return
  const moved = {
    eventType: game.dice.chance(0.4) ? game.dice.pick(TYPES) : event.eventType,
    at: event.at + game.dice.pick([-600, -61, -1, 1, 59, 540]) * minutes(game, 1 / 60),
  }
  const put = async (to: typeof moved) => {
    const body = { eventType: to.eventType, timeStamp: iso(to.at), reason: 'Looked at again.' }
    const answer = await game.admin.asks(updateMatchEvent, { params: { id }, body })
    if (answer.ok) game.events.set(id, to)
    return answer
  }
  const done = await tries(game, `moves ${event.eventType} to ${moved.eventType} ${iso(moved.at)}`, () => put(moved))
  if (done) canUndo(game, 'moves it back', () => put(event))
}

function anEvent(game: UnrulyGame) {
  return game.events.size === 0 ? undefined : game.dice.pick([...game.events])
}

/** Another boundary for a round that is to come; or one round less, or more. */
export async function editsRounds(game: UnrulyGame): Promise<void> {
  const official = game.tables.find(({ lobby }) => lobby.gameSettings.roundDuration === 10)
  if (!official) return
  const match = await matchNow(game)
  const upcoming = (await roundsNow(game, official, match)).filter(({ state }) => state === 'upcoming')
  const round = upcoming.at(game.dice.whole(-3, 1))
  if (!round) return
  const { id, startMinute, endMinute } = round
  const params = { id: id as never }
  if (game.dice.chance(0.3)) {
    const half = match.halves.find(({ halfNumber }) => halfNumber === round.half)
    const done = await tries(game, `deletes the round at ${startMinute}`, () =>
      game.admin.asks(deleteRound, { params }),
    )
    if (done && half) {
      const body = { halfId: half.id, startMinute, endMinute }
      canUndo(game, `makes a round at ${startMinute}`, () => game.admin.asks(createRound, { body }))
    }
    return
  }
  const later = startMinute + game.dice.whole(1, 3)
  const done = await tries(game, `the round at ${startMinute} starts at ${later}`, () =>
    game.admin.asks(updateRound, { params, body: { startMinute: later } }),
  )
  if (done) {
    canUndo(game, `the round starts at ${startMinute} again`, () =>
      game.admin.asks(updateRound, { params, body: { startMinute, endMinute } }),
    )
  }
}

export async function suspends(game: UnrulyGame): Promise<void> {
  const body = { matchId: game.matchId, ...(game.dice.chance(0.6) && { eventType: game.dice.pick(TYPES) }) }
  const done = await tries(game, `suspends ${JSON.stringify(body)}`, () => game.admin.asks(suspend, { body }))
  if (done) canUndo(game, 'resumes', () => game.admin.asks(resume, { body }))
}

export async function undoes(game: UnrulyGame): Promise<void> {
  await game.undo.pop()?.run()
}

function canUndo(game: UnrulyGame, what: string, act: Parameters<typeof tries>[2]): void {
  const run = async () => {
    await tries(game, what, act)
  }
  game.undo.push({ what, run })
}
