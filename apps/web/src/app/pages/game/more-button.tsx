import type { LobbyId } from '@bettle/contract'
import { Ellipsis } from 'lucide-react'
import { useNoticeLog } from '../../../match-ui/notice-log.ts'
import { msg } from '../../../texts/msg.ts'

/** Opens the sheet of a phone's game. A dot says that the match log has new entries. */
export function MoreButton({ lobbyId, onOpen }: { lobbyId: LobbyId; onOpen: () => void }) {
  const { unread } = useNoticeLog(lobbyId)
  return (
    <button
      type="button"
      aria-label={
        unread > 0
          ? msg('pages-game.more-button.more-of-this-game', { unread })
          : msg('pages-game.more-button.more-of-this-game-2')
      }
      aria-haspopup="dialog"
      onClick={onOpen}
      className="relative grid size-11 place-items-center rounded-control text-muted transition-colors hover:text-ink -outline-offset-2!"
    >
      <Ellipsis aria-hidden="true" className="size-5" />
      {unread > 0 && <span aria-hidden="true" className="absolute top-2.5 end-2.5 size-2 rounded-full bg-flood" />}
    </button>
  )
}
