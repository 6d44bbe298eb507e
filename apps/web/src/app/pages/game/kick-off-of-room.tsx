import type { Lobby } from '@bettle/contract'
import { Suspense, useState } from 'react'
import { RoomKickOff } from '../../../features/room/room-kick-off.tsx'
import { lazyNamed } from '../../../ui/index.ts'

const ShareDialog = lazyNamed(() => import('../../../features/hub/share/share-dialog.tsx'), 'ShareDialog')

/** The start of a room's match on Play, with the invitation for a room that is too small to start. */
export function KickOffOfRoom({ lobby }: { lobby: Lobby }) {
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <RoomKickOff lobby={lobby} onInvite={() => setInviting(true)} />
      {isInviting && (
        <Suspense>
          <ShareDialog lobby={lobby} open onOpenChange={setInviting} />
        </Suspense>
      )}
    </>
  )
}
