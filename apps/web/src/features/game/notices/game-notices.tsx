import { Scale, X } from 'lucide-react'
import { IconButton } from '../../../ui/index.ts'

export interface GameNotice {
  id: string
  title: string
  text: string
}

/**
 * Shows important notices, such as a corrected round with its reason, until the player dismisses them. Only one is
 * visible at a time, the latest first.
 */
export function GameNotices({
  notices,
  onDismiss,
}: {
  notices: readonly GameNotice[]
  onDismiss: (id: string) => void
}) {
  return (
    <ul>
      {notices.map(({ id, title, text }) => (
        <li
          key={id}
          className="flex animate-rise items-start gap-3 rounded-panel border border-closing bg-panel py-1.5 pr-1.5 pl-4 not-last:hidden"
        >
          <Scale aria-hidden="true" className="mt-3 size-5 shrink-0 text-closing" />
          <p className="min-w-0 flex-1 py-3 text-sm">
            <span className="font-semibold">{title}</span> <span className="text-muted">{text}</span>
          </p>
          <IconButton label="Dismiss" tooltip={false} icon={<X aria-hidden="true" />} onClick={() => onDismiss(id)} />
        </li>
      ))}
    </ul>
  )
}
