import type { EventType } from '@bettle/contract'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { EventIcon } from '../../../match-ui/event-icon.tsx'
import { msg } from '../../../texts/msg.ts'
import { classNames, RollingNumber } from '../../../ui/index.ts'

interface EventCategoriesProps {
  eventTypes: readonly EventType[]
  /** The number of events of each type in the match so far. */
  counts: Readonly<Record<string, number>>
  /** Event types without an option that can be bet on now. */
  closed: ReadonlySet<string>
  value: string | undefined
  onValueChange: (eventType: string) => void
  /** The event type that the guide points to. */
  guided: string | undefined
}

/** Lists the event types with their counts, on wide screens all at once. The arrow keys move between the types. */
export function EventCategories({ eventTypes, counts, closed, value, onValueChange, guided }: EventCategoriesProps) {
  const list = useRef<HTMLDivElement>(null)
  const caption = useId()
  useEffect(() => {
    // The next frame computes the layout anyway. Reading sizes before that would force an extra layout.
    const frame = requestAnimationFrame(() => {
      const element = list.current
      const chosen = value && element?.querySelector<HTMLElement>('[aria-checked="true"]')
      if (!element || !chosen) return
      const isInSight =
        chosen.offsetLeft >= element.scrollLeft &&
        chosen.offsetLeft + chosen.offsetWidth <= element.scrollLeft + element.clientWidth - 32
      if (!isInSight) element.scrollTo({ left: chosen.offsetLeft - 24, behavior: 'smooth' })
    })
    return () => cancelAnimationFrame(frame)
  }, [value])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    // The focused type counts, because the page may show the choice of the previous key a little later.
    const focused = event.target instanceof HTMLElement ? event.target.dataset.eventType : undefined
    const at = eventTypes.findIndex(({ name }) => name === focused)
    const next = eventTypes[(at + step + eventTypes.length) % eventTypes.length]
    if (!next) return
    onValueChange(next.name)
    list.current?.querySelector<HTMLElement>(`[data-event-type="${CSS.escape(next.name)}"]`)?.focus()
  }

  return (
    <div className="flex items-center gap-2 xl:block">
      {/* Explains the figure on a category: it counts the whole match, while the count for a bet starts at 0. */}
      <p
        id={caption}
        className="max-md:sr-only w-min min-w-11 shrink-0 text-[0.6875rem] text-muted leading-3 md:min-w-14 md:text-xs xl:mb-0.5 xl:w-auto"
      >
        {msg('bet.event-categories.match-so-far')}
      </p>
      <div
        ref={list}
        role="radiogroup"
        aria-label={msg('bet.event-categories.event-type')}
        aria-describedby={caption}
        onKeyDown={onKeyDown}
        className="scroll-x -me-4 relative flex min-w-0 gap-1.5 py-0.5 pe-4 ps-1 md:py-1 xl:-ms-4 xl:grid xl:ps-4 xl:grid-cols-3 low:gap-1 xl:pe-4 low:py-0.5 xl:[mask-image:none] low:@min-[43rem]:flex low:@min-[43rem]:flex-wrap"
      >
        {eventTypes.map(({ name, displayName }) => {
          const isChosen = name === value
          return (
            // biome-ignore lint/a11y/useSemanticElements: keys that place a bet work on these buttons, and are ignored in fields
            <button
              key={name}
              type="button"
              role="radio"
              aria-checked={isChosen}
              tabIndex={isChosen ? 0 : -1}
              data-event-type={name}
              onClick={() => onValueChange(name)}
              className={classNames(
                'caps flex h-11 shrink-0 xl:grow xl:gap-1.5 xl:pe-1.5 xl:ps-2.5 low:h-8 low:gap-1 low:px-2 items-center gap-2 whitespace-nowrap rounded-full border pe-2 ps-3 text-base leading-none transition-colors',
                isChosen
                  ? 'border-ink bg-ink text-ground'
                  : 'border-line bg-raised text-muted hover:border-line-strong hover:text-ink',
                name === guided && !isChosen && 'outline-2 outline-flood outline-offset-1',
                closed.has(name) && !isChosen && 'border-dashed text-faint',
              )}
            >
              <EventIcon eventType={name} className="size-4.5 low:hidden" />
              {displayName}
              <span
                className={classNames(
                  'ms-auto grid min-w-5 low:min-w-0 place-items-center text-base tracking-normal',
                  isChosen ? 'opacity-80' : 'text-ink',
                )}
              >
                <RollingNumber value={counts[name] ?? 0} />
                <span className="sr-only"> {msg('bet.event-categories.so-far')}</span>
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
