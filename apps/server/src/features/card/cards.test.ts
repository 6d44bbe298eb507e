import {
  type Bet,
  calculatePayout,
  competitorBets,
  confirmResults,
  getDeal,
  getReceipt,
  type Hand,
  type Lobby,
  listActions,
  listBets,
  type MatchId,
  ownLedger,
  placeBet,
  removeMember,
  reopenHalf,
  type SeatPush,
  scoutBets,
  undoAction,
} from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { listen } from '../../../test/support/test-app.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

let scenario: Scenario
let ana: Player
let ben: Player

beforeEach(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
})

afterEach(() => scenario.ends())

const kindsIn = (hand: Hand | undefined) => (hand?.cards ?? []).map(({ kind }) => kind)
const HEX = /^[0-9a-f]{64}$/

/** Draws the three kinds of cards with the lowest of four lots, computed without the game's own rules. */
async function drawn(seed: string, lobbyId: string, userId: string, kinds: readonly string[]): Promise<string[]> {
  const lots = await Promise.all(
    kinds.map(async (kind) => [await sha256(JSON.stringify([seed, lobbyId, userId, kind])), kind]),
  )
  return lots
    .sort()
    .slice(0, 3)
    .map(([, kind = '']) => kind)
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(bytes).toString('hex')
}

async function begins(): Promise<void> {
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
}

/** Bets on the next round with a card. */
async function plays(player: Player, card: CardKind, option: string, stake: number, lobby: Lobby) {
  return player.gets(placeBet, { body: { ...betOn(await player.fetchesLobby(lobby), option, stake), card } })
}

async function refusedCard(player: Player, card: CardKind, option: string, lobby: Lobby): Promise<string> {
  const result = await player.asks(placeBet, { body: { ...betOn(await player.fetchesLobby(lobby), option, 5), card } })
  return result.ok ? 'placed' : `${result.status} ${result.failure.code}: ${result.failure.error}`
}

/** Settings with which every player holds Boost, Shield and Near Miss. */
const LATE = { allowLateBetting: true, inactivityPenalty: 0, cardCooldownTime: 1 }

