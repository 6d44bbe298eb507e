import { joinLobby, leaveLobby, listOdds, lobbyDetails, type Odds, placeBet, updateChips } from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import type { MemberRow } from '../../../src/db/schema.ts'
import type { Player } from '../../support/scenario.ts'
import { bettingNow, matchNow, type NaiveRoundNow, roundsNow } from './naive-halves.ts'
import { holder, type LobbyGroup, now, type UnrulyGame } from './unruly-game.ts'

/** Refusals that are possible while betting is open. */
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

/** Lets all bots of one lobby try to bet. The naive clock must agree on whether betting is open. */
export async function someBet(game: UnrulyGame): Promise<void> {
  const group = game.random.pick(game.groups)
  const rounds = await roundsNow(game, group, await matchNow(game))
  const betting = bettingNow(game, group, rounds)
  for (const player of group.players) {
    if (game.random.bool(0.25)) continue
    const query = { lobbyId: group.lobby._id }
    const { odds } = await player.gets(listOdds, { params: { matchId: game.matchId }, query })
    if (odds.length === 0) continue
    // Often chooses among the same few options, so that limits of repeated plays are reached.
    const option = game.random.pick(game.random.bool(0.5) ? odds.slice(0, 3) : odds)
    const { minBetAmount, maxBetAmount } = group.lobby.gameSettings
    const stake = game.random.pick([1, 2, 7, 10, 25, minBetAmount, maxBetAmount, maxBetAmount + 1])
    const before = await readBefore(game, group, player, option, rounds)
    const round = betting?.round.id ?? group.lobby.rounds.at(-1)?._id
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
    game.log.push(
      `${new Date(now(game)).toISOString()} ${player.name} bets ${stake} on ${option.name}${card ? ` with ${card}` : ''}: ${code}`,
    )
    const number = rounds.findIndex(({ id }) => id === round) + 1
    const wrong = wrongAnswer(code, { stake, card, number }, group, before)
    if (wrong) throw new Error(`${wrong}: ${player.name} heard ${code}\n${linesOf(game)}`)
    if (!agrees(code, betting, before))
      throw new Error(`the naive clock disagrees: ${JSON.stringify(betting)}\n${linesOf(game)}`)
  }
}

/** Refusals for a bot that has left or is a spectator. */
const ABSENT_CODES = new Set(['lobby-not-found', 'spectators-cannot-bet'])

function agrees(code: string, betting: { readonly open: boolean } | undefined, { isDecided }: Before): boolean {
  if (isDecided && code !== 'eliminated' && !ABSENT_CODES.has(code)) return code === 'last-round'
  if (!betting)
    return code === 'last-round' || code === 'lobby-closed' || code === 'eliminated' || ABSENT_CODES.has(code)
  if (OTHERWISE.has(code)) return true
  return code === (betting.open ? 'taken' : 'betting-closed')
}

interface Before {
  readonly isPlayer: boolean
  /** True if the winner is publicly decided: after the end of a round at most one player is left. */
  readonly isDecided: boolean
  readonly chips: number
  /** How often the player has made the same play in this lobby. */
  readonly timesUsed: number
  /** The cards that the player was dealt, and in the next field those that the player has played. */
  readonly dealt: readonly CardKind[]
  readonly played: readonly CardKind[]
  /** The number of the latest round on which the player played a card, or undefined if there is none. */
  readonly lastCardIn: number | undefined
}

const isEliminated = ({ eliminated_in }: MemberRow) => eliminated_in !== null
const isEliminationPublic = (member: MemberRow) => isEliminated(member) && member.role === 'spectator'
const isInPlay = (member: MemberRow) => member.role === 'player' && !isEliminated(member)

/** Reads a player's stored data just before their bet. */
async function readBefore(
  game: UnrulyGame,
  { lobby }: LobbyGroup,
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
      (members.some(isEliminationPublic) && !members.some(({ ranked, role }) => ranked && role === 'player')),
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

/** Returns a card to play, sometimes one that was not dealt or was already played. */
function cardToTry({ random }: UnrulyGame, { dealt }: Before): CardKind | undefined {
  if (!random.bool(0.4)) return undefined
  return dealt.length > 0 && random.bool(0.9)
    ? random.pick(dealt)
    : random.pick(['boost', 'shield', 'near-miss', 'scout'])
}

/** Describes a reply that is wrong whatever the time, by rules that are implemented independently. */
function wrongAnswer(
  code: string,
  { stake, card, number }: { readonly stake: number; readonly card: CardKind | undefined; readonly number: number },
  { lobby: { gameSettings } }: LobbyGroup,
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
  // No card may be played on round 1 or, after a card, on as many rounds as the cooldown says.
  const isSoon = number === 1 || (before.lastCardIn !== undefined && number - before.lastCardIn <= cardCooldownTime)
  const mayGo = card === undefined || (before.dealt.includes(card) && !before.played.includes(card) && !isSoon)
  if (code === 'taken' && !mayGo) return 'the card cannot go with it'
  if (code === 'card-unavailable' && mayGo) return 'the card can go with it'
  return code === 'taken' && !before.isPlayer ? 'only players bet' : undefined
}

const linesOf = (game: UnrulyGame) => game.log.join('\n')

/** One bot leaves or returns. */
export async function comesOrGoes(game: UnrulyGame): Promise<void> {
  const group: LobbyGroup = game.random.pick(game.groups)
  const player = game.random.pick(group.players.slice(1))
  const params = { lobbyId: group.lobby._id }
  const { currentUser } = await player.gets(lobbyDetails, { params })
  const goes = currentUser.present
  game.log.push(`${player.name} ${goes ? 'leaves' : 'comes back'}`)
  if (goes) await player.gets(leaveLobby, { body: params })
  else await player.asks(joinLobby, { body: { lobbyCode: group.lobby.lobbyCode, role: 'player' } })
}

export async function chipsAreGiven(game: UnrulyGame): Promise<void> {
  const group = game.random.pick(game.groups)
  const player = game.random.pick(group.players)
  const amount = game.random.pick([3, 10, 40])
  const body = { lobbyId: group.lobby._id, userId: player.userId, amount, reason: 'A present.' }
  await game.admin.gets(updateChips, { body })
  game.log.push(`${player.name} is given ${amount}`)
  const key = holder(group.lobby._id, player.userId)
  game.given.set(key, (game.given.get(key) ?? 0) + amount)
}
