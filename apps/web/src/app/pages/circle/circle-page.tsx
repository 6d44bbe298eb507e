import type { Circle, CircleId } from '@bettle/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { CallError, messageOf } from '../../../api/call-error.ts'
import { CircleTools } from '../../../features/circle/circle-tools.tsx'
import { CircleView } from '../../../features/circle/circle-view.tsx'
import { seasonRows } from '../../../features/circle/season-rows.ts'
import { circleQuery, circlesQuery, useCircleUpdates } from '../../../features/circle/use-circles.ts'
import { Invited } from '../../../features/circle/your-circles.tsx'
import { StandingsTable } from '../../../features/competition/table/standings-table.tsx'
import { InviteButton } from '../../../features/hub/share/invite-button.tsx'
import { ShareCircleDialog } from '../../../features/hub/share/share-circle-dialog.tsx'
import { msg } from '../../../texts/msg.ts'
import { Button, EmptyState, ErrorState, lazyNamed, Panel, SkeletonRows } from '../../../ui/index.ts'
import { useUser } from '../../session.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'
import { BackToLobbies } from './back-to-lobbies.tsx'

const PlayMatch = lazyNamed(() => import('../../../features/hub/own-match/play-match.tsx'), 'PlayMatch')

/** The page of a circle. A user whom the owner asks sees the request instead. */
export function CirclePage({ circleId }: { circleId: CircleId }) {
  useCircleUpdates()
  const [season, setSeason] = useState<number>()
  const { data, error, isFetching, refetch } = useQuery({
    ...circleQuery(circleId, season),
    placeholderData: keepPreviousData,
  })
  useDocumentTitle({ title: `${data?.circle.name ?? msg('pages-circle.circle-page.circle')} ·` })
  const isUnknown = error instanceof CallError && error.status === 404
  return (
    <>
      <BackToLobbies />
      {isUnknown ? (
        <NoMember circleId={circleId} />
      ) : data ? (
        <Shown circle={data.circle} onSeason={setSeason} />
      ) : error ? (
        <ErrorState
          title={msg('pages-circle.circle-page.the-circle-could-not')}
          kept={messageOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Panel>
          <SkeletonRows rows={8} label={msg('pages-circle.circle-page.loading-the-circle')} />
        </Panel>
      )}
    </>
  )
}

function Shown({ circle, onSeason }: { circle: Circle; onSeason: (season: number) => void }) {
  const { _id: ownId } = useUser()
  const navigate = useNavigate()
  const users = new Map(circle.table.map(({ user }) => [user._id, user]))
  const people = {
    ownId,
    find: (userId: typeof ownId) => users.get(userId),
    nameOf: (userId: typeof ownId) => users.get(userId)?.username ?? '',
  }
  return (
    <CircleView
      circle={circle}
      ownId={ownId}
      onSeason={onSeason}
      tools={
        <>
          <InviteToCircle circle={circle} />
          <CircleTools circle={circle} ownId={ownId} onLeft={() => void navigate({ to: '/', replace: true })} />
        </>
      }
      table={
        <StandingsTable
          caption={msg('pages-circle.circle-page.table-of', { name: circle.name })}
          rows={seasonRows(circle)}
          people={people}
          figure={{ short: msg('pages-circle.circle-page.best'), long: msg('pages-circle.circle-page.best-finish') }}
        />
      }
      inviteTo={(lobby) => <InviteButton lobby={lobby} />}
      ownMatch={(opened) => (
        <Suspense fallback={null}>
          <PlayMatch matches={circle.matches} isAsked onOpened={({ match }) => opened(match._id)} />
        </Suspense>
      )}
    />
  )
}

function InviteToCircle({ circle }: { circle: Circle }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={<Share2 aria-hidden="true" />} onClick={() => setOpen(true)}>
        {msg('pages-circle.circle-page.invite')}
      </Button>
      {isOpen && <ShareCircleDialog circle={circle} onClose={() => setOpen(false)} />}
    </>
  )
}

function NoMember({ circleId }: { circleId: CircleId }) {
  const { data } = useQuery(circlesQuery)
  const invitation = data?.invitations.find(({ _id }) => _id === circleId)
  return (
    <Panel>
      {invitation ? (
        <Invited invitation={invitation} />
      ) : (
        <EmptyState title={msg('pages-circle.circle-page.circle-not-found')}>
          {msg('pages-circle.circle-page.the-circle-does-not')}
        </EmptyState>
      )}
    </Panel>
  )
}
