import { useNavigate } from '@tanstack/react-router'
import { MatchLobbies } from '../../../features/hub/matches/match-lobbies.tsx'
import { ShareDialog } from '../../../features/hub/share/share-dialog.tsx'
import { ManageMatch } from '../../../features/manage-match/manage-match.tsx'
import { NewMatch } from '../../../features/match-control/new-match/new-match.tsx'
import { NEW } from '../../../form/index.ts'
import type { AdminPageProps } from './admin-area.tsx'

export function ManageMatchPage({ id }: AdminPageProps) {
  const navigate = useNavigate()
  if (id !== NEW) {
    return (
      <ManageMatch
        id={id}
        lobbiesOf={(match) => <MatchLobbies match={match} />}
        invitationTo={(lobby, onClose) => (
          <ShareDialog lobby={lobby} open onOpenChange={(open) => !open && onClose()} />
        )}
      />
    )
  }
  return (
    <NewMatch
      onCreated={(matchId) =>
        void navigate({ to: '/admin/$', params: { _splat: `manage-match/${matchId}` }, replace: true })
      }
    />
  )
}
