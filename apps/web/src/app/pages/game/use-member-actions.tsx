import type { Lobby, Member } from '@bettle/contract'
import { type ReactNode, Suspense, useMemo } from 'react'
import { lazily } from '../../../ui/index.ts'
import { useUser } from '../../session.tsx'
import { loadModeration } from './load-moderation.ts'

const MemberActions = lazily(() => loadModeration().then(({ MemberActions }) => ({ default: MemberActions })))

/** The actions of a host or administrator for a member; undefined for all other users. */
export function useMemberActions(lobby: Lobby): ((member: Member) => ReactNode) | undefined {
  const { isAdmin } = useUser().permissions
  const mayModerate = isAdmin || lobby.currentUser.isHost
  return useMemo(() => {
    if (!mayModerate) return undefined
    return (member) => (
      <Suspense>
        <MemberActions lobby={lobby} member={member} />
      </Suspense>
    )
  }, [lobby, mayModerate])
}