describe('the deal of cards', () => {
  it('deals cards at kick-off and publishes the hash of the seed, so that anyone can recompute the deal after confirmation [H1] [H2] [H3] [PR124]', async () => {
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    const dan = await scenario.player('Dan')
    await dan.joins(lobby, 'spectator')
    const socket = await listen(scenario.server, ben.token.accessToken, [`seat:${lobby._id}`])
    await scenario.startsHalf(1)
    expect((await ana.fetchesLobby(lobby)).hand).toBeUndefined()
    const params = { lobbyId: lobby._id }
    expect(await ana.isRefused(getDeal, { params })).toBe('not-found')
    await scenario.letsKickOff()

    const seen = await ana.fetchesLobby(lobby)
    expect(seen.hand).toMatchObject({ nextRound: 2 })
    expect(new Set(kindsIn(seen.hand)).size).toBe(3)
    const deal = await dan.gets(getDeal, { params })
    expect(deal).toEqual({ commitment: expect.stringMatching(HEX) })
    expect(seen.deal).toEqual(deal)
    expect((await dan.fetchesLobby(lobby)).hand).toBeUndefined()
    await socket.done()
    const bens = await ben.fetchesLobby(lobby)
    const received = socket.frames.flatMap((frame) => (frame.type === 'news' ? [frame.push as SeatPush] : []))
    expect(received.filter(({ type }) => type === 'hand.dealt')).toEqual([
      { type: 'hand.dealt', hand: bens.hand, deal },
    ])

    const cleo = await scenario.player('Cleo')
    const late = await cleo.joins(lobby)
    expect(kindsIn(late.hand)).toHaveLength(3)
    const ears = await listen(scenario.server, dan.token.accessToken, [`seat:${lobby._id}`])
    await dan.joins(lobby)
    await ears.done()
    const dans = ears.frames.flatMap((frame) => (frame.type === 'news' ? [frame.push.type] : []))
    expect(dans).toContain('hand.dealt')

    await scenario.goesOn(46)
    await scenario.endsHalf(1)
    await scenario.startsHalf(2)
    await scenario.goesOn(50)
    expect((await ana.gets(getDeal, { params })).seed).toBeUndefined()
    await scenario.endsHalf(2)
    // The match may have ended by mistake, and a hand that can still be played must stay secret.
    const matchId = scenario.match._id as MatchId
    expect(await dan.gets(getDeal, { params })).toEqual(deal)
    await scenario.admin.gets(reopenHalf, { body: { matchId, halfNumber: 2 } })
    expect(await dan.gets(getDeal, { params })).toEqual(deal)
    await scenario.endsHalf(2)
    await scenario.admin.gets(confirmResults, { body: { matchId } })
    const { seed = '', hands = [] } = await dan.gets(getDeal, { params })
    expect(await sha256(seed)).toBe(deal.commitment)
    expect(hands).toHaveLength(4)
    const kinds = ['boost', 'shield', 'near-miss', 'scout']
    for (const { userId, cards } of hands) expect(cards).toEqual(await drawn(seed, lobby._id, userId, kinds))
    const handOf = (userId: string) => hands.find((one) => one.userId === userId)?.cards
    expect(handOf(ana.userId)).toEqual(kindsIn(seen.hand))
    expect(handOf(cleo.userId)).toEqual(kindsIn(late.hand))
  })

  it('still publishes the original hash of a deal after the seed is replaced in the database [H3] [PR188]', async () => {
    const lobby = await ana.opensLobby()
    await begins()
    const params = { lobbyId: lobby._id }
    const { commitment } = await ana.gets(getDeal, { params })
    const { db } = scenario.server.ctx
    const before = await db
      .selectFrom('deal')
      .select('seed')
      .where('lobby_id', '=', lobby._id)
      .executeTakeFirstOrThrow()
    expect(await sha256(before.seed)).toBe(commitment)
    await db.updateTable('deal').set({ seed: 'another' }).where('lobby_id', '=', lobby._id).execute()
    expect(await ana.gets(getDeal, { params })).toEqual({ commitment })
    expect((await ana.fetchesLobby(lobby)).deal).toEqual({ commitment })
  })

  it('deals no cards in a lobby without cards, and Boost, Shield and Near Miss to every player of a lobby that hides bets [H1] [H2] [PR123]', async () => {
    const without = await ana.opensLobby({ enableBettleCards: false })
    const blind = await ana.opensLobby({ showCompetitorBets: false })
    await ben.joins(blind)
    await begins()
    expect(await ana.fetchesLobby(without)).not.toHaveProperty('hand')
    expect(await refusedCard(ana, 'boost', 'Over 0.5 Corner', without)).toBe(
      '409 card-unavailable: This lobby plays without cards.',
    )
    for (const player of [ana, ben]) {
      expect(kindsIn((await player.fetchesLobby(blind)).hand).sort()).toEqual(['boost', 'near-miss', 'shield'])
    }
    const opened = await ben.opensLobby()
    expect(kindsIn(opened.hand)).toHaveLength(3)
  })
})

