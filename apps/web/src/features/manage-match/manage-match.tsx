import {
  adminListMatchEventTypes,
  adminListMatchOdds,
  isId,
  type Lobby,
  type Match,
  type MatchId,
} from '@bettle/contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bug, History, Radio } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { AdminLink } from '../../admin-ui/admin-link.tsx'
import { NextStep } from '../../admin-ui/match-day/next-step.tsx'
import { OperatorLock, useIsLockedOut } from '../../admin-ui/operator-lock.tsx'
import { RecordPage } from '../../admin-ui/records/record-page.tsx'
import { queryOf } from '../../api/query/query-of.ts'
import { usePollingWhileNotLive } from '../../push/connection/live-status.ts'
import { useMatch } from '../../push/match/use-match.ts'
import { msg } from '../../texts/msg.ts'
import { Button, ErrorState, Fold, SkeletonRows, Tag } from '../../ui/index.ts'
import { EventTypeManager } from './event-types/event-type-manager.tsx'
import { MatchActions } from './match-actions.tsx'
import { MatchFields } from './match-fields.tsx'
import { OddsEditor } from './odds/odds-editor.tsx'
import { HalvesTable } from './rounds/halves-table.tsx'
import { RoundsTable } from './rounds/rounds-table.tsx'

const BACK = { to: 'matches', label: msg('manage-match.manage-match.matches') }
/** The polling interval while no updates are pushed (ms). */
const POLL = 15_000

interface ManageMatchProps {
  id: string
  /** Renders the lobbies of the match, with the buttons that open a lobby and invite to one. */
  lobbiesOf: (match: Match) => ReactNode
  /** Renders the invitation to a lobby that was just opened. */
  invitationTo: (lobby: Lobby, onClose: () => void) => ReactNode
}

/** The page of a match day: its one next step, its lobbies, and folded all that prepares and corrects the match. */
export function ManageMatch({ id, ...parts }: ManageMatchProps) {
  if (!isId<MatchId>(id)) {
    return (
      <RecordPage title={msg('manage-match.manage-match.manage-match')} back={BACK}>
        <ErrorState title={msg('manage-match.manage-match.no-match-id-available')} />
      </RecordPage>
    )
  }
  return <PreparedMatch matchId={id} {...parts} />
}

function PreparedMatch({ matchId, lobbiesOf, invitationTo }: { matchId: MatchId } & Omit<ManageMatchProps, 'id'>) {
  const isLocked = useIsLockedOut(matchId)
  const { match, timetable, error, fetchAgain } = useMatch(matchId)
  const [asked, setAsked] = useState<string>()
  const refetchInterval = usePollingWhileNotLive(POLL)
  const oddsQuery = queryOf(adminListMatchOdds, { params: { matchId } })
  const typesQuery = queryOf(adminListMatchEventTypes, { params: { id: matchId } })
  const odds = useQuery({ ...oddsQuery, refetchInterval, placeholderData: keepPreviousData })
  const types = useQuery({ ...typesQuery, refetchInterval })
  useAnewWith(match?.version)
  const eventTypes = types.data?.eventTypes
  const chosen = eventTypes?.find(({ name }) => name === asked) ?? eventTypes?.[0]

  if (!match || !timetable) {
    return (
      <RecordPage title={msg('manage-match.manage-match.manage-match')} back={BACK}>
        {error ? (
          <ErrorState title={error.message} onRetry={fetchAgain} />
        ) : (
          <SkeletonRows rows={6} label={msg('manage-match.manage-match.loading-the-match')} />
        )}
      </RecordPage>
    )
  }
  return (
    <RecordPage
      title={msg('manage-match.manage-match.v-home-team-away', { homeTeam: match.homeTeam, awayTeam: match.awayTeam })}
      back={BACK}
      aside={
        <div className="flex flex-wrap items-center gap-2">
          <Tag tone={match.status === 'active' ? 'live' : 'neutral'}>{match.status}</Tag>
          <Button asChild size="sm">
            <AdminLink to="events" search={{ matchId: match._id }}>
              <Radio aria-hidden="true" /> {msg('manage-match.manage-match.realtime-match-events')}
            </AdminLink>
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <NextStep match={match} invitationTo={invitationTo} />
        {lobbiesOf(match)}
      </div>
      <OperatorLock isLocked={isLocked}>
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-5">
            <MatchFields key={match._id} match={match} />
            <MatchActions match={match} />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <HalvesTable match={match} />
            <RoundsTable match={match} timetable={timetable} />
          </div>
        </div>
        {eventTypes && (
          <Fold title={msg('manage-match.manage-match.event-types-and-odds')}>
            <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
              <EventTypeManager match={match} eventTypes={eventTypes} chosen={chosen?.name} onChoose={setAsked} />
              {chosen && odds.data && <OddsEditor match={match} eventType={chosen} odds={odds.data.odds} />}
            </div>
          </Fold>
        )}
      </OperatorLock>
      <Fold title={msg('manage-match.manage-match.log-and-debug')}>
        <div className="flex flex-wrap gap-2">
          <Button asChild size="sm">
            <AdminLink to="audit-log" search={{ matchId: match._id }}>
              <History aria-hidden="true" /> {msg('manage-match.manage-match.audit-log')}
            </AdminLink>
          </Button>
          <Button asChild size="sm">
            <AdminLink to={`debug-match/${match._id}`}>
              <Bug aria-hidden="true" /> {msg('manage-match.manage-match.debug')}
            </AdminLink>
          </Button>
        </div>
      </Fold>
    </RecordPage>
  )
}

/**
 * Refetches the prices and the event types after each update about the match, because any update may have changed them.
 */
function useAnewWith(version: number | undefined): void {
  const queryClient = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version fetches the lists again
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: [adminListMatchOdds.path] })
    void queryClient.invalidateQueries({ queryKey: [adminListMatchEventTypes.path] })
  }, [version, queryClient])
}
