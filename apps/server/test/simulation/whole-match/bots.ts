import {
  type Bet,
  competitorBets,
  getReceipt,
  leaderboard,
  listBets,
  listLobbyUsers,
  listOdds,
  lobbyDetails,
  type Odds,
  placeBet,
  type RoundId,
} from '@bettle/contract'
import type { BotPlayer, LobbyInPlay, MatchSimulation } from './game.ts'
import type { NaiveRound } from './naive-clock.ts'

/** Chooses a few moments of each round's window. Each bot of this lobby bets at one of them. */
export function planBets(game: MatchSimulation, lobby: LobbyInPlay): void {
  for (const round of lobby.facts.rounds) {
    const moments = [0, 1, 2].map(() => momentIn(game, lobby, round))
    const betting = new Map<number, BotPlayer[]>()
    for (const bot of lobby.bots) {
      if (!wantsToBet(bot)) continue
      const moment = game.random.pick(moments)
      betting.set(moment, [...(betting.get(moment) ?? []), bot])
    }
    for (const [at, bots] of betting) {
      game.schedule.push({ at, order: 'bets', run: () => betAll(game, lobby, round, bots) })
    }
    game.schedule.push({ at: round.closes, order: 'probe', run: () => tryTooLate(game, lobby, round) })
  }
}

/** Returns a random moment of the window, sometimes its first or last, and never one while the match is suspended. */
function momentIn({ random }: MatchSimulation, { facts }: LobbyInPlay, { opens, closes }: NaiveRound): number {
  const any = random.whole(opens, closes - 1)
  const moment = random.bool(0.15) ? opens : random.bool(0.2) ? closes - 1 : any
  const suspended = facts.suspended.find(([from, until]) => from <= moment && moment < until)
  return suspended ? suspended[0] - 1 : moment
}

function wantsToBet({ style, random }: BotPlayer): boolean {
  if (style === 'idle') return false
  return random.bool(style === 'moody' ? 0.45 : 0.92)
}

async function betAll(
  game: MatchSimulation,
  lobby: LobbyInPlay,
  round: NaiveRound,
  betting: readonly BotPlayer[],
): Promise<void> {
  const here = betting.filter((bot) => bot.present)
  const [first] = here
  if (!first) return
  const query = { lobbyId: lobby.lobby._id }
  const { odds } = await first.player.gets(listOdds, { params: { matchId: game.match._id }, query })
  await Promise.all(here.map((bot) => betOnce(game, lobby, round, bot, odds)))
  await readAtRandom(game, lobby)
}

async function betOnce(
  game: MatchSimulation,
  lobby: LobbyInPlay,
  round: NaiveRound,
  bot: BotPlayer,
  odds: readonly Odds[],
): Promise<void> {
  const { settings } = lobby.facts
  if (bot.style === 'bold' && bot.random.bool(0.5)) await countChips(game, lobby, bot)
  const option = bot.random.pick(odds)
  const stake = stakeOf(bot, settings)
  const taken = await tryToBet(game, lobby, round, bot, option, stake)
  if (taken || bot.random.bool(0.5)) return
  await countChips(game, lobby, bot)
  const all = Math.min(settings.maxBetAmount, bot.chips)
  if (all >= settings.minBetAmount) await tryToBet(game, lobby, round, bot, option, all)
}

function stakeOf(
  { style, random, chips }: BotPlayer,
  settings: { minBetAmount: number; maxBetAmount: number },
): number {
  const { minBetAmount: min, maxBetAmount: max } = settings
  if (style === 'bold' && random.bool(0.4)) return Math.max(min, Math.min(max, chips))
  if (style === 'pushy' && random.bool(0.2)) return random.bool(0.5) ? max + 1 : Math.max(1, min - 1)
  return random.whole(min, Math.max(min, Math.min(max, Math.floor(chips * 0.25))))
}

async function tryToBet(
  game: MatchSimulation,
  lobby: LobbyInPlay,
  round: NaiveRound,
  bot: BotPlayer,
  option: Odds,
  stake: number,
): Promise<boolean> {
  const { facts } = lobby
  const matchRoundId = facts.roundIds[round.number - 1] as RoundId
  const seen = bot.random.bool(0.5) ? { odds: option.odds } : {}
  const card = await cardFor(lobby, round, bot)
  const body = { lobbyId: lobby.lobby._id, oddsId: option._id, matchRoundId, stake, ...seen, ...(card && { card }) }
  const key = bot.random.bool(0.3) ? { 'idempotency-key': `${matchRoundId}.${stake}.${bot.random.float()}` } : {}
  const answer = await bot.player.asks(placeBet, { body }, key)
  const at = game.server.clock.now()
  if (!answer.ok) {
    facts.refusals.push({ userId: bot.player.userId, at, stake, code: answer.failure.code })
    return false
  }
  const { bet, chips } = answer.reply
  bot.chips = chips
  if (bet.odds.odds !== option.odds || bet.odds.eventType !== option.eventType || bet.stake !== stake) {
    game.faults.push(`${bot.player.name} bet on ${option.name} and got ${JSON.stringify(bet)}`)
  }
  if (bet.card !== card) game.faults.push(`${bot.player.name} played ${card} and got ${bet.card}`)
  facts.bets.push(toFact(bet, round, at, tenthsOf(facts.settings)))
  if (bot.style === 'pushy') await tryTwice(game, lobby, bot, { body, key, bet })
  return true
}

