import { getReceipt } from '@bettle/contract'
import { ledgerFaults } from '../../../src/features/ledger/check-ledger.ts'
import { type MatchNow, matchNow, type NaiveRoundNow, roundsNow } from './naive-halves.ts'
import { holder, type LobbyGroup, type UnrulyGame } from './unruly-game.ts'

interface BetNow {
  readonly id: string
  readonly lobby_id: string
  readonly account_id: string
  readonly round_id: string
  readonly event_type: string
  readonly bet_type: 'over' | 'under'
  readonly threshold: number
  readonly hundredths: number
  readonly stake: number
  readonly card: string | null
  readonly outcome: 'open' | 'won' | 'lost' | 'void'
  readonly payout: number | null
  readonly placed_at: Date
}

type BetWithStrength = BetNow & { readonly tenths: number }

/**
 * Checks what must hold at any moment, whatever the operator did: exactly the ended rounds are settled in every lobby.
 * All chips are accounted for, and confirmed results have no open bet.
 * @returns the violations as sentences
 */
export async function unsettledIn(game: UnrulyGame): Promise<string[]> {
  const match = await matchNow(game)
  const faults = (await ledgerFaults(game.server.ctx.db, game.matchId)).map(
    ({ lobbyId, what }) => `ledger of ${lobbyId}: ${what}`,
  )
  for (const group of game.groups) {
    const rounds = new Map((await roundsNow(game, group, match)).map((round) => [round.id, round]))
    const bets = await betsOf(game, group)
    const tenths = Math.round(group.lobby.gameSettings.cardEffectStrength * 10)
    for (const bet of bets) faults.push(...wrongIn(game, match, { ...bet, tenths }, rounds.get(bet.round_id)))
    faults.push(...(await wrongChips(game, group, bets)))
  }
  return faults
}

function betsOf(game: UnrulyGame, { lobby }: LobbyGroup): Promise<BetNow[]> {
  return game.server.ctx.db.selectFrom('bet').selectAll().where('lobby_id', '=', lobby._id).orderBy('id').execute()
}

function wrongIn(game: UnrulyGame, match: MatchNow, bet: BetWithStrength, round: NaiveRoundNow | undefined): string[] {
  if (!round) return [`bet ${bet.id} is on a round that is not there`]
  const { outcome, payout } = verdictOn(game, match, bet, round)
  const faults: string[] = []
  if (bet.outcome !== outcome || (outcome !== 'open' && bet.payout !== payout)) {
    faults.push(
      `${bet.bet_type} ${bet.threshold} ${bet.event_type}, ${bet.stake} at ${bet.hundredths}, round of minute ${round.startMinute} of half ${round.half} (${round.state}) is ${bet.outcome} and paid ${bet.payout}; it should be ${outcome} and pay ${payout}`,
    )
  }
  if (match.confirmed && bet.outcome === 'open') faults.push('a bet is open in confirmed results')
  return faults
}

function verdictOn(
  game: UnrulyGame,
  match: MatchNow,
  bet: BetWithStrength,
  round: NaiveRoundNow,
): Pick<BetNow, 'outcome' | 'payout'> {
  if (round.state === 'never-began') return { outcome: 'void', payout: bet.stake }
  // A corrected start may lie before the arrival of the bet ([S13]).
  if (round.start !== null && bet.placed_at.getTime() >= round.start) return { outcome: 'void', payout: bet.stake }
  if (round.state !== 'finished') {
    return match.status === 'abandoned' ? { outcome: 'void', payout: bet.stake } : { outcome: 'open', payout: null }
  }
  const { start, end } = round
  const inside = (at: number) => start !== null && end !== null && start <= at && at < end
  const count = [...game.events.values()].filter(
    ({ eventType, at }) => eventType === bet.event_type && inside(at),
  ).length
  if (count === bet.threshold) return { outcome: 'void', payout: bet.stake }
  const isWon = bet.bet_type === 'over' ? count > bet.threshold : count < bet.threshold
  if (isWon) {
    const payout = Number((BigInt(bet.hundredths) * BigInt(bet.stake)) / 100n)
    return { outcome: 'won', payout: bet.card === 'boost' ? Math.floor((payout * bet.tenths) / 10) : payout }
  }
  const oneOff = bet.bet_type === 'over' ? bet.threshold - count : count - bet.threshold
  if (bet.card === 'near-miss' && oneOff <= 1) return { outcome: 'void', payout: bet.stake }
  const returned = Math.min(bet.stake, Math.floor((bet.stake * (bet.tenths - 10)) / 10))
  return { outcome: 'lost', payout: bet.card === 'shield' ? returned : 0 }
}

/** Compares each balance with the starting chips, minus stakes and penalties, plus payouts and gifts. */
async function wrongChips(
  game: UnrulyGame,
  { lobby, players }: LobbyGroup,
  bets: readonly BetNow[],
): Promise<string[]> {
  const { db } = game.server.ctx
  const members = await db.selectFrom('member').selectAll().where('lobby_id', '=', lobby._id).execute()
  const penalties = await db.selectFrom('penalty').selectAll().where('lobby_id', '=', lobby._id).execute()
  return players.flatMap(({ userId, name }) => {
    const own = bets.filter((bet) => bet.account_id === userId)
    const fined = penalties.filter((penalty) => penalty.account_id === userId)
    const faults = fined.filter(({ amount }) => amount < 0 || amount > lobby.gameSettings.inactivityPenalty)
    const expected =
      lobby.gameSettings.startingChips +
      own.reduce((sum, { stake, payout }) => sum - stake + (payout ?? 0), 0) -
      fined.reduce((sum, { amount }) => sum + amount, 0) +
      (game.given.get(holder(lobby._id, userId)) ?? 0)
    const member = members.find(({ account_id }) => account_id === userId)
    return [
      ...(member?.chips === expected ? [] : [`${name} holds ${member?.chips}, counted again it is ${expected}`]),
      ...(member?.bets_placed === own.length ? [] : [`${name} placed ${own.length}, and has ${member?.bets_placed}`]),
      ...(member?.bets_won === own.filter(({ outcome }) => outcome === 'won').length ? [] : [`${name}: bets won`]),
      ...faults.map(({ amount }) => `${name} was fined ${amount}`),
    ]
  })
}

/**
 * Checks that the lines of each receipt add up to the chips of the bet, and that its corrections lead to the current
 * outcome.
 */
export async function wrongReceipts(game: UnrulyGame): Promise<string[]> {
  const faults: string[] = []
  for (const group of game.groups) {
    for (const bet of await betsOf(game, group)) {
      const player = group.players.find(({ userId }) => userId === bet.account_id)
      if (!player) continue
      const receipt = await player.gets(getReceipt, { params: { betId: bet.id as never } })
      const moved = receipt.ledger.reduce((sum, { amount }) => sum + amount, 0)
      const brought = (receipt.payout ?? 0) - bet.stake
      if (moved !== brought) faults.push(`the receipt of ${bet.id} moves ${moved} and brings ${brought}`)
      if (receipt.outcome !== bet.outcome) faults.push(`the receipt of ${bet.id} says ${receipt.outcome}`)
      // After a correction to 'open' the round is active again. Its next end settles the bet without a correction, so
      // that step is not compared.
      const outcomes = [...receipt.corrections.slice(1).map(({ from }) => from), bet.outcome]
      const torn = receipt.corrections.some(({ to }, index) => to !== 'open' && to !== outcomes[index])
      if (torn) faults.push(`the corrections of ${bet.id}, ${bet.outcome}: ${JSON.stringify(receipt.corrections)}`)
    }
  }
  return faults
}
