import { guestPlay } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryOf } from '../api/query-of.ts'
import { missingPart } from '../api/token.ts'
import { Button } from '../ui/index.ts'
import { TrialHint } from './trial-hint.tsx'

/** One press, and one plays; `isWide` says beside it what it is. For whoever is nobody here yet, where the server has such games. */
export function TryItNow({
  block = false,
  isWide = false,
  hint,
}: {
  block?: boolean
  isWide?: boolean
  hint?: string
}) {
  const isNobody = missingPart() !== undefined
  const { data } = useQuery({ ...queryOf(guestPlay, {}), staleTime: 60_000, retry: false, enabled: isNobody })
  if (!isNobody || !data || data.trial === 'off') return null
  const button = (
    <Button asChild size="lg" block={block}>
      <Link to="/try">Try it now</Link>
    </Button>
  )
  if (isWide) {
    return (
      <>
        {button}
        <TrialHint />
      </>
    )
  }
  if (hint === undefined) return button
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-5 text-center">
      {button}
      <p className="text-muted text-sm">{hint}</p>
    </div>
  )
}
