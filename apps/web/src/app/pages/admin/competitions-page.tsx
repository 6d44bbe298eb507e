import type { CompetitionId } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { CompetitionList } from '../../../features/organise-competition/admin/competition-list.tsx'
import { ManageCompetition } from '../../../features/organise-competition/admin/manage-competition.tsx'
import { msg } from '../../../texts/msg.ts'
import { Button } from '../../../ui/index.ts'
import type { AdminPageProps } from './admin-area.tsx'

export function CompetitionsPage({ search, onSearch }: AdminPageProps) {
  return (
    <CompetitionList
      search={search}
      onSearch={onSearch}
      newLink={(children) => (
        <Link to="/compete/$" params={{ _splat: 'new' }}>
          {children}
        </Link>
      )}
    />
  )
}

export function CompetitionPage({ id }: AdminPageProps) {
  const competitionId = id as CompetitionId
  return (
    <ManageCompetition
      id={competitionId}
      links={
        <>
          <Button asChild size="sm" variant="primary">
            <Link to="/compete/$" params={{ _splat: `${id}/organise` }}>
              {msg('pages-admin.competitions-page.organise')}
            </Link>
          </Button>
          <Button asChild size="sm">
            <Link to="/compete/$" params={{ _splat: id }}>
              {msg('pages-admin.competitions-page.competition-page')}
            </Link>
          </Button>
        </>
      }
    />
  )
}
