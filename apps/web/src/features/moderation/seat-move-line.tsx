import { agreeSeatMove, type Lobby, type Member, type SeatMove } from '@bettle/contract'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { seatMoveText } from '../../match-ui/seat-move-text.ts'
import { msg } from '../../texts/msg.ts'
import { Button, Notice } from '../../ui/index.ts'

interface SeatMoveLineProps {
  lobby: Lobby
  member: Member
  move: SeatMove
}

/** Says to every member how far the move of a guest's seat is, and lets another member say yes to it [G16]. */
export function SeatMoveLine({ lobby, member: { user }, move }: SeatMoveLineProps) {
  const { currentUser } = lobby
  const { press, isPending, error } = usePress({
    mutationFn: () => call(agreeSeatMove, { body: { lobbyId: lobby._id, userId: user._id } }),
  })
  const mayAgree = move.state === 'asked' && !currentUser.isHost && currentUser.present
  return (
    <div role="status" className="flex w-full flex-col gap-2">
      <p className="wrap-anywhere text-sm">{seatMoveText(user.username, move)}</p>
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
      {mayAgree && (
        <Button size="sm" variant="primary" loading={isPending} onClick={() => void press(undefined)}>
          {msg('moderation.seat-move-line.yes-move-the-seat', { username: user.username })}
        </Button>
      )}
    </div>
  )
}
