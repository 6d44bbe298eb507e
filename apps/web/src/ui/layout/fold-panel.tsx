import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { classNames } from '../theme/class-names.ts'
import type { PanelProps } from './panel.tsx'
import { useIsPhone } from './use-media.ts'

export interface FoldPanelProps extends Pick<PanelProps, 'title' | 'aside' | 'flush' | 'className' | 'children'> {
  /** True if the panel is open at first on a phone, because it asks for something. */
  isOpen?: boolean
}

/**
 * A panel that is a line on a phone, which opens with a press. On larger screens it is always open. The content has the
 * same place in both, so that it keeps what the user has typed when the phone is turned.
 */
export function FoldPanel({ isOpen: isOpenAtFirst = false, title, aside, flush = false, ...panel }: FoldPanelProps) {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const titleId = useId()
  const name = (
    <h2 id={titleId} className="caps wrap-anywhere min-w-0 py-1 text-lg text-ink leading-none">
      {title}
    </h2>
  )
  return (
    <section
      aria-labelledby={titleId}
      className={classNames('panel relative min-w-0 overflow-hidden', panel.className)}
    >
      {isPhone ? null : (
        <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 px-4 py-0.5">
          {name}
          {aside && <div className="wrap-anywhere flex min-w-0 items-center gap-2 text-muted text-sm">{aside}</div>}
        </header>
      )}
      <details
        open={!isPhone || isOpen}
        onToggle={({ currentTarget }) => isPhone && setOpen(currentTarget.open)}
        className="group/fold"
      >
        <summary
          hidden={!isPhone}
          className="flex min-h-13 list-none items-center justify-between gap-3 px-4 py-1 -outline-offset-2! [&::-webkit-details-marker]:hidden"
        >
          {isPhone && name}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-faint transition-transform group-open/fold:rotate-180"
          />
        </summary>
        <div className="border-line border-t">
          {isPhone && aside && <div className="flex flex-wrap justify-end px-4 py-1">{aside}</div>}
          <div className={flush ? undefined : 'p-4'}>{panel.children}</div>
        </div>
      </details>
    </section>
  )
}
