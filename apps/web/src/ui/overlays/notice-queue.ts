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
  /** Removes it before its time, for one that waits. */
  hurried?: ReturnType<typeof setTimeout>
  /** The next one comes even where the end of this one is never reported: nothing may have been there to show it. */
  given: ReturnType<typeof setTimeout>
}

/** How long a notice is shown at least before the next one takes its place (ms). */
const AT_LEAST = 1500
/** As the toaster has it (ms). */
const USUAL = 1000
/** A notice under the pointer stays longer than its time (ms). */
const PATIENCE = 4000

const queue = ofPage(() => ({ waiting: [] as QueuedNotice[], shown: undefined as ShownNotice | undefined }))

/**
 * Shows one notice at a time: two never cover what is below them. A notice with the id of one that is shown or waits changes that
 * one; a text that waits already is not said twice.
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

/** A notice that waits does not wait for the whole time of a long one. */
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
