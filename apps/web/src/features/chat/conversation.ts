import type { ChatMessage, UserId } from '@bettle/contract'
import { roundOfInstant, type Timetable } from '@bettle/rules'
import { dayText } from '../../text/date-text.ts'
import { arrivedOf, type Outgoing } from './outbox.ts'

export type Row =
  | { readonly kind: 'mark'; readonly key: string; readonly text: string }
  | {
      readonly kind: 'message'
      readonly key: string
      readonly message: ChatMessage
      readonly isOwn: boolean
      /**
       * True for the first of several consecutive messages of one author. Only this message shows the author's name.
       */
      readonly isFirst: boolean
    }
  | { readonly kind: 'outgoing'; readonly key: string; readonly outgoing: Outgoing }

/** After a pause of this length (ms), the author's name is shown again. */
const PAUSE = 5 * 60_000

/** Returns the rows of a chat: the messages and the unsent messages, below marks of their days and rounds. */
export function conversation(
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
  ownId: UserId,
  timetable: Timetable | undefined,
): readonly Row[] {
  const rows: Row[] = []
  let before: ChatMessage | undefined
  let mark = ''
  for (const message of messages) {
    const text = markOf(message, timetable)
    const isApart = text !== mark
    // Without a timetable, marks name only days, and the first message has no mark above it.
    if (isApart && (before !== undefined || timetable)) rows.push({ kind: 'mark', key: `mark ${message._id}`, text })
    mark = text
    const isFirst = isApart || !before || before.user._id !== message.user._id || isPause(before, message)
    rows.push({ kind: 'message', key: message._id, message, isOwn: message.user._id === ownId, isFirst })
    before = message
  }
  const arrived = arrivedOf(outgoing, messages, ownId)
  for (const held of outgoing) {
    if (!arrived.has(held.requestId)) rows.push({ kind: 'outgoing', key: held.requestId, outgoing: held })
  }
  return rows
}

function isPause(before: ChatMessage, message: ChatMessage): boolean {
  return Date.parse(message.createdAt) - Date.parse(before.createdAt) > PAUSE
}

function markOf({ createdAt }: ChatMessage, timetable: Timetable | undefined): string {
  const at = Date.parse(createdAt)
  const round = timetable && roundOfInstant(timetable, at)
  return round ? `Round ${round.roundNumber}` : dayText(at)
}
