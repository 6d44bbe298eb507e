import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isGuestHere } from '../../../api/session/token.ts'
import { useIsSignedIn } from '../../../api/session/use-is-signed-in.ts'
import { lazily } from '../../../ui/index.ts'
import { InvitationPage } from './invitation-page.tsx'

/** For signed-in users: the hub with the question of the role above it. */
const JoinSignedIn = lazily(() =>
  import('./join-signed-in.tsx').then(({ JoinSignedIn }) => ({ default: JoinSignedIn })),
)

/** The page of a lobby link: first the invitation, then sign-in, then the seat. */
export function JoinPage() {
  const { code } = useParams({ from: '/join/$code' })
  // A guest takes a seat in another lobby as a guest, too, if its host allows it.
  if (!useIsSignedIn() || isGuestHere()) return <InvitationPage key={code} code={code} />
  return (
    <Suspense>
      <JoinSignedIn key={code} code={code} />
    </Suspense>
  )
}
