import type { Bet, Lobby, Odds } from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { useEffect, useState } from 'react'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { useOnline } from '../../../push/connection/use-online.ts'
import { useOwnPlays } from '../odds/use-own-plays.ts'
import { type KeptSlip, keptSlip } from './kept-slip.ts'
import { type SlipObstacle, slipObstacle } from './slip-rules.ts'
import { type BetOffer, type Placing, usePlaceBet } from './use-place-bet.ts'

const DEFAULT_STAKE = 10

export type Slip = ReturnType<typeof useSlip>

/** The slip of one player in one lobby: the selected option, the stake, and the state of placing the bet. */
export function useSlip(lobby: Lobby, moment: GameMoment, isShown: boolean, onPlaced: (bet: Bet) => void) {
  const { gameSettings: limits, currentUser: member } = lobby
  const roundId = lobby.rounds.find(({ _id }) => _id === moment.next?.id)?._id
  const [kept] = useState(() => keptSlip.get(lobby._id, roundId))
  // A selection belongs to one round. An option that was not placed is not selected again for the next round.
  const [choice, setChoice] = useState<Pick<KeptSlip, 'option' | 'roundId'> | undefined>(kept)
  const picked = choice?.roundId === roundId ? choice?.option : undefined
  const setPicked = (option: Odds | undefined) => setChoice(option && roundId && { option, roundId })
  const [chosen, setChosen] = useState(kept && { card: kept.card, roundId: kept.roundId })
  const request = chosen?.roundId === roundId ? chosen?.card : undefined
  // A card that the player has played on another device meanwhile is no longer in the hand.
  const card = lobby.hand?.cards.some(({ kind, state }) => kind === request && state === 'held') ? request : undefined
  const [stake, setStake] = useState(() => kept?.stake ?? Math.min(DEFAULT_STAKE, limits.maxBetAmount))
  // The option that the confirmation shows. If the option disappears, the confirmation closes and does not open for the
  // next selection.
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
  // After the slip was hidden in between, a bet no longer counts as just placed.
  if (!isShown && justPlaced) setJustPlaced(undefined)
  const { place, refuse, dismiss } = attempt
  // A request to accept a new price is valid only for the round that it was made for.
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
    /** The plays that the game mode and the player's own prices allow. */
    plays,
    setOwnPrices,
    /** The direction in which the selected option's price moved while the page was not loaded. */
    moved:
      option && kept?.roundId === roundId && kept?.option._id === option._id ? wayOf(kept.option, option) : undefined,
    /** The selected option, if it is no longer offered. */
    gone: picked && !option ? picked : undefined,
    /** The selected option, if betting on its round closed before it was placed. The next selection clears it. */
    missed: placing.state !== 'pending' && isMissed(choice, roundId, lobby.bets, obstacle) ? choice : undefined,
    stake,
    obstacle,
    placed,
    /** The bet was placed on this page just now. */
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
      // The moved price was for another stake, so the question about it is dismissed.
      dismiss()
      setStake(chips)
    },
    /** The card that is played with the bet. Choosing the card again puts it back. */
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
    /** Accepts the new price for the same option and stake. */
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
