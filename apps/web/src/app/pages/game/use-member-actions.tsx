import type { Lobby, Member } from '@bettle/contract'
import { type ReactNode, Suspense, useCallback } from 'react'
import { lazyNamed } from '../../../ui/index.ts'
import { loadModeration } from './load-moderation.ts'

const MemberActions = lazyNamed(loadModeration, 'MemberActions')

/** The user's actions for a member: reporting and blocking; for a host or administrator also muting and removing. */
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
