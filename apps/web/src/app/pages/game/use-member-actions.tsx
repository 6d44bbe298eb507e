import type { Lobby, Member } from '@bettle/contract'
import { type ReactNode, Suspense, useCallback } from 'react'
import { lazyNamed } from '../../../ui/index.ts'
import { loadModeration } from './load-moderation.ts'

const MemberActions = lazyNamed(loadModeration, 'MemberActions')

/**
 * Returns the user's buttons for actions on a member: report and block, and for a host or administrator also mute and
 * remove.
 */
export function useMemberActions(lobby: Lobby): (member: Member) => ReactNode {
  return useCallback(
    (member) => (
      <Suspense>
        <MemberActions lobby={lobby} member={member} />
      </Suspense>
    ),
    [lobby],
  )
}
