import * as contract from '@bettle/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { aPlayer, type Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { ensureBots } from './bots.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

let server: TestServer
afterEach(() => server.stop())

const newcomer = (name: string) => aPlayer(server, name, () => '' as contract.MatchId)

/** Moves the clock of a server with practice on in small steps, until `isReached` is true. */
async function goesOnUntil(isReached: () => Promise<boolean>, forAtMost = 15 * MINUTE): Promise<void> {
  const until = server.ctx.clock.now() + forAtMost
  while (server.ctx.clock.now() < until) {
    if (await isReached()) return
    await server.clock.advance(2 * SECOND)
    await server.ctx.jobs.settled()
  }
  throw new Error('it was not reached in time')
}

const reads = (player: Player, { _id: lobbyId }: contract.Lobby) =>
  player.gets(contract.getRematch, { params: { lobbyId } })
const opens = (matchId: contract.MatchId | undefined, { _id: lobbyId }: contract.Lobby) => ({
  body: { lobbyId, matchId: matchId as contract.MatchId },
})

/** Returns the names of those who sit in a lobby as players. */
const playersOf = ({ users }: contract.Lobby) =>
  users
    .filter(({ role, present }) => role === 'player' && present)
    .map(({ user }) => user.name)
    .toSorted()

/** Returns how many bets each bot has placed in a lobby. */
async function betsOfBots({ _id: lobbyId }: { readonly _id: contract.LobbyId }): Promise<number[]> {
  const bots = (await ensureBots(server.ctx)).map(({ userId }) => userId)
  const rows = await server.ctx.db
    .selectFrom('bet')
    .select('account_id')
    .where('lobby_id', '=', lobbyId)
    .where('account_id', 'in', bots)
    .execute()
  return bots.map((bot) => rows.filter(({ account_id }) => account_id === bot).length).filter((count) => count > 0)
}

/** Joins the lobby of the practice match in which the bots sit, and returns it when all of them have come. */
async function joinsPractice(player: Player): Promise<contract.Lobby> {
  let open: contract.LobbyCard | undefined
  await goesOnUntil(async () => {
    open = (await player.gets(contract.listLobbies, {})).lobbies.find(({ players }) => players >= 6)
    return open !== undefined
  }, MINUTE)
  return (await player.gets(contract.joinLobby, { body: { lobbyCode: open?.lobbyCode ?? '', role: 'player' } })).lobby
}

/** Lets the match of a lobby take no more bets. */
const lastBetsAreOver = (player: Player, lobby: contract.Lobby) =>
  goesOnUntil(async () => (await reads(player, lobby)).mayOpen)

