import { Suspense, useState } from 'react'
import { PlayersLounge } from '../../../features/content/players-lounge.tsx'
import { msg } from '../../../texts/msg.ts'
import { Button, lazily, SkeletonRows } from '../../../ui/index.ts'
import { LandingLink } from '../../landing-link.tsx'
import { useUser } from '../../session.tsx'

const LandingEditor = lazily(() =>
  import('../../../features/content/edit/landing-editor.tsx').then(({ LandingEditor }) => ({ default: LandingEditor })),
)

/** The lounge for signed-in users, with a button that leads to a game. Administrators can edit the lounge here. */
export function HubLounge() {
  const { permissions } = useUser()
  const [isEdited, setEdited] = useState(false)
  if (isEdited) {
    return (
      <div className="flex flex-col gap-4">
        <Button className="self-start" onClick={() => setEdited(false)}>
          {msg('pages-hub.hub-lounge.stop-editing')}
        </Button>
        <Suspense fallback={<SkeletonRows rows={6} label={msg('pages-hub.hub-lounge.loading')} />}>
          <LandingEditor />
        </Suspense>
      </div>
    )
  }
  return (
    <PlayersLounge
      isIn
      playAt="/?tab=join"
      LinkTo={LandingLink}
      admin={
        permissions.isAdmin && (
          <button
            type="button"
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
            onClick={() => setEdited(true)}
          >
            {msg('pages-hub.hub-lounge.admin-edit-this-page')}
          </button>
        )
      }
    />
  )
}
