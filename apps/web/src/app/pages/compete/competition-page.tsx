import type { Competition, CompetitionId, MyCompetition } from '@bettle/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { ClipboardList, Share2, Users } from 'lucide-react'
import { useState } from 'react'
import { CalendarLink } from '../../../features/competition/calendar-link.tsx'
import { CompetitionView } from '../../../features/competition/page/competition-view.tsx'
import { ShareCompetitionDialog } from '../../../features/hub/share/share-competition-dialog.tsx'
import { msg } from '../../../texts/msg.ts'
import { Button } from '../../../ui/index.ts'
import { useDocumentTitle } from '../../use-document-title.ts'
import { CompeteFrame, ToCompetitions } from './compete-frame.tsx'

/** The page of a tournament, a league or an exclusive game. */
export function CompetitionPage({ competitionId }: { competitionId: CompetitionId }) {
  return (
    <CompeteFrame competitionId={competitionId} back={<ToCompetitions />}>
      {(shown) => <Shown {...shown} />}
    </CompeteFrame>
  )
}

function Shown({ competition, mine }: { competition: Competition; mine: MyCompetition }) {
  const navigate = useNavigate()
  const isLive = competition.fixtures.some(({ status }) => status === 'under-way')
  useDocumentTitle({ title: `${competition.name} ·`, dot: isLive ? 'live' : undefined })
  const isCancelled = competition.phase === 'cancelled'
  const isOver = ['finished', 'closed', 'cancelled'].includes(competition.phase)
  // Without its code, the link of a private competition leads nobody in; after enrolment, neither does the code.
  const mayShare = competition.isPrivate ? competition.phase === 'enrolling' && mine.code !== null : !isCancelled
  return (
    <CompetitionView
      competition={competition}
      mine={mine}
      onEnter={(lobbyId) => void navigate({ to: '/game/$code', params: { code: lobbyId } })}
      links={
        <>
          {mayShare && <ShareButton competition={competition} code={competition.isPrivate ? mine.code : null} />}
          {!isOver && <CalendarLink competitionId={competition._id} isPrivate={competition.isPrivate} />}
          {mine.mayOrganise && (
            <Button asChild size="sm" variant={mine.decisions.length > 0 ? 'primary' : 'secondary'}>
              <Link to="/compete/$" params={{ _splat: `${competition._id}/organise` }}>
                <ClipboardList aria-hidden="true" /> {msg('pages-compete.competition-page.organise')}
                {mine.decisions.length > 0 && (
                  <span>
                    <span className="sr-only">{msg('pages-compete.competition-page.to-decide')} </span>
                    {mine.decisions.length}
                  </span>
                )}
              </Link>
            </Button>
          )}
          {/* Bots cannot be invited, so a practice cup leads to the next one instead. */}
          {isOver && !competition.isPractice && (mine.entry || mine.isOrganiser) && (
            <Button asChild size="sm">
              <Link to="/compete/$" params={{ _splat: 'new' }} search={{ again: competition._id }}>
                <Users aria-hidden="true" /> {msg('pages-compete.competition-page.play-again-with-these')}
              </Link>
            </Button>
          )}
        </>
      }
    />
  )
}

/** Every player may invite friends, not only the organiser. */
function ShareButton(props: { competition: Competition; code: string | null }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={<Share2 aria-hidden="true" />} onClick={() => setOpen(true)}>
        {msg('pages-compete.competition-page.share')}
      </Button>
      {isOpen && <ShareCompetitionDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
