import { Hand, ListChecks, MessageCircle, Play, Trophy } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { ordinal } from '../../../text/ordinal.ts'
import { msg } from '../../../texts/msg.ts'
import { BottomBar, useKeyboardCover } from '../../../ui/index.ts'
import type { useChatAccess } from './use-chat-access.ts'

export type PhoneView = 'play' | 'tap' | 'bets' | 'rank'

interface GameBarProps {
  view: PhoneView
  onViewChange: (view: PhoneView) => void
  /** True if the lobby is a room in which the user can tap. */
  mayTap: boolean
  bets: number
  /** The user's rank, from 1; 0 for spectators. */
  ownRank: number
  chat: ReturnType<typeof useChatAccess>
}

/** The navigation between the parts of the game on a phone. */
export function GameBar({ view, onViewChange, mayTap, bets, ownRank, chat }: GameBarProps) {
  const covered = useKeyboardCover()
  // The slip stays above the keyboard, in the place of the bar.
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--keyboard', `${covered}px`)
    return () => void document.documentElement.style.removeProperty('--keyboard')
  }, [covered])
  if (covered > 0) return null
  return (
    <BottomBar<PhoneView | 'chat'>
      label={msg('pages-game.game-bar.game')}
      value={view}
      onValueChange={(chosen) => {
        if (chosen === 'chat') return chat?.open()
        onViewChange(chosen)
        scrollTo({ top: 0 })
      }}
      className="fixed inset-x-0 bottom-0 z-30 md:hidden"
      items={[
        { id: 'play', label: msg('pages-game.game-bar.play'), icon: <Play aria-hidden="true" /> },
        ...(mayTap
          ? [{ id: 'tap' as const, label: msg('pages-game.game-bar.tap'), icon: <Hand aria-hidden="true" /> }]
          : []),
        {
          id: 'bets',
          label: msg('pages-game.game-bar.my-bets'),
          icon: <ListChecks aria-hidden="true" />,
          badge: bets,
          badgeLabel: msg('pages-game.game-bar.placed', { bets }),
        },
        {
          id: 'rank',
          label: msg('pages-game.game-bar.rank'),
          icon: <Trophy aria-hidden="true" />,
          // At twice the text size, five items leave no space for the rank. The bar has five items if the user can tap.
          badge: ownRank > 0 && !mayTap ? ordinal(ownRank) : undefined,
        },
        ...(chat ? [chatItem(chat.unread)] : []),
      ]}
    />
  )
}

const chatItem = (unread: number) => ({
  id: 'chat' as const,
  label: msg('pages-game.game-bar.chat'),
  icon: <MessageCircle aria-hidden="true" />,
  badge: unread > 99 ? '99+' : unread,
  badgeLabel: msg('pages-game.game-bar.unread', { unread }),
})
