import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../theme/class-names.ts'

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  /** Content at the right of the title, such as a count or a button. */
  aside?: ReactNode
  footer?: ReactNode
  /** True for content without padding, such as lists and tables. */
  flush?: boolean | undefined
}

/** A named part of the screen. Its title is also its accessible name. */
export function Panel({ title, aside, footer, flush = false, className, children, ...rest }: PanelProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={classNames('panel relative flex min-h-0 min-w-0 flex-col overflow-hidden', className)}
      {...rest}
    >
      {(title || aside) && (
        <header className="flex min-h-12 shrink-0 flex-wrap items-center justify-between gap-x-3 border-line border-b px-4 py-0.5">
          {title && (
            <h2 id={titleId} className="caps wrap-anywhere min-w-0 py-1 text-lg text-ink leading-none">
              {title}
            </h2>
          )}
          {aside && <div className="wrap-anywhere flex min-w-0 items-center gap-2 text-muted text-sm">{aside}</div>}
        </header>
      )}
      <div className={classNames('min-h-0 flex-1', !flush && 'p-4')}>{children}</div>
      {footer && <footer className="shrink-0 border-line border-t px-4 py-3">{footer}</footer>}
    </section>
  )
}
