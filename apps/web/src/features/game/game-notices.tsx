import { Scale, X } from 'lucide-react'
import { IconButton } from '../../ui/index.ts'

export interface GameNotice {
  id: string
  title: string
  text: string
}

/** What must not be missed stays on the page until it is put away: a round that was corrected, and why. On a phone one at a time. */
export function GameNotices({
  notices,
  onDismiss,
}: {
  notices: readonly GameNotice[]
  onDismiss: (id: string) => void
}) {
  if (notices.length === 0) return null
  return (
    <ul className="flex flex-col gap-2 low-desk:grid low-desk:auto-cols-fr low-desk:grid-flow-col">
      {notices.map(({ id, title, text }) => (
        <li
          key={id}
          className="flex animate-rise items-start max-md:not-last:hidden gap-3 rounded-panel border border-closing/45 bg-panel py-1.5 pr-1.5 pl-4 xl:py-0 low-desk:-my-1 low-desk:pl-3"
        >
          <Scale aria-hidden="true" className="mt-3 size-5 shrink-0 text-closing low-desk:mt-2.5" />
          <p className="min-w-0 flex-1 py-3 text-sm low-desk:py-2.5">
            <span className="font-semibold">{title}</span> <span className="text-muted">{text}</span>
          </p>
          <IconButton label="Put away" tooltip={false} icon={<X aria-hidden="true" />} onClick={() => onDismiss(id)} />
        </li>
      ))}
    </ul>
  )
}