describe('the ledger check of a deal', () => {
  it('names a lobby whose deal was deleted, whose hash was replaced, or whose new seed does not give a played card [H3] [L9]', async () => {
    const lobby = await ana.opensLobby({ ...LATE, showCompetitorBets: false })
    await begins()
    await scenario.goesOn(11)
    const { bet } = await plays(ana, 'boost', 'Over 0.5 Corner', 10, lobby)
    const { db } = scenario.server.ctx
    const said = async () => (await ledgerFaults(db, scenario.match._id)).map(({ what }) => what)
    expect(await said()).toEqual([])
    const deal = await db.selectFrom('deal').selectAll().where('lobby_id', '=', lobby._id).executeTakeFirstOrThrow()
    const change = (to: { seed?: string; commitment?: string }) =>
      db.updateTable('deal').set(to).where('lobby_id', '=', lobby._id).execute()

    await change({ commitment: '0'.repeat(64) })
    expect(await said()).toEqual(['the published hash of the deal of cards is not the hash of its seed'])
    await change({ commitment: deal.commitment ?? '', seed: 'another' })
    expect(await said()).toEqual(['the published hash of the deal of cards is not the hash of its seed'])
    await db.deleteFrom('deal').where('lobby_id', '=', lobby._id).execute()
    expect(await said()).toEqual(['the lobby plays with cards, but the deal of its cards is missing in the database'])
    await db.insertInto('deal').values(deal).execute()
    expect(await said()).toEqual([])

    // In a lobby that shows bets four kinds are dealt, so that some seed leaves Boost out.
    const settings = {
      ...(await db.selectFrom('lobby').select('settings').where('id', '=', lobby._id).executeTakeFirstOrThrow())
        .settings,
      showCompetitorBets: true,
      allowLateBetting: false,
    }
    await db
      .updateTable('lobby')
      .set({ settings: JSON.stringify(settings) as never })
      .where('id', '=', lobby._id)
      .execute()
    const kinds = ['boost', 'shield', 'near-miss', 'scout']
    let seed = ''
    for (let n = 0; seed === ''; n++) {
      if (!(await drawn(`seed ${n}`, lobby._id, ana.userId, kinds)).includes('boost')) seed = `seed ${n}`
    }
    await change({ seed, commitment: await sha256(seed) })
    expect(await said()).toEqual([`bet ${bet._id} has the card boost, which the deal did not give to ${ana.userId}`])
  })
})

