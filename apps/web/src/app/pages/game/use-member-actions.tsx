import type { Lobby, Member } from '@bettle/contract'
import { type ReactNode, Suspense, useCallback } from 'react'
import { lazyNamed } from '../../../ui/index.ts'
import { loadModeration } from './load-moderation.ts'

const MemberActions = lazyNamed(loadModeration, 'MemberActions')
const RecordsSwitch = lazyNamed(() => import('../../../features/room/recorders/records-switch.tsx'), 'RecordsSwitch')

/**
 * Returns the user's buttons for actions on a member: report and block, and for a host or administrator also mute and
 * remove. The host of a room with named recorders also gets the switch that lets the member record [RM29].
 */
export function useMemberActions(lobby: Lobby): (member: Member) => ReactNode {
  return useCallback(
    (member) => (
      <Suspense>
        {lobby.match.hasRecorders && lobby.currentUser.isHost && member.role === 'player' && member.present && (
          <RecordsSwitch lobby={lobby} member={member} />
        )}
        <MemberActions lobby={lobby} member={member} />
      </Suspense>
    ),
    [lobby],
  )
}
