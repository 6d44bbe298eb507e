import { SignedInFrame } from '../../layouts/signed-in-layout.tsx'
import { HubPage } from '../hub/hub-page.tsx'

export function JoinSignedIn({ code }: { code: string }) {
  return (
    <SignedInFrame>
      <HubPage invitedTo={code} />
    </SignedInFrame>
  )
}
