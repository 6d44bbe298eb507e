import type { ChatMessage, UserId } from '@bettle/contract'
import { roundOfInstant, type Timetable } from '@bettle/rules'
import { dayText } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
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
  | { readonly kind: 'outgoing'; readonly key: string; readonly outgoing: Outgoing; readonly isFirst: boolean }

/** After a pause of this length (ms), the author's name is shown again. */
const PAUSE = 5 * 60_000

/** Returns the rows of a chat: the messages and the unsent messages, below marks of their days and rounds. */
export function conversation(
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
  ownId: UserId,
  timetable: Timetable | undefined,
): readonly Row[] {
  const arrived = arrivedOf(outgoing, messages, ownId)
  const [last] = messages.slice(-1)
  // A message that failed some time ago stands below newer ones of others.
  const latest = last ? Date.parse(last.createdAt) : 0
  const all: readonly Written[] = [
    ...messages.map((message) => ({ authorId: message.user._id, at: Date.parse(message.createdAt), message })),
    ...outgoing
      .filter(({ requestId }) => !arrived.has(requestId))
      .map((held) => ({ authorId: ownId, at: Math.max(held.at, latest), outgoing: held })),
  ]
  const rows: Row[] = []
  let before: Written | undefined
  let mark = ''
  for (const written of all) {
    const { authorId, message, outgoing } = written
    const key = message?._id ?? outgoing?.requestId ?? ''
    const text = markOf(written, timetable)
    const isApart = text !== mark
    // Without a timetable, marks name only days, and the first message has no mark above it.
    if (isApart && (before !== undefined || timetable)) rows.push({ kind: 'mark', key: `mark ${key}`, text })
    mark = text
    const isFirst = isApart || !continues(before, written)
    if (message) rows.push({ kind: 'message', key, message, isOwn: authorId === ownId, isFirst })
    if (outgoing) rows.push({ kind: 'outgoing', key, outgoing, isFirst })
    before = written
  }
  return rows
}

/** A message of the chat, or one that is not sent yet. */
interface Written {
  readonly authorId: UserId
  readonly at: number
  readonly message?: ChatMessage
  readonly outgoing?: Outgoing
}

/** True if a message of the same author stands shortly before this one. */
function continues(before: Written | undefined, { authorId, at }: Written): boolean {
  return before?.authorId === authorId && at - before.at <= PAUSE
}

function markOf({ at }: Written, timetable: Timetable | undefined): string {
  const round = timetable && roundOfInstant(timetable, at)
  return round ? msg('chat.conversation.round', { roundNumber: round.roundNumber }) : dayText(at)
}
