import type { CompetitionId } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { DrawCheck } from '../../../features/competition/draw/draw-check.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'
import { CompeteFrame } from './compete-frame.tsx'

/** The page with the draw of a competition. The browser computes the draw again, as a check. */
export function DrawPage({ competitionId }: { competitionId: CompetitionId }) {
  useDocumentTitle({ title: 'The draw ·' })
  return (
    <CompeteFrame
      competitionId={competitionId}
      back={
        <Link to="/compete/$" params={{ _splat: competitionId }}>
          <ArrowLeft aria-hidden="true" /> Competition
        </Link>
      }
    >
      {({ competition, mine }) => (
        <>
          <header className="flex flex-col gap-2 pb-2">
            <h1 className="headline wrap-anywhere text-balance text-2xl">The draw of {competition.name}</h1>
            <p className="max-w-[68ch] text-pretty text-muted">
              A secret number, the seed, decides the draw. When enrolment opens, the hash of the seed is published. When
              enrolment closes, the seed and the list of players are published too. Each player gets a number, called
              the lot: the SHA-256 hash of the seed, the list and the player. The player with the lowest lot comes
              first. The groups follow from the lots, and later divisions from the tables before. Your browser computes
              all of this again on this page.
            </p>
            <p className="max-w-[68ch] text-pretty text-muted">
              This shows that the seed was fixed before enrolment and that nothing was changed after the draw. It does
              not show everything: whoever runs this server could know the seed early and try which list of players
              gives which draw, for instance with accounts of their own.
            </p>
          </header>
          {/* When the competition gets another stage, its draw may differ, so the check starts again. */}
          <DrawCheck key={competition.stages.length} competitionId={competitionId} ownId={mine.entry?.user._id} />
        </>
      )}
    </CompeteFrame>
  )
}
