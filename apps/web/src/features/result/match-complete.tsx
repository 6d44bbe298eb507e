import type { Lobby, LobbyId, LobbyTrophies } from '@bettle/contract'
import { winnerOf } from '@bettle/rules'
import { type ReactNode, useEffect, useRef } from 'react'
import { ownRankIn } from '../../push/lobby/standings.ts'
import { ordinal } from '../../text/ordinal.ts'
import { msg } from '../../texts/msg.ts'
import { Button, confetti, Tag } from '../../ui/index.ts'
import { FinalStandings } from './final-standings.tsx'
import { HighlightFigures } from './highlight-figures.tsx'
import { RankText } from './rank-text.tsx'
import { ResultPictureButton } from './result-picture-button.tsx'
import { ResultStage } from './result-stage.tsx'

const CELEBRATED = 'bettle.celebrated'

export interface MatchCompleteProps {
  lobby: Lobby
  trophies?: LobbyTrophies | undefined
  /** Leaves this lobby and opens the list of lobbies. If undefined, there is no button. */
  onPlayAgain: (() => void) | undefined
  isLeaving: boolean
  /** Replaces the button 'Play again' in a competition's game. */
  competitionLink?: ReactNode
  /** A link to the page on which this result can be read later. */
  resultLink?: ReactNode
  /** Says to a guest how to keep the result; shown above everything else. */
  keep?: ReactNode
  /** The card that offers the next game of the same members. */
  rematch?: ReactNode
  /** True if the card offers a game, or does not know yet. Without an offer, the main button leads to the list of lobbies. */
  hasRematch?: boolean
  /** The user's rank by chips after each settled round. */
  ranks?: readonly number[]
  /** The list of movements of the user's chips. */
  ownChips?: ReactNode
  /** The button that lets the player verify the deal. */
  deal?: ReactNode
}

/** The page at the end of a game: the winner, the user's rank, and the course of the game. */
export function MatchComplete(props: MatchCompleteProps) {
  const { lobby, trophies, onPlayAgain, isLeaving, competitionLink, resultLink, keep, rematch, ownChips, deal } = props
  const { hasRematch = false, ranks = [] } = props
  const ownRank = ownRankIn(lobby)
  const isAbandoned = lobby.match.status === 'abandoned'
  const winner = winnerOf(lobby.leaderboard)
  const hasWon = ownRank === 1 && !isAbandoned && winner !== undefined
  // One main press by case: a guest keeps the result, a competition goes on, a practice match starts anew, and friends
  // play the next match together. Where no next match is offered, the list of lobbies is left.
  const isAmongFriends = hasRematch && !keep && !competitionLink && !lobby.match.isPractice
  const again =
    competitionLink ??
    (onPlayAgain && (
      <Button
        variant={keep || isAmongFriends ? 'secondary' : 'primary'}
        size="lg"
        loading={isLeaving}
        onClick={onPlayAgain}
      >
        {msg('result.match-complete.play-again')}
      </Button>
    ))
  const podium = useWinnerConfetti(lobby._id, hasWon)
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-4 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-start">
      <ResultStage
        lobby={lobby}
        title={isAbandoned ? msg('result.match-complete.match-abandoned') : msg('result.match-complete.match-complete')}
        podiumRef={podium}
        trophies={trophies}
        lead={
          <>
            {ownRank > 0 && !isAbandoned && winner && (
              <p className="figures text-[4.5rem] text-flood leading-none" data-own-place>
                {ordinal(ownRank)}
                <span className="ms-2 text-muted text-xl">
                  {msg('result.match-complete.of', { ranked: lobby.crowd?.ranked ?? lobby.leaderboard.length })}
                </span>
              </p>
            )}
            <p className="headline text-xl">
              {hasWon ? msg('result.match-complete.you-won') : msg('result.match-complete.thanks-for-playing')}
            </p>
            <p className="text-balance text-muted">
              <RankText lobby={lobby} ownRank={ownRank} />
            </p>
            <div className="flex w-full flex-wrap items-center justify-center gap-3 empty:hidden">
              {isAmongFriends && rematch}
              {keep || again}
            </div>
          </>
        }
      >
        {(isAbandoned || lobby.match.status === 'completed') && <Tag>{msg('result.match-complete.match-ended')}</Tag>}
        <div className="flex flex-wrap items-center justify-center gap-3 empty:hidden">
          {keep && again}
          {resultLink}
        </div>
        <ResultPictureButton lobby={lobby} />
        {!isAmongFriends && rematch}
        {deal}
      </ResultStage>
      <div className="flex min-w-0 flex-col gap-4">
        {ownRank > 0 && <HighlightFigures bets={lobby.bets} ranks={ranks} />}
        <FinalStandings lobby={lobby} ownRank={ownRank} trophies={trophies} />
        {ownChips}
      </div>
    </div>
  )
}

/** Shows confetti from the podium to the winner. A reload does not repeat it. */
function useWinnerConfetti(lobbyId: LobbyId, hasWon: boolean) {
  const podium = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hasWon || sessionStorage.getItem(CELEBRATED) === lobbyId) return
    sessionStorage.setItem(CELEBRATED, lobbyId)
    const shown = new AbortController()
    void confetti(podium.current, shown.signal)
    return () => shown.abort()
  }, [hasWon, lobbyId])
  return podium
}