describe('playing again with the same players after a practice game', () => {
  it('a player who is out of the practice cup plays the next practice match with the same bots, which sit there at once and bet [F4] [G14] [PR832]', async () => {
    server = await aServer({ config: { practice: true, rateLimits: true } })
    const ana = await newcomer('Ana')
    let cup: contract.CompetitionCard | undefined
    await goesOnUntil(async () => {
      cup = (await ana.gets(contract.listCompetitions, {})).open.find(({ isPractice }) => isPractice)
      return cup !== undefined
    })
    const competitionId = cup?._id as contract.CompetitionId
    await ana.gets(contract.enrol, { params: { competitionId }, body: {} })
    const seen = () => ana.gets(contract.competitionById, { params: { competitionId } })
    let lobbyId: contract.LobbyId | undefined
    await goesOnUntil(async () => {
      lobbyId = (await seen()).mine.next?.lobbyId ?? undefined
      return lobbyId !== undefined
    })
    const fetches = () => ana.gets(contract.lobbyDetails, { params: { lobbyId: lobbyId as contract.LobbyId } })
    const game = await fetches()
    expect(playersOf(game)).toHaveLength(4)
    expect(await reads(ana, game)).toEqual({ rematch: null, mayOpen: false, matches: [] })
    expect(await ana.isRefused(contract.openRematch, opens(game.match._id, game))).toBe('game-not-over')
    // Ana does not bet, so she is absent and out.
    await goesOnUntil(async () => (await fetches()).match.status === 'completed')

    // The next match has all its rounds before it, so that each bot bets, although a bot skips some rounds.
    let next: contract.MatchId | undefined
    await goesOnUntil(async () => {
      next = (await reads(ana, game)).matches.find(({ status }) => status === 'upcoming')?._id
      return next !== undefined
    })
    const offer = await reads(ana, game)
    expect(offer).toMatchObject({ rematch: null, mayOpen: true })
    const cupMatches = (await seen()).competition.fixtures.map(({ matchId }) => matchId)
    expect(offer.matches.length).toBeGreaterThan(0)
    expect(offer.matches.every(({ _id, isPractice }) => isPractice && !cupMatches.includes(_id))).toBe(true)
    expect(await ana.isRefused(contract.openRematch, opens(cupMatches.at(-1), game))).toBe('match-not-found')

    const { rematch } = await ana.gets(contract.openRematch, opens(next, game))
    expect(rematch).toMatchObject({ players: 4, hostUser: { _id: ana.userId } })
    expect(rematch.gameSettings).toEqual(game.gameSettings)
    const again = await ana.fetchesLobby({ ...game, _id: rematch._id })
    expect(playersOf(again)).toEqual(playersOf(game))
    expect(again.users.map(({ chips }) => chips)).toEqual(Array(4).fill(game.gameSettings.startingChips))
    expect(again.competition).toBeUndefined()
    // A second request opens no second lobby.
    const { rematch: same } = await ana.gets(contract.openRematch, opens(next, game))
    expect(same._id).toBe(rematch._id)

    await goesOnUntil(async () => (await betsOfBots(rematch)).length === 3)
    await goesOnUntil(async () => (await ana.fetchesLobby(again)).match.status === 'completed')
    // The next game of this game takes the bots along too.
    const after = await reads(ana, again)
    expect(after).toMatchObject({ rematch: null, mayOpen: true })
    const third = await ana.gets(contract.openRematch, opens(after.matches[0]?._id, again))
    expect(third.rematch.players).toBe(4)
  }, 240_000)

  it('after a practice game its bots come along, except a removed one; the lobby passes to people only, and closes when the last of them leaves [F4] [G14] [M8] [M9] [PR832]', async () => {
    server = await aServer({ config: { practice: true } })
    const [ana, ben] = [await newcomer('Ana'), await newcomer('Ben')]
    const admin = await aPlayer(server, 'Admin', () => '' as contract.MatchId, 'admin')
    const game = await joinsPractice(ana)
    await ben.joins(game)
    const bots = playersOf(await ben.fetchesLobby(game)).filter((name) => name.endsWith(' Bot'))
    expect(bots).toHaveLength(6)
    const removed = game.users.find(({ user, isHost }) => user.name.endsWith(' Bot') && !isHost)?.user
    const removal = { lobbyId: game._id, userId: removed?._id as contract.UserId, to: 'out' as const, reason: 'Spam' }
    await admin.gets(contract.removeMember, { body: removal })
    await lastBetsAreOver(ana, game)
    // The next match has not started, so a lobby that everybody leaves closes.
    let matchId: contract.MatchId | undefined
    await goesOnUntil(async () => {
      matchId = (await reads(ana, game)).matches.find(({ status }) => status === 'upcoming')?._id
      return matchId !== undefined
    })
    const { rematch } = await ana.gets(contract.openRematch, opens(matchId, game))
    const again = await ana.fetchesLobby({ ...game, _id: rematch._id })
    const others = bots.filter((name) => name !== removed?.name)
    expect(playersOf(again)).toEqual(['Ana', ...others])
    await ben.joins(again)
    await ana.leaves(again)
    expect((await ben.fetchesLobby(again)).hostUser?._id).toBe(ben.userId)
    await ben.leaves(again)
    expect((await ben.fetchesLobby(again)).status).toBe('closed')
    expect(await reads(ben, game)).toMatchObject({ rematch: null, mayOpen: true })
    // The bots keep playing in their own lobby on that match.
    const own = await joinsPractice(ana)
    expect(own.match._id).toBe(matchId)
    expect(own.hostUser?.name).toMatch(/ Bot$/)
  }, 120_000)

  it('after a practice game a match is offered soon, whenever one asks, and each offered match takes the lobby [F4] [G14] [PR832]', async () => {
    server = await aServer({ config: { practice: true } })
    const ana = await newcomer('Ana')
    const game = await joinsPractice(ana)
    await lastBetsAreOver(ana, game)
    let without = 0
    const until = server.ctx.clock.now() + 12 * MINUTE
    while (server.ctx.clock.now() < until) {
      const { mayOpen, matches } = await reads(ana, game)
      expect(mayOpen).toBe(true)
      without = matches.length > 0 ? 0 : without + 10 * SECOND
      expect(without).toBeLessThan(MINUTE)
      for (const { _id } of matches) {
        const { rematch } = await ana.gets(contract.openRematch, opens(_id, game))
        expect(rematch).toMatchObject({ match: { _id }, players: 7 })
        // Ends this rematch, so that the next one can be opened.
        await server.ctx.db
          .updateTable('lobby')
          .set({ status: 'closed', rematch_of: null })
          .where('id', '=', rematch._id)
          .execute()
      }
      await server.clock.advance(10 * SECOND)
      await server.ctx.jobs.settled()
    }
  }, 240_000)
})
