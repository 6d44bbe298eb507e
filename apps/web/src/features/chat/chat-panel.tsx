import type { Lobby } from '@bettle/contract'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { msg } from '../../texts/msg.ts'
import { classNames, IconButton, Panel } from '../../ui/index.ts'
import { ChatCounts } from './chat-counts.tsx'
import { ChatRoom } from './chat-room.tsx'
import { useUnread } from './use-unread.ts'

export interface ChatPanelProps {
  lobby: Lobby
  /** The classes that give the panel its height while it is open. */
  className?: string | undefined
}

const KEY = 'bettle.chat-folded'

/** The chat beside a game. While the panel is folded, it shows only its head, with the number of unread messages. */
export function ChatPanel({ lobby, className }: ChatPanelProps) {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(KEY) === 'yes')
  const unread = useUnread(lobby)
  const fold = () => {
    localStorage.setItem(KEY, isFolded ? 'no' : 'yes')
    setFolded(!isFolded)
  }
  const missed = isFolded ? unread : 0
  return (
    <Panel
      title={msg('chat.chat-panel.chat')}
      flush
      className={classNames(isFolded ? 'shrink-0' : className)}
      aside={
        <>
          <ChatCounts lobby={lobby} />
          <IconButton
            label={
              isFolded
                ? missed > 0
                  ? msg('chat.chat-panel.open-chat-unread', { missed })
                  : msg('chat.chat-panel.open-chat')
                : msg('chat.chat-panel.hide-the-chat')
            }
            aria-expanded={!isFolded}
            tooltip={false}
            count={missed}
            onClick={fold}
            icon={isFolded ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
            className="-me-3 xl:max-[90rem]:-ms-2"
          />
        </>
      }
    >
      {!isFolded && <ChatRoom lobby={lobby} />}
    </Panel>
  )
}
