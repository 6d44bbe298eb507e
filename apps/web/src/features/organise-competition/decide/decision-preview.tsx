import { type Competition, type CompetitionDecision, previewDecision } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { ErrorState, Skeleton } from '../../../ui/index.ts'
import { counted } from '../setup/needs.ts'
import { previewText, refusalText } from './preview-text.ts'

/** The number of players that are named. Further players are only counted. */
const NAMED = 6

interface DecisionPreviewProps {
  competition: Competition
  decision: CompetitionDecision
}

/**
 * Returns the query of a preview. Its key contains the version, so that the preview is fetched again when the
 * competition changes.
 */
export function previewQuery({ _id, version }: Competition, decision: CompetitionDecision) {
  return {
    queryKey: [previewDecision.path, _id, version, decision],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(previewDecision, { params: { competitionId: _id }, body: { decision } }, { signal }),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  }
}

/** Shows what a decision changes, before it is made. */
export function DecisionPreview({ competition, decision }: DecisionPreviewProps) {
  const { data, error, refetch } = useQuery(previewQuery(competition, decision))
  if (error) return <ErrorState title={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-24 w-full rounded-control" />
  const { affected, refusal } = data
  const sentences = previewText(competition, data)
  return (
    <section
      aria-label="What changes"
      className="flex flex-col gap-2 rounded-control border border-line bg-raised px-4 py-3 text-sm"
    >
      <h3 className="caps text-base text-muted leading-none">What changes</h3>
      {sentences.length === 0 && affected.length === 0 && <p>This decision changes no game, place or trophy now.</p>}
      {refusal != null && <p className="text-closing">{refusalText(competition, refusal)}</p>}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {affected.length > 0 && (
        <>
          <p>The place or the trophies of {counted(affected.length, 'player')} change:</p>
          <ul>
            {affected.slice(0, NAMED).map(({ userId, username, trophies, share }) => (
              <li key={userId} className="flex justify-between gap-3">
                <span className="wrap-anywhere min-w-0">
                  {username}
                  {share === 'gains' ? ' gains' : share === 'loses' ? ' loses' : ''}
                </span>
                {trophies !== 0 && (
                  <span className="figures">
                    {trophies > 0 ? `+${trophies}` : `−${-trophies}`} {Math.abs(trophies) === 1 ? 'trophy' : 'trophies'}
                  </span>
                )}
              </li>
            ))}
            {affected.length > NAMED && <li className="text-muted">and {affected.length - NAMED} more</li>}
          </ul>
        </>
      )}
    </section>
  )
}
