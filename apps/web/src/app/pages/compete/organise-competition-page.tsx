import type { Competition, CompetitionId, MyCompetition } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { Eye, Ticket } from 'lucide-react'
import { AdminLink } from '../../../admin-ui/admin-link.tsx'
import { ShareCompetitionDialog } from '../../../features/hub/share/share-competition-dialog.tsx'
import { OrganiseCompetition } from '../../../features/organise-competition/organise-competition.tsx'
import { msg } from '../../../texts/msg.ts'
import { Button, EmptyState } from '../../../ui/index.ts'
import { useUser } from '../../session.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'
import { CompeteFrame, ToCompetitions } from './compete-frame.tsx'
import { RulesDialog } from './rules-dialog.ts'

/** The organiser's page of a competition. */
export function OrganiseCompetitionPage({ competitionId }: { competitionId: CompetitionId }) {
  return (
    <CompeteFrame competitionId={competitionId} back={<ToCompetitions />}>
      {(shown) => <Shown {...shown} />}
    </CompeteFrame>
  )
}

function Shown({ competition, mine }: { competition: Competition; mine: MyCompetition }) {
  const { permissions } = useUser()
  useDocumentTitle({ title: msg('pages-compete.organise-competition-page.organise', { name: competition.name }) })
  if (!mine.mayOrganise) {
    return (
      <EmptyState title={msg('pages-compete.organise-competition-page.you-are-not-the')}>
        {msg('pages-compete.organise-competition-page.only-the-organiser-of')}
      </EmptyState>
    )
  }
  return (
    <div className="@container flex flex-col gap-5">
      <OrganiseCompetition
        competition={competition}
        mine={mine}
        isAdmin={permissions.isAdmin}
        RulesDialog={RulesDialog}
        shareDialog={(onClose) => (
          <ShareCompetitionDialog competition={competition} code={mine.code} onClose={onClose} />
        )}
        pageLink={
          <Button asChild size="sm">
            <Link to="/compete/$" params={{ _splat: competition._id }}>
              <Eye aria-hidden="true" /> {msg('pages-compete.organise-competition-page.competition-page')}
            </Link>
          </Button>
        }
        codesLink={
          permissions.isAdmin && (
            <Button asChild size="sm">
              <AdminLink to={`competition/${competition._id}`}>
                <Ticket aria-hidden="true" /> {msg('pages-compete.organise-competition-page.invitation-codes')}
              </AdminLink>
            </Button>
          )
        }
      />
    </div>
  )
}
