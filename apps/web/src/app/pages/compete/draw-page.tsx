import type { CompetitionId } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { DrawCheck } from '../../../features/competition/draw/draw-check.tsx'
import { msg } from '../../../texts/msg.ts'
import { useDocumentTitle } from '../../use-document-title.ts'
import { CompeteFrame } from './compete-frame.tsx'

/** The page with the draw of a competition. The browser computes the draw again, as a check. */
export function DrawPage({ competitionId }: { competitionId: CompetitionId }) {
  useDocumentTitle({ title: msg('pages-compete.draw-page.the-draw') })
  return (
    <CompeteFrame
      competitionId={competitionId}
      back={
        <Link to="/compete/$" params={{ _splat: competitionId }}>
          <ArrowLeft aria-hidden="true" /> {msg('pages-compete.draw-page.competition')}
        </Link>
      }
    >
      {({ competition, mine }) => (
        <>
          <header className="flex flex-col gap-2 pb-2">
            <h1 className="headline wrap-anywhere text-balance text-2xl">
              {msg('pages-compete.draw-page.the-draw-of', { name: competition.name })}
            </h1>
            <p className="max-w-[68ch] text-pretty text-muted">{msg('pages-compete.draw-page.a-secret-number-the')}</p>
            <p className="max-w-[68ch] text-pretty text-muted">{msg('pages-compete.draw-page.this-shows-that-the')}</p>
          </header>
          {/* When the competition gets another stage, its draw may differ, so the check starts again. */}
          <DrawCheck key={competition.stages.length} competitionId={competitionId} ownId={mine.entry?.user._id} />
        </>
      )}
    </CompeteFrame>
  )
}
