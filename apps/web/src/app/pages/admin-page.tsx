import type { MatchId } from '@bettle/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { CreateMatchDialog } from '../../features/match-control/create-match-dialog.tsx'
import { MatchConsole } from '../../features/match-control/match-console.tsx'
import { MatchPicker } from '../../features/match-control/match-picker.tsx'
import { useHub } from '../../live/use-hub.ts'
import { Button, EmptyState, ErrorState, SkeletonRows } from '../../ui/index.ts'

/** Where an administrator runs matches: which one on the left, its console beside it. */
export function AdminPage() {
  const { matches, matchesError, fetchAgain } = useHub()
  const [asked, setAsked] = useState<MatchId>()
  const [isCreating, setCreating] = useState(false)
  const chosen = asked ?? matches?.find(({ status }) => status === 'active')?._id ?? matches?.[0]?._id

  return (
    <div className="mx-auto grid w-full max-w-[100rem] grid-cols-1 items-start gap-5 px-4 py-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:px-6 xl:px-4">
      <aside className="grid grid-cols-1 gap-4 lg:sticky lg:top-20">
        <div className="flex items-center justify-between gap-3">
          <h1 className="headline text-xl">Matches</h1>
          <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={() => setCreating(true)}>
            New match
          </Button>
        </div>
        {matches ? (
          <MatchPicker matches={matches} chosen={chosen} onChoose={setAsked} />
        ) : matchesError ? (
          <ErrorState title={matchesError.message} onRetry={fetchAgain} />
        ) : (
          <SkeletonRows rows={4} label="Matches" />
        )}
      </aside>
      <section aria-label="Console" className="min-w-0">
        {chosen ? (
          <MatchConsole key={chosen} matchId={chosen} />
        ) : (
          matches && <EmptyState title="No match chosen">Create a match to run it from here.</EmptyState>
        )}
      </section>
      <CreateMatchDialog open={isCreating} onOpenChange={setCreating} onCreated={setAsked} />
    </div>
  )
}
