import { guestPlay } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryOf } from '../api/query/query-of.ts'
import { missingPart } from '../api/session/token.ts'
import { msg } from '../texts/msg.ts'
import { Button } from '../ui/index.ts'

/** Returns whether a visitor can play without an account: no user is signed in, and the server offers trial games. */
export function useHasTrial(): boolean {
  const isVisitor = missingPart() !== undefined
  const { data } = useQuery({ ...queryOf(guestPlay, {}), staleTime: 60_000, retry: false, enabled: isVisitor })
  return isVisitor && data !== undefined && data.trial !== 'off'
}

/** The primary button of the players' lounge, which starts a trial game. */
export function TryItNow() {
  return (
    <Button asChild variant="primary" size="lg">
      <Link to="/try">{msg('app.try-it-now.try-it-now')}</Link>
    </Button>
  )
}

/**
 * The button that starts a trial game, below the sign-in form. It is secondary, because the form has its own primary
 * button.
 */
export function TryItNowBelow({ hint }: { hint: string }) {
  if (!useHasTrial()) return null
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-5 text-center">
      <Button asChild size="lg" block>
        <Link to="/try">{msg('app.try-it-now.try-it-now')}</Link>
      </Button>
      <p className="text-muted text-sm">{hint}</p>
    </div>
  )
}
