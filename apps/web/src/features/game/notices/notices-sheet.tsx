import { type Lobby, matchLog } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useMemo } from 'react'
import { messageOf } from '../../../api/call-error.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { minuteOfInstant } from '../../../match-ui/clock/match-clock.ts'
import { useEventName } from '../../../match-ui/event-names.tsx'
import { type Notice, type NoticeTone, useNoticeLog } from '../../../match-ui/notice-log.ts'
import { useLobbyPushes } from '../../../push/lobby/use-lobby.ts'
import { LOCALE } from '../../../text/number-text.ts'
import { msg } from '../../../texts/msg.ts'
import { classNames, EmptyState, ErrorState, Sheet, SkeletonRows } from '../../../ui/index.ts'
import { logMessage } from './log-message.ts'

interface NoticesSheetProps {
  lobby: Lobby
  timetable: Timetable
  onClose: () => void
}

const DOTS: Record<NoticeTone, string> = { good: 'bg-won', bad: 'bg-lost', plain: 'bg-line-strong' }

/**
 * Lists what happened in this game, the latest first. The entries of the server's log are the same on every device.
 * Notices without an entry exist only on this page.
 */
export function NoticesSheet({ lobby, timetable, onClose }: NoticesSheetProps) {
  const { entries, error, isFetching, refetch } = useMatchLog(lobby)
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={msg('game.notices-sheet.match-log')}>
      {error && (
        <ErrorState
          title={msg('game.notices-sheet.the-log-could-not')}
          kept={entries ? msg('game.notices-sheet.the-list-below-may') : messageOf(error)}
          retrying={isFetching}
          onRetry={refetch}
          className="mb-3"
        />
      )}
      {entries === undefined ? (
        !error && <SkeletonRows rows={6} label={msg('game.notices-sheet.loading-the-log')} />
      ) : entries.length === 0 ? (
        <EmptyState icon={<BellOff />} title={msg('game.notices-sheet.nothing-yet')}>
          {msg('game.notices-sheet.goals-settled-bets-penalties')}
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        <ol tabIndex={0} aria-label={msg('game.notices-sheet.match-log')} className="flex flex-col">
          {entries.toReversed().map(({ id, at, text, tone }) => (
            <li key={id} className="flex items-baseline gap-3 border-line border-b py-3 last:border-b-0">
              <span className="figures w-14 shrink-0 text-end text-base text-muted">
                {minuteOfInstant(timetable, at) ?? clockTime(at)}
              </span>
              <span aria-hidden="true" className={classNames('size-2 shrink-0 rounded-full', DOTS[tone])} />
              <span className="wrap-anywhere min-w-0 flex-1 text-sm">{text}</span>
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  )
}

/**
 * Merges the server's log with the notices that exist only on this page. The log is fetched again after each push,
 * except pushes of the chat.
 */
function useMatchLog(lobby: Lobby) {
  const nameOf = useEventName()
  const { entries: ofPage } = useNoticeLog(lobby._id)
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(matchLog, { params: { lobbyId: lobby._id } }),
    staleTime: 0,
    // While the device is offline, the query fails at once instead of showing a skeleton until the connection returns.
    networkMode: 'always',
  })
  useLobbyPushes(lobby._id, ({ push }) => {
    if (!push.type.startsWith('chat.')) void refetch()
  })
  const { match, currentUser } = lobby
  const ownId = currentUser.user._id
  const entries = useMemo(() => {
    const facts = data?.entries.map(
      ({ id, at, fact }): Notice => ({ id, at: Date.parse(at), ...logMessage(fact, { match, ownId, nameOf }) }),
    )
    return facts && [...facts, ...ofPage].sort((a, b) => a.at - b.at)
  }, [data, ofPage, match, ownId, nameOf])
  return { entries, error, isFetching, refetch: () => void refetch() }
}

/** The time of day, for an instant that is not in a half and therefore has no match minute, such as before kick-off. */
const clockTime = (at: number) =>
  new Date(at).toLocaleTimeString(LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
