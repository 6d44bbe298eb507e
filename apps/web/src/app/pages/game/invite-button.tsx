import type { Lobby } from '@bettle/contract'
import { UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { IconButton, lazyNamed } from '../../../ui/index.ts'

const ShareDialog = lazyNamed(() => import('../../../features/hub/share-dialog.tsx'), 'ShareDialog')

/** The link and the square code of the game, to invite players. */
export function InviteButton({ lobby }: { lobby: Pick<Lobby, 'lobbyCode' | 'match'> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label="Invite others" icon={<UserPlus aria-hidden="true" />} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <ShareDialog lobby={lobby} open onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