describe('a bet with a card', () => {
  it('refuses a card on round 1, a used card, a card within its cooldown and a card that the player does not hold [H5] [PR125]', async () => {
    const lobby = await ana.opensLobby({ ...LATE, cardCooldownTime: 2 })
    const refused = (card: CardKind) => refusedCard(ana, card, 'Over 0.5 Corner', lobby)
    expect(await refused('boost')).toBe('409 card-unavailable: No card can be played on the first round.')
    await begins()
    expect(await refused('scout')).toBe('409 card-unavailable: You do not hold this card.')
    const { bet, hand } = await plays(ana, 'boost', 'Over 0.5 Corner', 10, lobby)
    expect(bet).toMatchObject({ card: 'boost', matchRound: { roundNumber: 2 } })
    expect(hand).toMatchObject({ nextRound: 5 })
    expect(hand?.cards.find(({ kind }) => kind === 'boost')).toEqual({
      kind: 'boost',
      state: 'attached',
      roundNumber: 2,
    })
    expect((await ana.fetchesLobby(lobby)).hand).toEqual(hand)
    await scenario.goesOn(11)
    expect(await refused('boost')).toBe('409 card-unavailable: You have already played this card.')
    expect(await refused('shield')).toBe('409 card-unavailable: You can play your next card from round 5 on.')
    const now = await ana.fetchesLobby(lobby)
    expect(now.hand?.cards.find(({ kind }) => kind === 'boost')).toEqual({
      kind: 'boost',
      state: 'played',
      roundNumber: 2,
    })
    await scenario.goesOn(20)
    expect((await plays(ana, 'shield', 'Over 0.5 Corner', 10, lobby)).bet).toMatchObject({ card: 'shield' })
  })

  it('Boost, Shield and Near Miss take effect at settlement, a correction reverses the effect, and ledger and receipt show both [H7] [H8] [H9] [H10] [PR126]', async () => {
    const lobby = await ana.opensLobby({ ...LATE, startingChips: 500 })
    const cleo = await scenario.player('Cleo')
    for (const player of [ben, cleo]) await player.joins(lobby)
    await begins()
    const boosted = (await plays(ana, 'boost', 'Over 0.5 Corner', 21, lobby)).bet
    const shielded = (await plays(ben, 'shield', 'Under 0.5 Corner', 21, lobby)).bet
    const missed = (await plays(cleo, 'near-miss', 'Under 0.5 Corner', 21, lobby)).bet
    await scenario.goesOn(12)
    const corner = await scenario.records('Corner')
    await scenario.goesOn(10)

    const hundredths = Math.round(boosted.odds.odds * 100)
    const payout = Math.floor((hundredths * 21) / 100)
    const boost = Math.floor((payout * 3) / 2) - payout
    const settled = async (player: Player, { _id }: Bet) =>
      (await player.fetchesLobby(lobby)).bets.find((bet) => bet._id === _id)
    expect(await settled(ana, boosted)).toMatchObject({
      outcome: 'won',
      payout: payout + boost,
      cardEffect: { kind: 'boost', credited: boost },
    })
    expect(await settled(ben, shielded)).toMatchObject({
      outcome: 'lost',
      isWon: false,
      payout: 10,
      cardEffect: { kind: 'shield', credited: 10 },
    })
    expect(await settled(cleo, missed)).toMatchObject({
      outcome: 'void',
      isWon: null,
      payout: 21,
      cardEffect: { kind: 'near-miss', credited: 21 },
    })
    const receipt = await ana.gets(getReceipt, { params: { betId: boosted._id } })
    expect(receipt).toMatchObject({ cardEffect: { kind: 'boost', credited: boost } })
    expect(receipt.ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['stake', -21],
      ['payout', payout],
      ['card', boost],
    ])
    const { lines, chips } = await cleo.gets(ownLedger, { params: { lobbyId: lobby._id } })
    expect(lines.map(({ kind, amount, roundNumber }) => [kind, amount, roundNumber])).toEqual([
      ['join', 500, null],
      ['stake', -21, 2],
      ['card', 21, 2],
    ])
    expect(chips).toBe(500)

    await scenario.deletesEvent(corner)
    expect(await settled(ana, boosted)).toMatchObject({ outcome: 'lost', payout: 0, cardEffect: { credited: 0 } })
    expect(await settled(ben, shielded)).toMatchObject({ outcome: 'won', cardEffect: { credited: 0 } })
    expect(await settled(cleo, missed)).toMatchObject({ outcome: 'won', cardEffect: { credited: 0 } })
    const win = Math.floor((Math.round(shielded.odds.odds * 100) * 21) / 100)
    expect((await ana.fetchesLobby(lobby)).currentUser.chips).toBe(500 - 21)
    expect((await ben.fetchesLobby(lobby)).currentUser.chips).toBe(500 - 21 + win)
    expect((await cleo.fetchesLobby(lobby)).currentUser.chips).toBe(500 - 21 + win)
    const corrected = await ana.gets(getReceipt, { params: { betId: boosted._id } })
    expect(corrected.ledger.at(-1)).toMatchObject({ kind: 'correction', amount: -payout - boost })
    expect(corrected.corrections).toMatchObject([{ from: 'won', to: 'lost', amount: -payout - boost }])
    expect(await ledgerFaults(scenario.server.ctx.db)).toEqual([])
  })

  it('a card is spent even if the round of its bet never begins [H4] [PR127]', async () => {
    const lobby = await ana.opensLobby(LATE)
    await begins()
    await scenario.goesOn(31)
    const { bet } = await plays(ana, 'shield', 'Over 0.5 Corner', 10, lobby)
    expect(bet.matchRound.roundNumber).toBe(5)
    await scenario.endsHalf(1)
    const seen = await ana.fetchesLobby(lobby)
    expect(seen.bets.find(({ _id }) => _id === bet._id)).toMatchObject({ outcome: 'void', cardEffect: { credited: 0 } })
    expect(seen.currentUser.chips).toBe(100)
    expect(seen.hand?.cards.find(({ kind }) => kind === 'shield')).toMatchObject({ state: 'played', roundNumber: 5 })
    expect(await refusedCard(ana, 'shield', 'Over 0.5 Corner', lobby)).toContain('already played')
  })

  it('a player’s calculated payout includes the effect of a card, with the strength of the named lobby or of the player’s only lobby [H7]', async () => {
    const lobby = await ana.opensLobby({ ...LATE, cardEffectStrength: 2.5 })
    const [option] = lobby.odds
    if (!option) throw new Error('nothing is offered')
    const payout = async (more: { card?: CardKind; lobbyId?: Lobby['_id'] }, player = ana) =>
      (await player.gets(calculatePayout, { body: { oddsId: option._id, stake: 40, ...more } })).payout
    expect(await payout({})).toBe(Math.floor((Math.round(option.odds * 100) * 40) / 100))
    // The request names no lobby, and the player is in only one.
    expect(await payout({ card: 'boost' })).toBe(Math.floor(((await payout({})) * 25) / 10))
    expect(await payout({ card: 'boost' }, ben)).toBe(Math.floor(((await payout({})) * 15) / 10))
    const watched = await ben.opensLobby({ ...LATE, cardEffectStrength: 3 })
    await ana.joins(watched, 'spectator')
    expect(await payout({ card: 'boost' })).toBe(Math.floor(((await payout({})) * 25) / 10))
    await ana.joins(await ben.opensLobby({ ...LATE, cardEffectStrength: 3 }))
    expect(await payout({ card: 'boost' })).toBe(Math.floor(((await payout({})) * 15) / 10))
    const body = { oddsId: option._id, stake: 40, card: 'boost' as const, lobbyId: lobby._id }
    expect(await ana.isRefused(calculatePayout, { body })).toBe('card-unavailable')
    await begins()
    const plain = await payout({})
    expect(await payout({ card: 'boost', lobbyId: lobby._id })).toBe(Math.floor((plain * 25) / 10))
    expect(await payout({ card: 'shield', lobbyId: lobby._id })).toBe(plain)
    expect(await ana.isRefused(calculatePayout, { body: { ...body, card: 'scout' } })).toBe('card-unavailable')
    expect(await ben.isRefused(calculatePayout, { body })).toBe('lobby-not-found')
  })
})

