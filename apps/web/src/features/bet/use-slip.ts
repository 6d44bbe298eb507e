import type { Bet, Lobby, Odds } from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { useEffect, useState } from 'react'
import type { GameMoment } from '../../match-ui/game-moment.ts'
import { useOnline } from '../../push/use-online.ts'
import { type KeptSlip, keptSlip } from './kept-slip.ts'
import { type SlipObstacle, slipObstacle } from './slip-rules.ts'
import { useOwnPlays } from './use-own-plays.ts'
import { type BetOffer, type Placing, usePlaceBet } from './use-place-bet.ts'

const DEFAULT_STAKE = 10

export type Slip = ReturnType<typeof useSlip>

/** The slip of one player in one lobby: what is picked, how much is on it, and how its placing goes. */
export function useSlip(lobby: Lobby, moment: GameMoment, isShown: boolean, onPlaced: (bet: Bet) => void) {
  const { gameSettings: limits, currentUser: member } = lobby
  const roundId = lobby.rounds.find(({ _id }) => _id === moment.next?.id)?._id
  const [kept] = useState(() => keptSlip.get(lobby._id, roundId))
  // Picked for one round: what was not placed in time is not put before its player again for the next.
  const [choice, setChoice] = useState<Pick<KeptSlip, 'option' | 'roundId'> | undefined>(kept)
  const picked = choice?.roundId === roundId ? choice?.option : undefined
  const setPicked = (option: Odds | undefined) => setChoice(option && roundId && { option, roundId })
  const [chosen, setChosen] = useState(kept && { card: kept.card, roundId: kept.roundId })
  const request = chosen?.roundId === roundId ? chosen?.card : undefined
  // What has been played meanwhile, on another device, is no longer in the hand.
  const card = lobby.hand?.cards.some(({ kind, state }) => kind === request && state === 'held') ? request : undefined
  const [stake, setStake] = useState(() => kept?.stake ?? Math.min(DEFAULT_STAKE, limits.maxBetAmount))
  // What is being asked about: where that goes away the question goes with it, and is not put to the next pick.
  const [asked, setAsked] = useState<{ optionId: Odds['_id']; roundId: typeof roundId }>()
  const [justPlaced, setJustPlaced] = useState<Bet['_id']>()
  const isOnline = useOnline()
  const placed = lobby.bets.find(({ matchRound }) => matchRound._id === roundId)
  const option = picked && lobby.odds.find(({ _id, retired }) => _id === picked._id && !retired)
  const [ownPrices, setOwnPrices] = useState<readonly Odds['_id'][]>()
  const plays = useOwnPlays(lobby, ownPrices)
  const attempt = usePlaceBet(isShown, (bet) => {
    setPicked(undefined)
    setJustPlaced(bet._id)
    onPlaced(bet)
  })
  // Seen again after a while it is no longer what has just been done.
  if (!isShown && justPlaced) setJustPlaced(undefined)
  const { place, refuse, dismiss } = attempt
  // A price is accepted for the round it was asked for, and for no other.
  const placing = isOfRound(attempt.placing, roundId) ? attempt.placing : IDLE

  useEffect(() => {
    keptSlip.keep(picked && roundId && { lobbyId: lobby._id, roundId, option: picked, stake, card })
  }, [lobby._id, roundId, picked, stake, card])

  const obstacle = slipObstacle({
    member,
    isDecided: moment.isDecided,
    isLobbyOpen: lobby.status === 'open',
    isOnline,
    window: moment.window,
    isPlaced: placed !== undefined,
    option,
    isOwnPrice: option !== undefined && plays.isOwnPrice(option),
    isUsedUp: option !== undefined && plays.isUsedUp(option),
    isOut: plays.isOut,
    stake,
    limits,
  })

  const offerNow = (): BetOffer | undefined =>
    option &&
    roundId && {
      lobbyId: lobby._id,
      oddsId: option._id,
      matchRoundId: roundId,
      stake,
      odds: option.odds,
      ...(card && { card }),
    }

  return {
    option,
    /** What one may still do with each option. */
    plays,
    setOwnPrices,
    /** Which way its price went while the page was away. */
    moved:
      option && kept?.roundId === roundId && kept?.option._id === option._id ? wayOf(kept.option, option) : undefined,
    /** Was picked, and is not offered any more. */
    gone: picked && !option ? picked : undefined,
    /** Was picked, and betting on its round closed before it was placed; until something else is picked. */
    missed: placing.state !== 'pending' && isMissed(choice, roundId, lobby.bets, obstacle) ? choice : undefined,
    stake,
    obstacle,
    placed,
    /** The bet that stands was made on this page, by this hand. */
    hasJustPlaced: placed !== undefined && placed._id === justPlaced,
    placing,
    isConfirming: asked !== undefined && asked.optionId === option?._id && asked.roundId === roundId,
    pick: (request: Odds) => {
      dismiss()
      setAsked(undefined)
      setPicked(request._id === picked?._id ? undefined : request)
    },
    clear: () => {
      dismiss()
      setAsked(undefined)
      setPicked(undefined)
    },
    setStake: (chips: number) => {
      // What was asked about, at the price that moved, was another stake.
      dismiss()
      setStake(chips)
    },
    /** Goes with the bet, from one's hand; once more takes it back. */
    card,
    playCard: (kind: CardKind) => {
      dismiss()
      setChosen(roundId && { card: card === kind ? undefined : kind, roundId })
    },
    ask: () => {
      if (obstacle === undefined && option) setAsked({ optionId: option._id, roundId })
      else if (obstacle === 'pick') refuse()
    },
    stopAsking: () => setAsked(undefined),
    confirm: async () => {
      const offer = offerNow()
      if (offer) await place(offer)
      else refuse()
      setAsked(undefined)
    },
    /** Takes the new price for the same play and stake. */
    acceptPrice: async () => {
      if (placing.state === 'moved') await place({ ...placing.offer, odds: placing.odds })
    },
  }
}

const IDLE: Placing = { state: 'idle' }

const isOfRound = (placing: Placing, roundId: KeptSlip['roundId'] | undefined) =>
  placing.state !== 'moved' || placing.offer.matchRoundId === roundId

function isMissed(
  choice: Pick<KeptSlip, 'roundId'> | undefined,
  roundId: KeptSlip['roundId'] | undefined,
  bets: readonly Bet[],
  obstacle: SlipObstacle | undefined,
): boolean {
  if (!choice || bets.some(({ matchRound }) => matchRound._id === choice.roundId)) return false
  return choice.roundId !== roundId || obstacle === 'closed'
}

function wayOf({ odds: before }: Odds, { odds: now }: Odds): 'up' | 'down' | undefined {
  return now === before ? undefined : now > before ? 'up' : 'down'
}
