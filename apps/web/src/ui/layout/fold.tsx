import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../theme/class-names.ts'
import type { PanelProps } from './panel.tsx'

export interface FoldProps extends Pick<PanelProps, 'title' | 'aside' | 'flush' | 'className' | 'children'> {
  /** True if the fold is open at first, because it asks for something. */
  isOpen?: boolean
}

/** A panel that is a line, which opens with a press. Its title is also its accessible name. */
export function Fold({ isOpen = false, title, aside, flush = false, className, children }: FoldProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={classNames('panel min-w-0 overflow-hidden', className)}>
      <details open={isOpen} className="group/fold">
        <summary className="flex min-h-13 list-none items-center justify-between gap-3 px-4 py-1 -outline-offset-2! [&::-webkit-details-marker]:hidden">
          <h2 id={titleId} className="caps wrap-anywhere min-w-0 text-lg leading-none">
            {title}
          </h2>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-faint transition-transform group-open/fold:rotate-180"
          />
        </summary>
        <div className="border-line border-t">
          {aside && <div className="flex flex-wrap justify-end px-4 py-1">{aside}</div>}
          <div className={flush ? undefined : 'p-4'}>{children}</div>
        </div>
      </details>
    </section>
  )
}
