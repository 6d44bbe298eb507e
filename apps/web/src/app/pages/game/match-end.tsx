import { OwnChips } from '../../../features/my-bets/own-chips.tsx'
import { MatchComplete, type MatchCompleteProps } from '../../../features/result/match-complete.tsx'
import { ResultLink } from './result-link.tsx'

/** The end of a match as its players see it: comes when there is one. */
export function MatchEnd(props: Pick<MatchCompleteProps, 'lobby' | 'onPlayAgain' | 'isLeaving'>) {
  const { lobby } = props
  return (
    <MatchComplete {...props} resultLink={<ResultLink lobbyId={lobby._id} />} ownChips={<OwnChips lobby={lobby} />} />
  )
}
