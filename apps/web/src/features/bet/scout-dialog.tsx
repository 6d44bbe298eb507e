import { type Bet, type Lobby, scoutBets } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { lobbyKey } from '../../push/lobby/held-lobby.ts'
import { msg } from '../../texts/msg.ts'
import { Dialog, ErrorState, SkeletonRows } from '../../ui/index.ts'
import { CompetitorRow } from './competitor-row.tsx'

interface ScoutDialogProps {
  /** The player's own bet, with which they played the Scout card. */
  bet: Bet
  onClose: () => void
}

const POLL_MS = 5000

/**
 * Shows the holder of a Scout the other players' bets on the coming round. Other players see these bets when the round
 * starts.
 */
export function ScoutDialog({ bet, onClose }: ScoutDialogProps) {
  const { roundNumber } = bet.matchRound
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={msg('bet.scout-dialog.scout-round', { roundNumber })}
      description={msg('bet.scout-dialog.betting-has-closed-you')}
      phone="fitted"
    >
      <ScoutedBets bet={bet} />
    </Dialog>
  )
}

function ScoutedBets({ bet }: Pick<ScoutDialogProps, 'bet'>) {
  const asked = { params: { roundId: bet.matchRound._id }, query: { lobbyId: bet.lobbyId } }
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(scoutBets, asked),
    // A bet that arrived in time may still wait for its transaction. The dialog therefore treats every response as
    // stale and polls.
    staleTime: 0,
    refetchInterval: POLL_MS,
    retry: false,
  })
  const lobby = useQueryClient().getQueryData<Lobby>(lobbyKey(bet.lobbyId))
  if (error && !data) {
    return <ErrorState title={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data || !lobby) return <SkeletonRows rows={3} label={msg('bet.scout-dialog.loading-the-bets')} />
  const betOf = new Map(data.bets.map((seen) => [seen.user._id, seen]))
  // The client holds only a few players of a crowded lobby. For a crowded lobby the dialog therefore lists only the
  // players who have bet.
  const players = lobby.crowd ? data.bets : lobby.leaderboard
  const others = players.filter(({ user }) => user._id !== bet.user._id)
  if (others.length === 0)
    return <p className="py-6 text-center text-muted">{msg('bet.scout-dialog.no-other-player-has')}</p>
  return (
    <ul aria-label={msg('bet.scout-dialog.bets-on-the-coming')} className="-mx-1.5">
      {others.map(({ user }) => (
        <li key={user._id}>
          <CompetitorRow user={user} bet={betOf.get(user._id)} isOwn={false} />
        </li>
      ))}
    </ul>
  )
}
