import { isId, type MatchId } from '@bettle/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft, ListPlus, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { CreateMatchDialog } from '../../features/match-control/create-match-dialog.tsx'
import { MatchConsole } from '../../features/match-control/match-console.tsx'
import { MatchPicker } from '../../features/match-control/match-picker.tsx'
import { useHub } from '../../live/use-hub.ts'
import { AdminLink } from '../../records/admin-link.tsx'
import type { AdminSearch } from '../../records/records-search.ts'
import { Button, ErrorState, lazily, SkeletonRows } from '../../ui/index.ts'
import { useUser } from '../session.tsx'

const EventTypesSheet = lazily(() =>
  import('../../features/manage-match/event-types-sheet.tsx').then((module) => ({ default: module.EventTypesSheet })),
)

/** Where an administrator runs matches: a list of them, and the console of the one that the address names. */
export function AdminPage() {
  const { matchId }: AdminSearch = useSearch({ strict: false })
  const { _id: userId } = useUser()
  const [isOrdering, setOrdering] = useState(false)
  if (matchId === undefined || !isId(matchId)) return <MatchesToRun />
  return (
    <section aria-label="Console" className="relative mx-auto grid w-full max-w-[100rem] gap-3">
      <div className="flex items-center gap-3">
        <Button size="sm" variant="ghost" asChild className="-ml-3">
          <AdminLink to="events">
            <ArrowLeft aria-hidden="true" /> All matches
          </AdminLink>
        </Button>
        <h1 className="sr-only">Console</h1>
        <Button size="sm" variant="ghost" icon={<ListPlus aria-hidden="true" />} onClick={() => setOrdering(true)}>
          Event types
        </Button>
      </div>
      <MatchConsole key={matchId} matchId={matchId as MatchId} userId={userId} />
      {isOrdering && (
        <Suspense>
          <EventTypesSheet matchId={matchId as MatchId} onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </section>
  )
}

function MatchesToRun() {
  const { matches, matchesError, fetchAgain } = useHub()
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const open = (matchId: MatchId) =>
    void navigate({ to: '/admin/$', params: { _splat: 'events' }, search: { matchId } })

  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4">
      <div className="flex items-center justify-between gap-3">
        <h1 className="headline text-xl">Realtime Match Events</h1>
        <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={() => setCreating(true)}>
          New match
        </Button>
      </div>
      {matches ? (
        <MatchPicker matches={matches} chosen={undefined} onChoose={open} />
      ) : matchesError ? (
        <ErrorState title={matchesError.message} onRetry={fetchAgain} />
      ) : (
        <SkeletonRows rows={4} label="Matches" />
      )}
      <CreateMatchDialog open={isCreating} onOpenChange={setCreating} onCreated={open} />
    </div>
  )
}
