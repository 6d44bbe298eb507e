import type { MatchId } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { AdminLink } from '../../../admin-ui/admin-link.tsx'
import { OperatorLock, useIsLockedOut } from '../../../admin-ui/operator-lock.tsx'
import { messageOf } from '../../../api/call-error.ts'
import { eventTypesQuery } from '../../../push/match/event-types.ts'
import { useMatch } from '../../../push/match/use-match.ts'
import { msg } from '../../../texts/msg.ts'
import { ErrorState, Sheet, SkeletonRows } from '../../../ui/index.ts'
import { EventTypeManager } from './event-type-manager.tsx'

/** Edits the event types of a match on top of the console. */
export function EventTypesSheet({ matchId, onClose }: { matchId: MatchId; onClose: () => void }) {
  const { match } = useMatch(matchId)
  const isLocked = useIsLockedOut(matchId)
  const { data, error, refetch } = useQuery(eventTypesQuery(matchId))
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={msg('manage-match.event-types-sheet.event-types-of-the')}
    >
      <div className="flex flex-col gap-4">
        {match && data ? (
          <OperatorLock isLocked={isLocked}>
            <EventTypeManager match={match} eventTypes={data.eventTypes} />
          </OperatorLock>
        ) : error ? (
          <ErrorState title={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={6} label={msg('manage-match.event-types-sheet.loading-the-event-types')} />
        )}
        <p className="text-muted text-sm">
          {msg('manage-match.event-types-sheet.an-event-type-that')}{' '}
          <AdminLink to={`manage-match/${matchId}`} className="text-ink underline underline-offset-4">
            {msg('manage-match.event-types-sheet.manage-match')}
          </AdminLink>
          .
        </p>
      </div>
    </Sheet>
  )
}
