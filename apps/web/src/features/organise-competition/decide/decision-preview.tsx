import { type Competition, type CompetitionDecision, previewDecision, type Reply } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { msg } from '../../../texts/msg.ts'
import { ErrorState, Skeleton } from '../../../ui/index.ts'
import { previewText, refusalText } from './preview-text.ts'

/** The number of players that are named. Further players are only counted. */
const NAMED = 6

type Affected = Reply<typeof previewDecision>['affected'][number]

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
      aria-label={msg('organise-competition.decision-preview.what-changes')}
      className="flex flex-col gap-2 rounded-control border border-line bg-raised px-4 py-3 text-sm"
    >
      <h3 className="caps text-base text-muted leading-none">
        {msg('organise-competition.decision-preview.what-changes')}
      </h3>
      {sentences.length === 0 && affected.length === 0 && (
        <p>{msg('organise-competition.decision-preview.this-decision-changes-no')}</p>
      )}
      {refusal != null && <p className="text-closing">{refusalText(competition, refusal)}</p>}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {affected.length > 0 && (
        <>
          <p>{msg('organise-competition.decision-preview.the-place-or-the', { affected: affected.length })}</p>
          <ul>
            {affected.slice(0, NAMED).map(({ userId, username, trophies, share }) => (
              <li key={userId} className="flex justify-between gap-3">
                <span className="wrap-anywhere min-w-0">{shareText(username, share)}</span>
                {trophies !== 0 && (
                  <span className="figures">
                    {trophiesText(Math.abs(trophies), trophies > 0 ? `+${trophies}` : `−${-trophies}`)}
                  </span>
                )}
              </li>
            ))}
            {affected.length > NAMED && (
              <li className="text-muted">
                {msg('organise-competition.decision-preview.and-more-affected', { affected: affected.length - NAMED })}
              </li>
            )}
          </ul>
        </>
      )}
    </section>
  )
}

function shareText(username: string, share: Affected['share']): string {
  if (share === 'gains') return msg('organise-competition.decision-preview.gains-username', { username })
  return share === 'loses' ? msg('organise-competition.decision-preview.loses-username', { username }) : username
}

const trophiesText = (trophies: number, signed: string): string =>
  msg('organise-competition.decision-preview.trophy-trophies-signed', { trophies, signed })
