import type { MatchId } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { AdminLink } from '../../../admin-ui/admin-link.tsx'
import { OperatorLock, useIsLockedOut } from '../../../admin-ui/operator-lock.tsx'
import { messageOf } from '../../../api/call-error.ts'
import { eventTypesQuery } from '../../../push/match/event-types.ts'
import { useMatch } from '../../../push/match/use-match.ts'
import { ErrorState, Sheet, SkeletonRows } from '../../../ui/index.ts'
import { EventTypeManager } from './event-type-manager.tsx'

/** Edits the event types of a match on top of the console. */
export function EventTypesSheet({ matchId, onClose }: { matchId: MatchId; onClose: () => void }) {
  const { match } = useMatch(matchId)
  const isLocked = useIsLockedOut(matchId)
  const { data, error, refetch } = useQuery(eventTypesQuery(matchId))
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Event types of the match">
      <div className="flex flex-col gap-4">
        {match && data ? (
          <OperatorLock isLocked={isLocked}>
            <EventTypeManager match={match} eventTypes={data.eventTypes} />
          </OperatorLock>
        ) : error ? (
          <ErrorState title={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={6} label="Loading the event types" />
        )}
        <p className="text-muted text-sm">
          An event type that you add gets a key in the console and options to bet on at once. You set the odds in{' '}
          <AdminLink to={`manage-match/${matchId}`} className="text-ink underline underline-offset-4">
            Manage Match
          </AdminLink>
          .
        </p>
      </div>
    </Sheet>
  )
}
