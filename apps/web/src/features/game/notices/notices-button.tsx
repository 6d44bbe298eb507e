import type { Lobby } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { Bell } from 'lucide-react'
import { Suspense, useState } from 'react'
import { markNoticesRead, useNoticeLog } from '../../../match-ui/notice-log.ts'
import { msg } from '../../../texts/msg.ts'
import { lazyNamed, Spinner } from '../../../ui/index.ts'

const NoticesSheet = lazyNamed(() => import('./notices-sheet.tsx'), 'NoticesSheet')

/** The button that opens the list of notices and shows the number of new ones. */
export function NoticesButton({ lobby, timetable }: { lobby: Lobby; timetable: Timetable }) {
  const lobbyId = lobby._id
  const [isOpen, setOpen] = useState(false)
  const { unread } = useNoticeLog(lobbyId)
  const show = (open: boolean) => {
    setOpen(open)
    markNoticesRead(lobbyId)
  }
  return (
    <>
      <button
        type="button"
        aria-label={
          unread > 0 ? msg('game.notices-button.match-log-new', { unread }) : msg('game.notices-button.match-log')
        }
        aria-haspopup="dialog"
        onClick={() => show(true)}
        className="reach grid h-8 w-11 shrink-0 place-items-center border-line border-s text-muted transition-colors hover:text-ink -outline-offset-2!"
      >
        <span className="relative">
          <Bell aria-hidden="true" className="size-4.5" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="figures -top-1.5 absolute start-1.5 grid h-4 min-w-4 place-items-center rounded-full bg-flood px-1 text-on-flood text-xs"
            >
              {unread}
            </span>
          )}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={<Spinner className="sr-only" />}>
          <NoticesSheet lobby={lobby} timetable={timetable} onClose={() => show(false)} />
        </Suspense>
      )}
    </>
  )
}