/** Returns a card for the bot's bet. A bot often plays a card as soon as the rules allow it. */
async function cardFor({ lobby, facts }: LobbyInPlay, round: NaiveRound, bot: BotPlayer) {
  const { enableBettleCards, cardCooldownTime } = facts.settings
  if (!enableBettleCards || round.number === 1 || bot.random.bool(0.4)) return undefined
  const before = facts.bets.filter((bet) => bet.userId === bot.player.userId && bet.card)
  if (before.some((bet) => round.number - bet.round <= cardCooldownTime)) return undefined
  const { hand } = await bot.player.gets(lobbyDetails, { params: { lobbyId: lobby._id } })
  const held = (hand?.cards ?? []).filter(({ kind }) => before.every((bet) => bet.card?.kind !== kind))
  return held.length > 0 ? bot.random.pick(held).kind : undefined
}

/** Returns the strength of cards in tenths: 1.5 becomes 15. */
const tenthsOf = ({ cardEffectStrength }: { cardEffectStrength: number }) =>
  Number(cardEffectStrength.toFixed(1).replace('.', ''))

function toFact(bet: Bet, round: NaiveRound, placedAt: number, tenths: number) {
  const { eventType, betType, threshold, odds } = bet.odds
  const { _id: betId, oddsId, stake } = bet
  return {
    betId,
    userId: bet.user._id,
    oddsId,
    round: round.number,
    eventType,
    betType,
    threshold,
    odds,
    stake,
    card: bet.card && { kind: bet.card, tenths },
    placedAt,
  }
}

interface Placed {
  readonly body: Parameters<typeof placeBet.body.parse>[0]
  readonly key: Record<string, string>
  readonly bet: Bet
}

/** Repeats a bet. With the same request id it gets the same reply, and without one it is refused. */
async function tryTwice(
  game: MatchSimulation,
  lobby: LobbyInPlay,
  bot: BotPlayer,
  { body, key, bet }: Placed,
): Promise<void> {
  const again = await bot.player.asks(placeBet, { body: placeBet.body.parse(body) }, key)
  const answered = again.ok ? again.reply.bet._id : again.failure.code
  const expected = 'idempotency-key' in key ? bet._id : 'already-placed'
  if (answered !== expected) game.faults.push(`${bot.player.name} in ${lobby.facts.name} clicked twice: ${answered}`)
}

/** Bets at the instant at which the window closes, when betting is already closed. */
async function tryTooLate(game: MatchSimulation, lobby: LobbyInPlay, round: NaiveRound): Promise<void> {
  const bot = lobby.bots.find((candidate) => candidate.present && candidate.style !== 'idle')
  const now = game.server.clock.now()
  if (!bot || !round.began || now !== round.closes) return
  const query = { lobbyId: lobby.lobby._id }
  const { odds } = await bot.player.gets(listOdds, { params: { matchId: game.match._id }, query })
  const body = {
    lobbyId: lobby.lobby._id,
    oddsId: bot.random.pick(odds)._id,
    matchRoundId: lobby.facts.roundIds[round.number - 1] as RoundId,
    stake: lobby.facts.settings.minBetAmount,
  }
  const isOver = round.number === lobby.facts.rounds.length && round.start <= now
  const code = await bot.player.isRefused(placeBet, { body })
  if (code !== (isOver ? 'last-round' : 'betting-closed')) {
    game.faults.push(`${lobby.facts.name}, round ${round.number} at its closing: ${code}`)
  }
}

async function countChips(game: MatchSimulation, lobby: LobbyInPlay, bot: BotPlayer): Promise<void> {
  const seen = await bot.player.gets(lobbyDetails, { params: { lobbyId: lobby.lobby._id } })
  bot.chips = seen.currentUser.chips
  keep(game, bot, seen)
}

/** Lets a member read something at random, which the check of secrecy uses. */
async function readAtRandom(game: MatchSimulation, lobby: LobbyInPlay): Promise<void> {
  const { random } = game
  const lobbyId = lobby.lobby._id
  const bot = random.pick(lobby.bots.filter((candidate) => candidate.present))
  const { player } = bot
  const choice = random.whole(0, 5)
  if (choice === 0) keep(game, bot, await player.gets(lobbyDetails, { params: { lobbyId } }))
  if (choice === 1) keep(game, bot, await player.gets(leaderboard, { params: { lobbyId } }))
  if (choice === 2) keep(game, bot, await player.gets(listLobbyUsers, { params: { lobbyId } }))
  if (choice === 3) keep(game, bot, await player.gets(listBets, { query: { lobbyId, includeAll: 'true' } }))
  if (choice === 4) {
    const roundId = random.pick(lobby.facts.roundIds)
    const answer = await player.asks(competitorBets, { params: { roundId }, query: { lobbyId } })
    if (answer.ok) keep(game, bot, answer.reply)
    if (answer.ok !== lobby.facts.settings.showCompetitorBets)
      game.faults.push(`competitor bets in ${lobby.facts.name}`)
  }
  if (choice === 5 && lobby.facts.bets.length > 0) await askWhy(game, lobby, bot)
}

/** Requests the receipt of a bet. A hidden bet is not found. */
async function askWhy(game: MatchSimulation, { facts }: LobbyInPlay, bot: BotPlayer): Promise<void> {
  const bet = bot.random.pick(facts.bets)
  const round = facts.rounds[bet.round - 1]
  const now = game.server.clock.now()
  const begun = round !== undefined && (round.began ? round.start : round.end) <= now
  const maySee = bet.userId === bot.player.userId || (facts.settings.showCompetitorBets && begun)
  const answer = await bot.player.asks(getReceipt, { params: { betId: bet.betId } })
  if (answer.ok !== maySee) game.faults.push(`${bot.player.name} in ${facts.name} asked why of round ${bet.round}`)
}

function keep(game: MatchSimulation, bot: BotPlayer, what: unknown): void {
  const now = game.server.clock.now()
  game.replies.push({ viewer: bot.player.userId, how: 'reply', what, from: now, until: now })
}
