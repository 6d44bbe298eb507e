import type { CompetitionId } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { CompetitionList } from '../../../features/organise-competition/admin/competition-list.tsx'
import { ManageCompetition } from '../../../features/organise-competition/admin/manage-competition.tsx'
import { Button } from '../../../ui/index.ts'
import { useDocumentTitle } from '../../use-document-title.ts'
import type { AdminPageProps } from './admin-area.tsx'
import { useAdminSearch } from './use-admin-search.ts'

export function CompetitionsPage() {
  useDocumentTitle({ title: 'Competitions ·' })
  return (
    <CompetitionList
      {...useAdminSearch()}
      newLink={(children) => (
        <Link to="/compete/$" params={{ _splat: 'new' }}>
          {children}
        </Link>
      )}
    />
  )
}

export function CompetitionPage({ id }: AdminPageProps) {
  useDocumentTitle({ title: 'Competition ·' })
  const competitionId = id as CompetitionId
  return (
    <ManageCompetition
      id={competitionId}
      links={
        <>
          <Button asChild size="sm" variant="primary">
            <Link to="/compete/$" params={{ _splat: `${id}/organise` }}>
              Organise
            </Link>
          </Button>
          <Button asChild size="sm">
            <Link to="/compete/$" params={{ _splat: id }}>
              Competition page
            </Link>
          </Button>
        </>
      }
    />
  )
}
