import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isGuestHere } from '../../api/token.ts'
import { useIsSignedIn } from '../../api/use-is-signed-in.ts'
import { lazily } from '../../ui/index.ts'
import { InvitationPage } from './invitation-page.tsx'

/** Those who are signed in, or may be: the lobbies, with the question of the role over them. */
const JoinSignedIn = lazily(() =>
  import('./join-signed-in.tsx').then(({ JoinSignedIn }) => ({ default: JoinSignedIn })),
)

/** Where the link to a lobby leads: first what it invites to, then who one is, then the seat. */
export function JoinPage() {
  const { code } = useParams({ from: '/join/$code' })
  // A guest takes a seat elsewhere once they have an account.
  if (!useIsSignedIn() || isGuestHere()) return <InvitationPage key={code} code={code} />
  return (
    <Suspense>
      <JoinSignedIn key={code} code={code} />
    </Suspense>
  )
}
