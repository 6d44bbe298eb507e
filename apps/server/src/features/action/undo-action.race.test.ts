import {
  type Action,
  adminListMatchEvents,
  createMatch,
  listActions,
  type MatchId,
  previewAction,
  recordMatchEvent,
  startHalf1,
  undoAction,
  updateMatchEvent,
} from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setClocks, severalServers, stopAll } from '../../../test/support/nodes.ts'
import { aPlayer, type Player, playerOn } from '../../../test/support/scenario.ts'
import { type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

if (!testDatabaseUrl) console.log('Races of operators were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('operators who act at the same moment on several servers', () => {
  let servers: TestServer[]
  let first: TestServer
  let admins: Player[]
  const missing = () => {
    throw new Error('a lobby is opened on a match')
  }
  beforeAll(async () => {
    servers = await severalServers(3)
    const [one] = servers
    if (!one) throw new Error('no server runs')
    first = one
    admins = await Promise.all(servers.map((server, index) => aPlayer(server, `Admin ${index}`, missing, 'admin')))
  })
  afterAll(() => stopAll(servers))

  async function aMatch(): Promise<MatchId> {
    const { match } = await (admins[0] as Player).gets(createMatch, {
      body: { homeTeam: 'France', awayTeam: 'Croatia' },
    })
    await admins[0]?.gets(startHalf1, { body: { matchId: match._id } })
    await setClocks(servers, Math.ceil(first.clock.now() / 60_000 + 1) * 60_000)
    return match._id
  }

  const actionsOf = async (matchId: MatchId): Promise<Action[]> =>
    (await (admins[0] as Player).gets(listActions, { query: { matchId } })).actions

  it('of three operators who undo the same action at the same moment, one succeeds and the others get half-state [O2] [PR340]', async () => {
    const matchId = await aMatch()
    for (let time = 0; time < 8; time += 1) {
      const body = { match: matchId, eventType: 'Corner', timeStamp: first.clock.date().toISOString() }
      await admins[0]?.gets(recordMatchEvent, { body })
      const [recorded] = await actionsOf(matchId)
      const params = { id: recorded?._id as Action['_id'] }
      const answers = await Promise.all(admins.map((admin) => admin.asks(undoAction, { params })))
      expect(answers.map((answer) => (answer.ok ? 'undone' : answer.failure.code)).sort()).toEqual([
        'half-state',
        'half-state',
        'undone',
      ])
    }
    const { events } = await (admins[0] as Player).gets(adminListMatchEvents, { query: { match: matchId } })
    expect(events).toEqual([])
  })

  it('if one operator undoes the recording of an event while another changes the event, exactly one of them succeeds [O4]', async () => {
    const matchId = await aMatch()
    for (let time = 0; time < 8; time += 1) {
      const body = { match: matchId, eventType: 'Corner', timeStamp: first.clock.date().toISOString() }
      const made = await (admins[0] as Player).gets(recordMatchEvent, { body })
      const [recorded] = await actionsOf(matchId)
      const [undone, moved] = await Promise.all([
        admins[1]?.asks(undoAction, { params: { id: recorded?._id as Action['_id'] } }),
        admins[2]?.asks(updateMatchEvent, { params: { id: made.event._id }, body: { eventType: 'Throw' } }),
      ])
      expect([undone?.ok, moved?.ok].filter(Boolean)).toHaveLength(1)
      const { events } = await (admins[0] as Player).gets(adminListMatchEvents, { query: { match: matchId } })
      expect(events.some(({ _id }) => _id === made.event._id)).toBe(moved?.ok)
    }
  })

  it('bets and events at the same moment as operators’ previews all succeed; the ledgers stay correct, and no previewed action is logged [O5]', async () => {
    const matchId = await aMatch()
    const players = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => aPlayer(first, name, () => matchId)))
    const lobbies = await Promise.all(players.map((player) => player.opensLobby()))
    for (const [index, player] of players.entries())
      for (const lobby of lobbies) if (lobbies[index] !== lobby) await player.joins(lobby)
    for (let round = 0; round < 3; round += 1) {
      const previews = [1, 2].flatMap((node) =>
        [1, 2].map(() =>
          admins[node]?.asks(previewAction, { body: { action: { kind: 'end-half', matchId, halfNumber: 1 } } }),
        ),
      )
      const bets = players.flatMap((player, index) => {
        const elsewhere = playerOn(servers[index] ?? first, player.name, player, () => matchId)
        return lobbies.map(async (lobby) => {
          const now = await elsewhere.fetchesLobby(lobby)
          const option = now.odds[index]?.name ?? ''
          return elsewhere.bets(1 + index).on(option, lobby)
        })
      })
      const body = { match: matchId, eventType: 'Corner', timeStamp: first.clock.date().toISOString() }
      const events = [0, 1, 2].map((node) => admins[node]?.gets(recordMatchEvent, { body }))
      const answers = await Promise.all(previews)
      const said = new Set(answers.map((answer) => (answer?.ok ? 'foreseen' : answer?.failure.code)))
      // If many previews wait for each other, one of them may be refused as unavailable and told to retry.
      said.delete('unavailable')
      expect([...said]).toEqual(['foreseen'])
      await Promise.all([...bets, ...events])
      await setClocks(servers, first.clock.now() + 10 * 60_000)
      await first.ctx.jobs.settled()
    }
    expect(await ledgerFaults(first.ctx.db, matchId)).toEqual([])
    expect((await actionsOf(matchId)).map(({ kind }) => kind)).not.toContain('end-half')
  })
})
