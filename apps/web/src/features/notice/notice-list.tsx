import type { MyGame, Notice } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { Bell, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { useServerNow } from '../../push/clock/use-server-now.ts'
import { timeAgo } from '../../text/time-ago.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, EmptyState, ErrorState, LiveDot, Sheet, SkeletonRows } from '../../ui/index.ts'
import { noticeText } from './notice-text.ts'
import { markRead, useNotices } from './use-notices.ts'

interface NoticeListProps {
  /** The user's competition games whose match is running. */
  running: readonly MyGame[]
  onClose: () => void
}

/** Lists the user's notices, the latest first. Opening the list marks them as read. */
export function NoticeList({ running, onClose }: NoticeListProps) {
  const { unread, shown, isLoaded, error, isFetching, refetch } = useNotices()
  useEffect(() => markRead(unread), [unread])
  const now = useServerNow(60_000)
  const isEmpty = shown.length === 0 && unread.length === 0 && running.length === 0
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={msg('notice.notice-list.notices')}>
      {error && !isLoaded && (
        <ErrorState
          title={msg('notice.notice-list.your-notices-could-not')}
          kept={messageOf(error)}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!isLoaded && !error && <SkeletonRows rows={4} label={msg('notice.notice-list.loading-your-notices')} />}
      {isLoaded && isEmpty && (
        <EmptyState icon={<Bell />} title={msg('notice.notice-list.no-notices')}>
          {msg('notice.notice-list.notices-about-your-competitions')}
        </EmptyState>
      )}
      <ul className="-mx-4 -mt-4 divide-y divide-line">
        {running.map(({ _id, match, competition }) => (
          <Row key={_id} to={`/game/${_id}`} onFollow={onClose}>
            <span className="flex items-center gap-2 font-semibold">
              <LiveDot /> {msg('notice.notice-list.v', { homeTeam: match.homeTeam, awayTeam: match.awayTeam })}
            </span>
            <span className="block text-muted">
              {msg('notice.notice-list.your-game-in-is', { name: competition?.name })}
            </span>
          </Row>
        ))}
        {[...unread, ...shown.filter(({ _id }) => !unread.some((notice) => notice._id === _id))].map((notice) => (
          <Row key={notice._id} to={addressOf(notice)} onFollow={onClose}>
            <span className="block">{noticeText(notice)}</span>
            <time dateTime={notice.at} className="block text-faint">
              {timeAgo(Date.parse(notice.at), now)}
            </time>
          </Row>
        ))}
      </ul>
    </Sheet>
  )
}

function addressOf({ kind, competitionId, details }: Notice): string | undefined {
  if (kind === 'rematch' && typeof details.code === 'string') return `/join/${details.code}`
  if (typeof details.circleId === 'string') return `/circle/${details.circleId}`
  return competitionId === null ? undefined : `/compete/${competitionId}`
}

/** One line of the list. It is a link if the notice leads to a page. */
function Row({ to, onFollow, children }: { to: string | undefined; onFollow: () => void; children: ReactNode }) {
  const classes = 'flex min-h-14 items-center gap-3 px-4 py-3 text-sm'
  if (to === undefined) return <li className={classes}>{children}</li>
  return (
    <li>
      <Link to={to} onClick={onFollow} className={classNames(classes, 'group hover:bg-raised -outline-offset-2!')}>
        <span className="wrap-anywhere min-w-0 flex-1">{children}</span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-faint group-hover:text-ink" />
      </Link>
    </li>
  )
}
