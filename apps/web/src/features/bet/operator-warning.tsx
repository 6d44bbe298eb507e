import type { Match } from '@bettle/contract'
import { useIsOperator, useOwnPart } from '../../api/own-part.ts'
import { Notice } from '../../ui/index.ts'

/** Warns a user who may operate the match that their first bet ends that for good [M16]. */
export function OperatorWarning({ match }: { match: Match }) {
  // The server operates a simulated match.
  const isAsked = useIsOperator() && match.isPractice !== true
  const part = useOwnPart(match._id, { isAsked })
  if (!isAsked || part?.hasBet === true) return null
  return (
    <Notice tone="warning" className="mt-3">
      <p className="font-semibold">With this bet you give up operating this match.</p>
      <p>
        You cannot start or end its halves, record events or set prices any more. This cannot be undone.
        {part?.isFeedTheirs === true &&
          ' It follows a feed that you attached: the feed stops, and nobody can bet until another administrator takes over.'}
      </p>
    </Notice>
  )
}
