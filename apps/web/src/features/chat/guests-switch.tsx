import { type Lobby, setGuestChat } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Check, MessageCircleOff, Users } from 'lucide-react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { chatAfter, noteChat } from '../../push/chat/chat-feed.ts'
import { msg } from '../../texts/msg.ts'
import { IconButton, Menu, notify } from '../../ui/index.ts'

/** Lets the host and administrators decide whether guests can write in the chat [G11]. */
export function GuestsSwitch({ lobby: { _id: lobbyId, currentUser }, isOn }: { lobby: Lobby; isOn: boolean }) {
  const queryClient = useQueryClient()
  const { press, isPending } = usePress({
    mutationFn: (guestsChat: boolean) => call(setGuestChat, { body: { lobbyId, guestsChat } }),
    onSuccess: ({ guestsChat }) =>
      noteChat(queryClient, lobbyId, (held) =>
        chatAfter(held, { type: 'chat.guests', guestsChat, by: currentUser.user }),
      ),
    onError: (error) => notify.error(messageOf(error), { duration: 4000 }),
  })
  return (
    <Menu
      align="start"
      heading={msg('chat.guests-switch.a-guest-joins-by')}
      items={[false, true].map((choice) => ({
        id: String(choice),
        label: choice ? msg('chat.guests-switch.guests-may-write-in') : msg('chat.guests-switch.guests-can-only-read'),
        icon: <Check aria-hidden="true" className={choice === isOn ? undefined : 'opacity-0'} />,
        disabled: isPending,
        onSelect: () => void press(choice),
      }))}
      trigger={
        <IconButton
          label={isOn ? msg('chat.guests-switch.guests-may-write-in') : msg('chat.guests-switch.guests-can-only-read')}
          tooltip={false}
          icon={isOn ? <Users aria-hidden="true" className="text-won" /> : <MessageCircleOff aria-hidden="true" />}
        />
      }
    />
  )
}
