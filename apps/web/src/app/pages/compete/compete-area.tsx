import { type CompetitionId, isId } from '@bettle/contract'
import { Navigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { msg } from '../../../texts/msg.ts'
import { lazyNamed, Panel, SkeletonRows } from '../../../ui/index.ts'

const CompetitionPage = lazyNamed(() => import('./competition-page.tsx'), 'CompetitionPage')
const CreateCompetitionPage = lazyNamed(() => import('./create-competition-page.tsx'), 'CreateCompetitionPage')
const DrawPage = lazyNamed(() => import('./draw-page.tsx'), 'DrawPage')
const OrganiseCompetitionPage = lazyNamed(() => import('./organise-competition-page.tsx'), 'OrganiseCompetitionPage')
const NothingThere = lazyNamed(() => import('../dead-end/not-found-page.tsx'), 'NothingThere')

/** The pages about one competition. The address names the competition and the page. */
export function CompeteArea() {
  const { _splat = '' } = useParams({ strict: false })
  const { code } = useSearch({ strict: false })
  const [id, page] = _splat.split('/')
  const competitionId = isId<CompetitionId>(id) ? id : undefined
  // The list of competitions is a tab of the hub, not a page of this area.
  if (id === '')
    return <Navigate to="/" search={{ tab: 'compete', ...(code !== undefined && { code: String(code) }) }} replace />
  return (
    <Suspense fallback={<LoadingCompetition />}>
      {_splat === 'new' ? (
        <CreateCompetitionPage />
      ) : competitionId === undefined ? (
        <NothingThere />
      ) : page === undefined || page === '' ? (
        <CompetitionPage key={competitionId} competitionId={competitionId} />
      ) : page === 'draw' ? (
        <DrawPage key={competitionId} competitionId={competitionId} />
      ) : page === 'organise' ? (
        <OrganiseCompetitionPage key={competitionId} competitionId={competitionId} />
      ) : (
        <NothingThere />
      )}
    </Suspense>
  )
}

function LoadingCompetition() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      <Panel>
        <SkeletonRows rows={8} label={msg('pages-compete.compete-area.loading-the-competition')} />
      </Panel>
    </div>
  )
}
