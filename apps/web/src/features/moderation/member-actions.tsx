import { type Lobby, type Member, whoami } from '@bettle/contract'
import { mayMute, mayRemoveMember } from '@bettle/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageCircleOff, UserX, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query-of.ts'
import { usePress } from '../../api/use-press.ts'
import { mute, unmute } from '../../push/mute.ts'
import { useChat } from '../../push/use-chat.ts'
import { Button, notify } from '../../ui/index.ts'
import { RemoveDialog } from './remove-dialog.tsx'

/** The moderation actions of a host or administrator on a member; nothing for other users. */
export function MemberActions({ lobby, member }: { lobby: Lobby; member: Member }) {
  const { data: session } = useQuery({ ...queryOf(whoami, {}), staleTime: Number.POSITIVE_INFINITY })
  const [isAsking, setAsking] = useState(false)
  const { user, isHost, ranked } = lobby.currentUser
  const isAdmin = session?.user?.permissions.isAdmin === true
  // The page does not know other lobbies of the match; the server refuses an administrator who plays in one of them.
  const remover = { userId: user._id, isHost, isAdmin, isRankedInMatch: ranked }
  const mayRemove = mayRemoveMember(remover, member.user._id) && member.removed?.to !== 'out' && lobby.status === 'open'
  const maySilence =
    lobby.gameSettings.allowChatting &&
    mayMute({ userId: user._id, isHost, isAdmin }, { userId: member.user._id, isAdmin: false })
  if (!mayRemove && !maySilence) return null
  return (
    <div className="mt-2 flex flex-wrap gap-2 border-line border-t pt-2">
      {maySilence && <MuteButton lobby={lobby} member={member} />}
      {mayRemove && (
        <Button size="sm" variant="ghost" icon={<UserX aria-hidden="true" />} onClick={() => setAsking(true)}>
          Remove…
        </Button>
      )}
      {isAsking && <RemoveDialog lobbyId={lobby._id} member={member} onClose={() => setAsking(false)} />}
    </div>
  )
}

function MuteButton({ lobby, member: { user } }: { lobby: Lobby; member: Member }) {
  const queryClient = useQueryClient()
  const { chat } = useChat(lobby._id, lobby.gameSettings.allowChatting)
  const isMuted = chat?.mutes.some((held) => held.user._id === user._id) === true
  const { press, isPending } = usePress({
    mutationFn: (run: typeof mute) => run(queryClient, lobby._id, user),
    onError: (error) => notify.error(messageOf(error), { duration: 4000 }),
  })
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={isPending}
      icon={isMuted ? <Volume2 aria-hidden="true" /> : <MessageCircleOff aria-hidden="true" />}
      onClick={() => void press(isMuted ? unmute : mute)}
    >
      {isMuted ? 'Unmute' : 'Mute 15 min'}
    </Button>
  )
}
