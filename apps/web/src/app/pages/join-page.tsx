import { useParams } from '@tanstack/react-router'
import { HubPage } from './hub-page.tsx'

/** Where the link to a lobby leads. */
export function JoinPage() {
  const { code } = useParams({ from: '/signed-in/join/$code' })
  return <HubPage key={code} invitedTo={code} />
}
