import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isGuestHere } from '../../../api/session/token.ts'
import { useIsSignedIn } from '../../../api/session/use-is-signed-in.ts'
import { lazily } from '../../../ui/index.ts'
import { InvitationPage } from './invitation-page.tsx'

/** The page for signed-in users: the hub, with the question about the role above it. */
const JoinSignedIn = lazily(() =>
  import('./join-signed-in.tsx').then(({ JoinSignedIn }) => ({ default: JoinSignedIn })),
)

/**
 * The page of a lobby link. Visitors and guests see the invitation; users with an account see the hub and choose their
 * role.
 */
export function JoinPage() {
  const { code } = useParams({ from: '/join/$code' })
  // A guest can take a seat in another lobby as a guest too, if the host allows guests.
  if (!useIsSignedIn() || isGuestHere()) return <InvitationPage key={code} code={code} />
  return (
    <Suspense>
      <JoinSignedIn key={code} code={code} />
    </Suspense>
  )
}
