import { isId, type MatchId } from '@bettle/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft, ListPlus, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AdminLink } from '../../../admin-ui/admin-link.tsx'
import { useHasBetOn } from '../../../admin-ui/operator-lock.tsx'
import type { AdminSearch } from '../../../admin-ui/records/records-search.ts'
import { ShareDialog } from '../../../features/hub/share/share-dialog.tsx'
import { MatchConsole } from '../../../features/match-control/match-console.tsx'
import { MatchPicker } from '../../../features/match-control/match-picker.tsx'
import { CreateMatchDialog } from '../../../features/match-control/new-match/create-match-dialog.tsx'
import { useHub } from '../../../push/hub/use-hub.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Button, ErrorState, lazily, SkeletonRows } from '../../../ui/index.ts'
import { useUser } from '../../session.tsx'

const EventTypesSheet = lazily(() =>
  import('../../../features/manage-match/event-types/event-types-sheet.tsx').then((module) => ({
    default: module.EventTypesSheet,
  })),
)

/** The administrators' page for matches: a list of matches, and the console of the match in the address. */
export function AdminPage() {
  const { matchId }: AdminSearch = useSearch({ strict: false })
  const { _id: userId } = useUser()
  const [isOrdering, setOrdering] = useState(false)
  if (matchId === undefined || !isId(matchId)) return <MatchesToRun />
  return (
    <section
      aria-label={msg('pages-admin.admin-page.console')}
      className="relative mx-auto grid w-full max-w-[100rem] grid-cols-1 gap-1 lg:gap-3"
    >
      {/* Below the width of a desktop these controls are beside the menu button of the area, because the space
         above the keys is needed for the match. They are low for the same reason: their touch area reaches beyond. */}
      <div className="@container pointer-events-none max-lg:-mt-17.25 max-lg:ms-auto max-lg:w-[68%]">
        <div className="flex items-center gap-1 max-lg:min-h-12 max-lg:justify-end lg:gap-3 [&>*]:pointer-events-auto">
          <Button size="sm" variant="ghost" asChild className="min-h-9! @max-[13rem]:px-2 lg:-ms-3">
            <AdminLink to="events" aria-label={msg('pages-admin.admin-page.all-matches')}>
              <ArrowLeft aria-hidden="true" />{' '}
              {rich('pages-admin.admin-page.all-matches-span', { span: <span className="@max-[13rem]:hidden" /> })}
            </AdminLink>
          </Button>
          <h1 className="sr-only">{msg('pages-admin.admin-page.console')}</h1>
          <Button
            size="sm"
            variant="ghost"
            icon={<ListPlus aria-hidden="true" />}
            aria-label={msg('pages-admin.admin-page.event-types')}
            className="min-h-9! @max-[13rem]:px-2"
            onClick={() => setOrdering(true)}
          >
            <span className="@max-[13rem]:hidden">{msg('pages-admin.admin-page.event-types')}</span>
          </Button>
        </div>
      </div>
      <MatchConsole
        key={matchId}
        matchId={matchId as MatchId}
        userId={userId}
        invitationTo={(lobby, onClose) => (
          <ShareDialog lobby={lobby} open onOpenChange={(open) => !open && onClose()} />
        )}
      />
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
  const hasBetOn = useHasBetOn()
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const open = (matchId: MatchId) =>
    void navigate({ to: '/admin/$', params: { _splat: 'events' }, search: { matchId } })

  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="headline text-xl">{msg('pages-admin.admin-page.realtime-match-updates')}</h1>
        <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={() => setCreating(true)}>
          {msg('pages-admin.admin-page.new-match')}
        </Button>
      </div>
      {matches ? (
        <MatchPicker matches={matches} chosen={undefined} onChoose={open} hasBetOn={hasBetOn} />
      ) : matchesError ? (
        <ErrorState title={matchesError.message} onRetry={fetchAgain} />
      ) : (
        <SkeletonRows rows={4} label={msg('pages-admin.admin-page.matches')} />
      )}
      <CreateMatchDialog open={isCreating} onOpenChange={setCreating} onCreated={open} />
    </div>
  )
}
