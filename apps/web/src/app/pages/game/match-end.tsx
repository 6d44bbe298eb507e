import { useNavigate } from '@tanstack/react-router'
import { isGuestHere } from '../../../api/token.ts'
import { DealButton } from '../../../features/card/deal-button.tsx'
import { OwnChips } from '../../../features/my-bets/own-chips.tsx'
import { MatchComplete, type MatchCompleteProps } from '../../../features/result/match-complete.tsx'
import { useTrophies } from '../../../features/result/use-trophies.ts'
import { KeepResult } from './keep-result.tsx'
import { ResultLink } from './result-link.tsx'

/** The end of a match for its players. It loads when a match ends. */
export function MatchEnd(props: Pick<MatchCompleteProps, 'lobby' | 'onPlayAgain' | 'isLeaving'>) {
  const { lobby } = props
  const trophies = useTrophies(lobby)
  const navigate = useNavigate()
  const isGuest = isGuestHere()
  return (
    <MatchComplete
      {...props}
      // A guest has no lobbies to return to.
      onPlayAgain={isGuest ? () => void navigate({ to: '/try' }) : props.onPlayAgain}
      trophies={trophies}
      resultLink={<ResultLink lobbyId={lobby._id} />}
      keep={isGuest && <KeepResult lobbyId={lobby._id} />}
      deal={<DealButton lobby={lobby} />}
      ownChips={<OwnChips lobby={lobby} />}
    />
  )
}
