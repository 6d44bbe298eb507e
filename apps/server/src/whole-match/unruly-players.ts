import { joinLobby, leaveLobby, listOdds, lobbyDetails, type Odds, placeBet, updateChips } from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import type { MemberRow } from '../db/schema.ts'
import type { Player } from '../test/story.ts'
import { bettingNow, matchNow, type NaiveRoundNow, roundsNow } from './naive-halves.ts'
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
  'play-used',
  'eliminated',
  'card-unavailable',
])

/** Everyone at one table tries to bet; the naive clock has to agree on whether they may. */
export async function someBet(game: UnrulyGame): Promise<void> {
  const table = game.dice.pick(game.tables)
  const rounds = await roundsNow(game, table, await matchNow(game))
  const betting = bettingNow(game, table, rounds)
  for (const player of table.players) {
    if (game.dice.chance(0.25)) continue
    const query = { lobbyId: table.lobby._id }
    const { odds } = await player.gets(listOdds, { params: { matchId: game.matchId }, query })
    if (odds.length === 0) continue
    // Often the same few, so that plays run out where they can.
    const option = game.dice.pick(game.dice.chance(0.5) ? odds.slice(0, 3) : odds)
    const { minBetAmount, maxBetAmount } = table.lobby.gameSettings
    const stake = game.dice.pick([1, 2, 7, 10, 25, minBetAmount, maxBetAmount, maxBetAmount + 1])
    const before = await standsBefore(game, table, player, option, rounds)
    const round = betting?.round.id ?? table.lobby.rounds.at(-1)?._id
    const card = cardToTry(game, before)
    const body = {
      ...query,
      oddsId: option._id,
      matchRoundId: round as never,
      stake,
      odds: option.odds,
      ...(card && { card }),
    }
    const answer = await player.asks(placeBet, { body })
    const code = answer.ok ? 'taken' : answer.failure.code
    game.story.push(
      `${new Date(now(game)).toISOString()} ${player.name} bets ${stake} on ${option.name}${card ? ` with ${card}` : ''}: ${code}`,
    )
    const number = rounds.findIndex(({ id }) => id === round) + 1
    const wrong = wrongAnswer(code, { stake, card, number }, table, before)
    if (wrong) throw new Error(`${wrong}: ${player.name} heard ${code}\n${tell(game)}`)
    if (!agrees(code, betting, before))
      throw new Error(`the naive clock disagrees: ${JSON.stringify(betting)}\n${tell(game)}`)
  }
}

/** Of who has left, or watches. */
const AWAY = new Set(['lobby-not-found', 'spectators-cannot-bet'])

function agrees(code: string, betting: { readonly open: boolean } | undefined, { isDecided }: Before): boolean {
  if (isDecided && code !== 'eliminated' && !AWAY.has(code)) return code === 'last-round'
  if (!betting) return code === 'last-round' || code === 'lobby-closed' || code === 'eliminated' || AWAY.has(code)
  if (OTHERWISE.has(code)) return true
  return code === (betting.open ? 'taken' : 'betting-closed')
}

interface Before {
  readonly isPlayer: boolean
  /** As far as everyone knows: one was found to be left alone at a round's end, or nobody is left. */
  readonly isDecided: boolean
  readonly chips: number
  /** How often they made the same play in this lobby. */
  readonly timesUsed: number
  /** What they were dealt, and what of it has gone with a bet. */
  readonly dealt: readonly CardKind[]
  readonly played: readonly CardKind[]
  /** The number of the latest round a card of theirs went with; undefined where none did. */
  readonly lastCardIn: number | undefined
}

const hasFallen = ({ eliminated_in }: MemberRow) => eliminated_in !== null
const isKnownToHaveFallen = (member: MemberRow) => hasFallen(member) && member.role === 'spectator'
const isInPlay = (member: MemberRow) => member.role === 'player' && !hasFallen(member)

/** What is stored of a player just before they try. */
async function standsBefore(
  game: UnrulyGame,
  { lobby }: Table,
  player: Player,
  { eventType, betType, threshold }: Odds,
  rounds: readonly NaiveRoundNow[],
): Promise<Before> {
  const { db } = game.server.ctx
  const members = await db.selectFrom('member').selectAll().where('lobby_id', '=', lobby._id).execute()
  const member = members.find(({ account_id }) => account_id === player.userId)
  if (!member) throw new Error('everyone at a table is a member')
  const bets = await db
    .selectFrom('bet')
    .selectAll()
    .where('lobby_id', '=', lobby._id)
    .where('account_id', '=', player.userId)
    .execute()
  const { hand } = await player.gets(lobbyDetails, { params: { lobbyId: lobby._id } })
  const alike = bets.filter(
    (bet) => bet.event_type === eventType && bet.bet_type === betType && bet.threshold === threshold,
  )
  const withCard = bets.filter(({ card }) => card !== null)
  return {
    isPlayer: isInPlay(member) && member.present,
    isDecided:
      members.some(({ last_standing }) => last_standing) ||
      (members.some(isKnownToHaveFallen) && !members.some(({ ranked, role }) => ranked && role === 'player')),
    chips: member.chips,
    timesUsed: alike.length,
    dealt: hand?.cards.map(({ kind }) => kind) ?? [],
    played: withCard.flatMap(({ card }) => card ?? []),
    lastCardIn:
      withCard.length === 0
        ? undefined
        : Math.max(...withCard.map((bet) => rounds.findIndex(({ id }) => id === bet.round_id) + 1)),
  }
}

/** Now and then one that nobody dealt them, or that is spent. */
function cardToTry({ dice }: UnrulyGame, { dealt }: Before): CardKind | undefined {
  if (!dice.chance(0.4)) return undefined
  return dealt.length > 0 && dice.chance(0.9) ? dice.pick(dealt) : dice.pick(['boost', 'shield', 'near-miss', 'scout'])
}

/** What an answer must not be, whatever the clock says; in words of one's own. */
function wrongAnswer(
  code: string,
  { stake, card, number }: { readonly stake: number; readonly card: CardKind | undefined; readonly number: number },
  { lobby: { gameSettings } }: Table,
  before: Before,
): string | undefined {
  const { gameMode, maxPlayRepeats, minBetAmount, maxBetAmount, cardCooldownTime } = gameSettings
  const isUsedUp =
    (gameMode === 'bettle-chips' && before.timesUsed > 0) ||
    (gameMode === 'bet-stop' && before.timesUsed > maxPlayRepeats)
  const reasons: [string, boolean][] = [
    ['play-used', isUsedUp],
    ['stake-too-low', stake < minBetAmount],
    ['stake-too-high', stake > maxBetAmount],
    ['insufficient-chips', stake > before.chips],
  ]
  for (const [reason, applies] of reasons) {
    if (code === reason && !applies) return `it is not ${reason}`
    if (code === 'taken' && applies) return `it should have been ${reason}`
  }
  // None with the first round, and after one as many rounds without as the cooldown says.
  const isSoon = number === 1 || (before.lastCardIn !== undefined && number - before.lastCardIn <= cardCooldownTime)
  const mayGo = card === undefined || (before.dealt.includes(card) && !before.played.includes(card) && !isSoon)
  if (code === 'taken' && !mayGo) return 'the card cannot go with it'
  if (code === 'card-unavailable' && mayGo) return 'the card can go with it'
  return code === 'taken' && !before.isPlayer ? 'only players bet' : undefined
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
