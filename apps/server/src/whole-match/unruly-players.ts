import { joinLobby, leaveLobby, listOdds, lobbyDetails, placeBet, updateChips } from '@bettle/contract'
import { bettingNow, matchNow, roundsNow } from './naive-halves.ts'
import { holder, now, type Table, type UnrulyGame } from './unruly-game.ts'

/** What may be said to somebody who may bet as far as times go. */
const OTHERWISE = new Set([
  'already-placed',
  'insufficient-chips',
  'stake-too-high',
  'stake-too-low',
  'suspended',
  'option-retired',
  'odds-moved',
  'spectators-cannot-bet',
  'lobby-not-found',
])

/** Everyone at one table tries to bet; the naive clock has to agree on whether they may. */
export async function someBet(game: UnrulyGame): Promise<void> {
  const table = game.dice.pick(game.tables)
  const betting = bettingNow(game, table, await roundsNow(game, table, await matchNow(game)))
  for (const player of table.players) {
    if (game.dice.chance(0.25)) continue
    const query = { lobbyId: table.lobby._id }
    const { odds } = await player.gets(listOdds, { params: { matchId: game.matchId }, query })
    if (odds.length === 0) continue
    const option = game.dice.pick(odds)
    const stake = game.dice.pick([1, 2, 7, 10, 25])
    const round = betting?.round.id ?? table.lobby.rounds.at(-1)?._id
    const body = { ...query, oddsId: option._id, matchRoundId: round as never, stake, odds: option.odds }
    const answer = await player.asks(placeBet, { body })
    const code = answer.ok ? 'taken' : answer.failure.code
    game.story.push(`${new Date(now(game)).toISOString()} ${player.name} bets ${stake} on ${option.name}: ${code}`)
    if (!agrees(code, betting)) throw new Error(`the naive clock disagrees: ${JSON.stringify(betting)}\n${tell(game)}`)
  }
}

function agrees(code: string, betting: { readonly open: boolean } | undefined): boolean {
  if (!betting)
    return (
      code === 'last-round' || code === 'lobby-closed' || code === 'lobby-not-found' || code === 'spectators-cannot-bet'
    )
  if (OTHERWISE.has(code)) return true
  return code === (betting.open ? 'taken' : 'betting-closed')
}

const tell = (game: UnrulyGame) => game.story.join('\n')

/** One of them goes, or comes back. */
export async function comesOrGoes(game: UnrulyGame): Promise<void> {
  const table: Table = game.dice.pick(game.tables)
  const player = game.dice.pick(table.players.slice(1))
  const params = { lobbyId: table.lobby._id }
  const { currentUser } = await player.gets(lobbyDetails, { params })
  const goes = currentUser.present
  game.story.push(`${player.name} ${goes ? 'leaves' : 'comes back'}`)
  if (goes) await player.gets(leaveLobby, { body: params })
  else await player.asks(joinLobby, { body: { lobbyCode: table.lobby.lobbyCode, role: 'player' } })
}

export async function chipsAreGiven(game: UnrulyGame): Promise<void> {
  const table = game.dice.pick(game.tables)
  const player = game.dice.pick(table.players)
  const amount = game.dice.pick([3, 10, 40])
  const body = { lobbyId: table.lobby._id, userId: player.userId, amount, reason: 'A present.' }
  await game.admin.gets(updateChips, { body })
  game.story.push(`${player.name} is given ${amount}`)
  const key = holder(table.lobby._id, player.userId)
  game.given.set(key, (game.given.get(key) ?? 0) + amount)
}
