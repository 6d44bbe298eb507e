import type { enterRoom, Reply } from '@bettle/contract'
import { msg } from '../../texts/msg.ts'

type Whistle = NonNullable<Reply<typeof enterRoom>['whistle']>

/** Returns the name of the key, such as 'Start half 1'. */
export const keyText = ({ kind, halfNumber }: Whistle): string =>
  msg('room.whistle-text.start-half', { isHalfStart: kind === 'half-start', halfNumber })

/** Says who pressed the whistle and what is missing. Returns undefined if no member has pressed it [RM22]. */
export function pressedText(whistle: Whistle): string | undefined {
  const { pressedBy, isPressed, missing } = whistle
  if (missing === null || missing === 0 || (pressedBy.length === 0 && !isPressed)) return undefined
  const key = keyText(whistle)
  const more = msg('room.whistle-text.more-player-must-press', { missing })
  if (isPressed) return msg('room.whistle-text.you-pressed', { key, more })
  const [first = ''] = pressedBy
  const who = pressedBy.length === 1 ? first : msg('room.whistle-text.and-more', { first, count: pressedBy.length - 1 })
  return msg('room.whistle-text.pressed-press-it-too', { who, key, missing, more })
}
