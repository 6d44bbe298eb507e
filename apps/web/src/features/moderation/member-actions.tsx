import { type Lobby, type Member, whoami } from '@bettle/contract'
import { mayMute, mayRemoveMember } from '@bettle/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff, Flag, MessageCircleOff, Smartphone, UserX, Volume2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { usePress } from '../../api/use-press.ts'
import { mute, unmute } from '../../push/chat/mute.ts'
import { useChat } from '../../push/chat/use-chat.ts'
import { useBlock } from '../../report-ui/use-block.ts'
import { msg } from '../../texts/msg.ts'
import { Button, lazyNamed, notify } from '../../ui/index.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { SeatMoveLine } from './seat-move-line.tsx'

const LostPhoneDialog = lazyNamed(() => import('./lost-phone-dialog.tsx'), 'LostPhoneDialog')
const ReportDialog = lazyNamed(() => import('../../report-ui/report-dialog.tsx'), 'ReportDialog')

/** The user's actions on another member: report and block, and for a host or administrator also mute and remove. */
export function MemberActions({ lobby, member }: { lobby: Lobby; member: Member }) {
  const { data: session } = useQuery({ ...queryOf(whoami, {}), staleTime: Number.POSITIVE_INFINITY })
  const [asked, setAsked] = useState<'remove' | 'report' | 'lost'>()
  const { user, isHost, ranked } = lobby.currentUser
  const isAdmin = session?.user?.permissions.isAdmin === true
  // The page does not know the other lobbies of the match. If an administrator plays in one of them, the server refuses
  // the removal.
  const remover = { userId: user._id, isHost, isAdmin, isRankedInMatch: ranked }
  // Nobody can be removed from a competition's game, but its organiser can disqualify a player.
  const mayRemove =
    !lobby.competition &&
    mayRemoveMember(remover, member.user._id) &&
    member.removed?.to !== 'out' &&
    lobby.status === 'open'
  const maySilence =
    lobby.gameSettings.allowChatting &&
    mayMute({ userId: user._id, isHost, isAdmin }, { userId: member.user._id, isAdmin: false })
  if (member.user._id === user._id) return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 border-line border-t pt-2">
      {member.isGuest && (
        <p className="w-full text-muted text-sm">{msg('moderation.member-actions.this-guest-joined-by')}</p>
      )}
      {member.isGuest && member.seatMove && <SeatMoveLine lobby={lobby} member={member} move={member.seatMove} />}
      {maySilence && <MuteButton lobby={lobby} member={member} />}
      {mayRemove && (
        <Button size="sm" variant="ghost" icon={<UserX aria-hidden="true" />} onClick={() => setAsked('remove')}>
          {msg('moderation.member-actions.remove')}
        </Button>
      )}
      {isHost && member.isGuest && member.removed?.to !== 'out' && lobby.status === 'open' && (
        <Button size="sm" variant="ghost" icon={<Smartphone aria-hidden="true" />} onClick={() => setAsked('lost')}>
          {msg('moderation.member-actions.lost-phone')}
        </Button>
      )}
      {lobby.gameSettings.allowChatting && <BlockButton lobby={lobby} member={member} />}
      <Button size="sm" variant="ghost" icon={<Flag aria-hidden="true" />} onClick={() => setAsked('report')}>
        {msg('moderation.member-actions.report-name')}
      </Button>
      {asked === 'remove' && <RemoveDialog lobbyId={lobby._id} member={member} onClose={() => setAsked(undefined)} />}
      {asked === 'lost' && (
        <Suspense>
          <LostPhoneDialog lobby={lobby} member={member} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
      {asked === 'report' && (
        <Suspense>
          <ReportDialog lobbyId={lobby._id} user={member.user} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

function BlockButton({ lobby, member: { user } }: { lobby: Lobby; member: Member }) {
  const { chat } = useChat(lobby._id, lobby.gameSettings.allowChatting)
  const { press, isPending } = useBlock()
  if (!chat) return null
  const isBlocked = chat.blocked?.includes(user._id) === true
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={isPending}
      icon={isBlocked ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
      onClick={() => void press({ user, isBlocked: !isBlocked })}
    >
      {isBlocked ? msg('moderation.member-actions.unblock') : msg('moderation.member-actions.block')}
    </Button>
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
      {isMuted ? msg('moderation.member-actions.unmute') : msg('moderation.member-actions.mute-15-min')}
    </Button>
  )
}
