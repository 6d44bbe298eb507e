import type { Lobby } from '@bettle/contract'
import { SLOW_CHOICES } from '@bettle/rules'
import { Check, Timer } from 'lucide-react'
import { IconButton, Menu } from '../../ui/index.ts'
import { useSettingSlow } from './use-slow-chat.ts'

/** Lets the host and administrators set the delay between two messages of a member. */
export function SlowSwitch({ lobby, seconds }: { lobby: Lobby; seconds: number }) {
  const { press, isPending } = useSettingSlow(lobby)
  return (
    <Menu
      align="start"
      heading="Slow chat: how long a member waits between two messages"
      items={SLOW_CHOICES.map((choice) => ({
        id: String(choice),
        label: choice === 0 ? 'No waiting' : `${choice} seconds`,
        icon: <Check aria-hidden="true" className={choice === seconds ? undefined : 'opacity-0'} />,
        disabled: isPending,
        onSelect: () => void press(choice),
      }))}
      trigger={
        <IconButton
          label={seconds === 0 ? 'Slow chat: off' : `Slow chat: one message every ${seconds} seconds`}
          tooltip={false}
          icon={<Timer aria-hidden="true" className={seconds > 0 ? 'text-closing' : undefined} />}
        />
      }
    />
  )
}
