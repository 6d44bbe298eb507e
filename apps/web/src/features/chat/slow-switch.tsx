import type { Lobby } from '@bettle/contract'
import { SLOW_CHOICES } from '@bettle/rules'
import { Check, Timer } from 'lucide-react'
import { msg } from '../../texts/msg.ts'
import { IconButton, Menu } from '../../ui/index.ts'
import { useSettingSlow } from './use-slow-chat.ts'

/** Lets the host and administrators set the delay between two messages of a member. */
export function SlowSwitch({ lobby, seconds }: { lobby: Lobby; seconds: number }) {
  const { press, isPending } = useSettingSlow(lobby)
  return (
    <Menu
      align="start"
      heading={msg('chat.slow-switch.slow-chat-how-long')}
      items={SLOW_CHOICES.map((choice) => ({
        id: String(choice),
        label: choice === 0 ? msg('chat.slow-switch.no-waiting') : msg('chat.slow-switch.seconds', { choice }),
        icon: <Check aria-hidden="true" className={choice === seconds ? undefined : 'opacity-0'} />,
        disabled: isPending,
        onSelect: () => void press(choice),
      }))}
      trigger={
        <IconButton
          label={
            seconds === 0
              ? msg('chat.slow-switch.slow-chat-off')
              : msg('chat.slow-switch.slow-chat-one-message', { seconds })
          }
          tooltip={false}
          icon={<Timer aria-hidden="true" className={seconds > 0 ? 'text-closing' : undefined} />}
        />
      }
    />
  )
}
