import { type ExternalToast, toast } from 'sonner'
import { ofPage } from '../../store/remember.ts'

interface QueuedNotice {
  readonly tone: 'success' | 'error' | 'info'
  readonly text: string
  readonly options: ExternalToast
}

interface ShownNotice {
  readonly id: string | number
  readonly since: number
  /** The timer that removes the notice early, because another notice is waiting. */
  hurried?: ReturnType<typeof setTimeout>
  /**
   * The timer that shows the next notice even if the end of this notice is never reported, as without a mounted
   * toaster.
   */
  given: ReturnType<typeof setTimeout>
}

/** For this long (ms) a notice is shown at least, before the next one. */
const AT_LEAST = 1500
/** How long the toaster shows a notice by default (ms). */
const USUAL = 1000
/**
 * If the toaster does not report the end of a notice, the next notice follows this long (ms) after the notice's
 * duration. The time is long, because a notice under the pointer stays longer.
 */
const PATIENCE = 4000

const queue = ofPage(() => ({ waiting: [] as QueuedNotice[], shown: undefined as ShownNotice | undefined }))

/**
 * Shows one notice at a time, because two notices would cover the content below. A notice with the id of a shown or
 * waiting notice replaces that notice. A text that is already waiting is not added again.
 */
export function showNotice(tone: QueuedNotice['tone'], text: string, options: ExternalToast): void {
  const { waiting, shown } = queue()
  const notice = { tone, text, options }
  if (shown && options.id === shown.id) return void show(notice)
  const index = waiting.findIndex(
    (other) =>
      (options.id !== undefined && other.options.id === options.id) || (other.tone === tone && other.text === text),
  )
  if (index >= 0) waiting.splice(index, 1, notice)
  else waiting.push(notice)
  if (shown) hurry(shown)
  else showNext()
}

function showNext(): void {
  const held = queue()
  const next = held.waiting.shift()
  if (!next) return
  const id = show(next)
  const given = setTimeout(() => end(id), (next.options.duration ?? USUAL) + PATIENCE)
  held.shown = { id, since: Date.now(), given }
  if (held.waiting.length > 0) hurry(held.shown)
}

/** Shortens the time of the shown notice, because another notice is waiting. */
function hurry(shown: ShownNotice): void {
  shown.hurried ??= setTimeout(() => toast.dismiss(shown.id), Math.max(0, AT_LEAST - (Date.now() - shown.since)))
}

function show({ tone, text, options }: QueuedNotice): string | number {
  const over = ({ id }: { id: string | number }) => end(id)
  return toast[tone](text, { ...options, onDismiss: over, onAutoClose: over })
}

function end(id: string | number): void {
  const held = queue()
  if (held.shown?.id !== id) return
  clearTimeout(held.shown.hurried)
  clearTimeout(held.shown.given)
  held.shown = undefined
  showNext()
}
