import type { CompetitionId } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { DrawCheck } from '../../../features/competition/draw/draw-check.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'
import { CompeteFrame } from './compete-frame.tsx'

/** The draw of a competition, which this page recomputes. */
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
              When enrolment opens, the hash of a secret seed is published. When it closes, the seed and the list of
              players are published too. Each player’s lot is the SHA-256 of seed, list and player; the lowest lot comes
              first. So nobody can choose the result, and everyone can check it: your browser does it here.
            </p>
          </header>
          {/* Another version of the competition may bring another draw. */}
          <DrawCheck key={competition.stages.length} competitionId={competitionId} ownId={mine.entry?.user._id} />
        </>
      )}
    </CompeteFrame>
  )
}