describe('the Scout card', () => {
  /** Joins players until one of them holds a Scout. One player of four is dealt none. */
  async function aHolder(lobby: Lobby): Promise<Player> {
    for (let n = 0; ; n += 1) {
      const player = await scenario.player(`Scout ${n}`)
      if (kindsIn((await player.joins(lobby)).hand).includes('scout')) return player
    }
  }

  it('the holder of a Scout card sees all bets on its round once betting closes, as every player sees them when the round starts [H11] [PR128]', async () => {
    const lobby = await ana.opensLobby({ maxPlayers: 20, inactivityPenalty: 0 })
    await ben.joins(lobby)
    await begins()
    const holder = await aHolder(lobby)
    const round = lobby.rounds[1]
    if (!round) throw new Error('there is no second round')
    await scenario.goesOn(1)
    const bens = await ben.bets(37).on('Over 0.5 Corner', lobby)
    const asked = { params: { roundId: round._id }, query: { lobbyId: lobby._id } }
    expect(await holder.isRefused(scoutBets, asked)).toBe('forbidden')
    const { bet } = await plays(holder, 'scout', 'Over 0.5 Corner', 10, lobby)
    expect(await holder.isRefused(scoutBets, asked)).toBe('forbidden')
    const anas = await ana.bets(12).on('Over 0.5 Corner', lobby)
    await scenario.goesOn(7)

    const { bets } = await holder.gets(scoutBets, asked)
    expect(bets.map(({ _id }) => _id).sort()).toEqual([bens._id, bet._id, anas._id].sort())
    for (const other of [ana, ben, scenario.admin])
      expect(await other.isRefused(scoutBets, asked)).toMatch(/forbidden|lobby-not-found/)
    expect((await ben.gets(competitorBets, asked)).bets.map(({ _id }) => _id)).toEqual([bens._id])
    const views = () => scenario.server.ctx.db.selectFrom('scout_look').selectAll().execute()
    const [view] = await views()
    expect(view).toMatchObject({ lobby_id: lobby._id, round_id: round._id, account_id: holder.userId })
    expect(view?.looked_at.getTime()).toBe(scenario.server.clock.now())

    await scenario.goesOn(3)
    expect((await ben.gets(competitorBets, asked)).bets).toEqual(bets)
    await holder.gets(scoutBets, asked)
    expect(await views()).toEqual([view])
    const all = await ben.gets(listBets, { query: { lobbyId: lobby._id, includeAll: 'true' } })
    expect(all.bets.find(({ _id }) => _id === bet._id)).toMatchObject({ card: 'scout' })
  })

  it.each([
    ['left', async (holder: Player, lobby: Lobby) => holder.leaves(lobby)],
    [
      'was removed from',
      async (holder: Player, lobby: Lobby) =>
        ana.gets(removeMember, { body: { lobbyId: lobby._id, userId: holder.userId, to: 'out', reason: 'Rude' } }),
    ],
  ])('a Scout card shows no bets before its round starts to a holder who %s the lobby [H11]', async (_how, goes) => {
    const lobby = await ana.opensLobby({ maxPlayers: 20, inactivityPenalty: 0 })
    await ben.joins(lobby)
    await begins()
    const holder = await aHolder(lobby)
    await scenario.goesOn(1)
    await ben.bets(37).on('Over 0.5 Corner', lobby)
    await plays(holder, 'scout', 'Over 0.5 Corner', 10, lobby)
    const asked = { params: { roundId: lobby.rounds[1]?._id ?? ('' as never) }, query: { lobbyId: lobby._id } }
    await scenario.goesOn(7)
    await goes(holder, lobby)
    expect(await holder.isRefused(scoutBets, asked)).toBe('forbidden')
    await scenario.goesOn(3)
    expect((await holder.gets(scoutBets, asked)).bets).toHaveLength(2)
  })
})

