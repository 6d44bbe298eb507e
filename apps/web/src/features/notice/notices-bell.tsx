import { Bell } from 'lucide-react'
import { Suspense, useState } from 'react'
import { msg } from '../../texts/msg.ts'
import { IconButton, lazyNamed } from '../../ui/index.ts'
import { useNotices } from './use-notices.ts'
import { useOwnMatchStarts } from './use-own-match-starts.ts'

const NoticeList = lazyNamed(() => import('./notice-list.tsx'), 'NoticeList')

const MOST_COUNTED = 9

/**
 * The button that opens the user's notices and shows how many are unread. The component also shows reminders when the
 * user's matches start.
 */
export function NoticesBell() {
  const [isOpen, setOpen] = useState(false)
  const { unread } = useNotices()
  const running = useOwnMatchStarts()
  const count = unread.length
  return (
    <>
      <span className="relative">
        <IconButton
          label={count > 0 ? msg('notice.notices-bell.notices-unread', { count }) : msg('notice.notices-bell.notices')}
          aria-haspopup="dialog"
          icon={<Bell aria-hidden="true" />}
          onClick={() => setOpen(true)}
        />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="figures pointer-events-none absolute top-1 end-1 grid h-4 min-w-4 place-items-center rounded-full bg-flood px-1 text-on-flood text-xs"
          >
            {count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
          </span>
        )}
      </span>
      <Suspense>{isOpen && <NoticeList running={running} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
