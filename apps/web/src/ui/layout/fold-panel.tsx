import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../theme/class-names.ts'
import { Panel, type PanelProps } from './panel.tsx'
import { useIsPhone } from './use-media.ts'

export interface FoldPanelProps extends Pick<PanelProps, 'title' | 'aside' | 'flush' | 'className' | 'children'> {
  /** True if the panel is open at first on a phone, because it asks for something. */
  isOpen?: boolean
}

/** A panel that is a line on a phone, which opens with a press. On larger screens it is always open. */
export function FoldPanel({ isOpen = false, ...panel }: FoldPanelProps) {
  const isPhone = useIsPhone()
  const titleId = useId()
  if (!isPhone) return <Panel {...panel} />
  const { title, aside, flush = false, className, children } = panel
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