describe('the hand after a played card is attached to its bet again', () => {
  const publishedHands = (frames: Awaited<ReturnType<typeof listen>>['frames']) =>
    frames.flatMap((frame) => {
      if (frame.type !== 'news') return []
      const push = frame.push as SeatPush
      return push.type === 'hand.dealt' ? [push.hand] : []
    })
  const SETTINGS = { ...LATE, enableBettleCards: true }

  it.each([[true], [false]])(
    'sends a player the new hand when the reopening of a half attaches a played card to its bet again, bets shown: %s [H4] [V8]',
    async (showCompetitorBets) => {
      const lobby = await ana.opensLobby({ ...SETTINGS, showCompetitorBets })
      await begins()
      await scenario.goesOn(5)
      const [card] = (await ana.fetchesLobby(lobby)).hand?.cards ?? []
      if (!card) throw new Error('Ana holds no card')
      await plays(ana, card.kind, 'Under 1.5 Corner', 5, lobby)
      // The half ends before round 2 and then goes on. The card was played with a round that never began, and is then
      // attached to its bet again.
      await scenario.endsHalf(1)
      const before = await ana.fetchesLobby(lobby)
      expect(before.hand?.cards[0]).toMatchObject({ state: 'played' })
      const topic = [`seat:${lobby._id}`] as const
      const socket = await listen(scenario.server, ana.token.accessToken, [...topic])
      await scenario.admin.gets(reopenHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
      const after = await ana.fetchesLobby(lobby)
      expect(after.hand?.cards[0]).toMatchObject({ state: 'attached' })
      await socket.done()
      expect(publishedHands(socket.frames).at(-1)).toEqual(after.hand)
    },
  )

  it('sends a player the new hand when the undo of the end of a half attaches a played card to its bet again [H4] [V8]', async () => {
    const lobby = await ana.opensLobby(SETTINGS)
    await begins()
    await scenario.goesOn(5)
    const [card] = (await ana.fetchesLobby(lobby)).hand?.cards ?? []
    if (!card) throw new Error('Ana holds no card')
    await plays(ana, card.kind, 'Under 1.5 Corner', 5, lobby)
    await scenario.endsHalf(1)
    const socket = await listen(scenario.server, ana.token.accessToken, [`seat:${lobby._id}`])
    const { actions } = await scenario.admin.gets(listActions, { query: { matchId: scenario.match._id } })
    const end = actions.find(({ kind }) => kind === 'end-half')
    await scenario.admin.gets(undoAction, { params: { id: end?._id as never }, query: {} })
    const after = await ana.fetchesLobby(lobby)
    expect(after.hand?.cards[0]).toMatchObject({ state: 'attached' })
    await socket.done()
    expect(publishedHands(socket.frames).at(-1)).toEqual(after.hand)
  })
})
