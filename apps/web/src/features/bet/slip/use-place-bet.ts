import { type Bet, type LobbyId, type OddsId, placeBet, type RoundId } from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallError, messageOf } from '../../../api/call-error.ts'
import { newRequestId } from '../../../api/new-request-id.ts'
import { isUnanswered, untilAnswered } from '../../../api/until-answered.ts'
import { checkLobby, notePlacedBet } from '../../../push/lobby/held-lobby.ts'
import { msg } from '../../../texts/msg.ts'

/** The offer that the player confirmed: an option at the price they saw. */
export interface BetOffer {
  lobbyId: LobbyId
  oddsId: OddsId
  matchRoundId: RoundId
  stake: number
  odds: number
  card?: CardKind
}

export type Placing =
  | { state: 'idle' }
  | { state: 'pending'; offer: BetOffer }
  | { state: 'failed'; problem: string }
  /** The server refused the bet because the price has changed. */
  | { state: 'moved'; offer: BetOffer; odds: number }

const PROBLEM_FOR = 3000

/**
 * Places a bet. A click gets a new request id, which all retries of its request repeat. The server therefore places one
 * bet, even if a response was lost [B12].
 */
export function usePlaceBet(isShown: boolean, onPlaced: (bet: Bet) => void) {
  const queryClient = useQueryClient()
  const [placing, setPlacing] = useState<Placing>({ state: 'idle' })
  const unanswered = useRef<{ offer: string; requestId: string }>(undefined)

  useEffect(() => {
    // A problem disappears some time after it was shown. While the slip is hidden, the problem stays.
    if (placing.state !== 'failed' || !isShown) return
    const timer = setTimeout(() => setPlacing({ state: 'idle' }), PROBLEM_FOR)
    return () => clearTimeout(timer)
  }, [placing, isShown])

  const fail = (message: string) =>
    setPlacing({ state: 'failed', problem: msg('bet.use-place-bet.failed-to-place-bet', { message }) })

  const place = async (offer: BetOffer): Promise<boolean> => {
    const key = JSON.stringify(offer)
    // If the previous response was lost, a second click on the same offer repeats the request id of the first click.
    const requestId = unanswered.current?.offer === key ? unanswered.current.requestId : newRequestId()
    unanswered.current = { offer: key, requestId }
    setPlacing({ state: 'pending', offer })
    try {
      const reply = await send(offer, requestId)
      unanswered.current = undefined
      notePlacedBet(queryClient, offer.lobbyId, reply)
      setPlacing({ state: 'idle' })
      onPlaced(reply.bet)
      return true
    } catch (error) {
      // Without a response, the refetched lobby shows whether the server has placed the bet.
      if (isUnanswered(error)) checkLobby(queryClient, offer.lobbyId)
      else unanswered.current = undefined
      if (error instanceof CallError && error.code === 'odds-moved' && error.odds !== undefined) {
        setPlacing({ state: 'moved', offer, odds: error.odds })
      } else fail(messageOf(error))
      return false
    }
  }

  return {
    placing,
    place,
    /** Called if data that a bet needs is missing. */
    refuse: () => setPlacing({ state: 'failed', problem: msg('bet.use-place-bet.missing-required-data-for') }),
    dismiss: () => setPlacing({ state: 'idle' }),
  }
}

function send(body: BetOffer, requestId: string) {
  return untilAnswered(() => call(placeBet, { body }, { requestId }))
}
