import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../theme/class-names.ts'

export interface Tab<Id extends string = string> {
  id: Id
  label: string
  icon?: ReactNode
  /** A count beside the label of the tab. */
  count?: number | undefined
  /** Set if the content of the tab needs attention. `label` says so for screen readers too. */
  alert?: { tone: 'error' | 'warning'; label: string } | undefined
  disabled?: boolean | undefined
  content: ReactNode
}

export interface TabsProps<Id extends string = string> {
  /** The accessible name of the row of tabs. */
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onValueChange: (id: Id) => void
  /** If true, the tabs fill the whole width. */
  block?: boolean | undefined
  /** If true, gaps are smaller on narrow screens, for many tabs with long names. */
  dense?: boolean | undefined
  className?: string | undefined
  panelClassName?: string | undefined
}

/**
 * Tabs in the style of a scoreboard, with the active tab highlighted. The arrow keys move between tabs; Home and End
 * move to the first and the last one.
 */
export function Tabs<Id extends string = string>({
  label,
  tabs,
  value,
  onValueChange,
  block = false,
  dense = false,
  className,
  panelClassName = 'pt-4',
}: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const goTo = (tab: Tab<Id> | undefined) => {
    if (!tab) return
    onValueChange(tab.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const open = tabs.filter(({ disabled }) => !disabled)
    // The focused tab counts, because a page may show the tab of the previous key a little later.
    const focused = event.target instanceof HTMLElement ? event.target.dataset.tab : undefined
    const at = open.findIndex((tab) => tab.id === focused)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + open.length, Home: 0, End: open.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    goTo(open[next % open.length])
  }
  return (
    <div className={classNames('flex min-h-0 min-w-0 flex-col', className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        onKeyDown={onKeyDown}
        className={classNames(
          'flex shrink-0 border-line border-b',
          block ? 'w-full [container-type:inline-size]' : 'overflow-x-auto',
        )}
      >
        {tabs.map((tab) => {
          const isOn = tab.id === value
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              data-tab={tab.id}
              data-state={isOn ? 'active' : 'inactive'}
              aria-selected={isOn}
              aria-controls={isOn ? `${id}-${tab.id}-panel` : undefined}
              tabIndex={isOn ? 0 : -1}
              disabled={tab.disabled}
              onClick={({ currentTarget }) => {
                // Safari does not focus a button at a press.
                currentTarget.focus()
                onValueChange(tab.id)
              }}
              // A press moves the focus by script, and the browser would then show the focus ring of the keyboard. The
              // attribute prevents that.
              onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-pressed', '')}
              onKeyDown={({ currentTarget }) => currentTarget.removeAttribute('data-pressed')}
              onBlur={({ currentTarget }) => currentTarget.removeAttribute('data-pressed')}
              className={classNames(
                'tab group',
                dense ? 'text-base sm:text-lg' : 'text-lg',
                block ? (dense ? 'min-w-0 flex-auto px-1.5 sm:px-2' : 'min-w-0 flex-auto px-2') : 'px-4',
                block && 'tab-narrow',
                block && dense && 'tab-narrow-dense',
              )}
            >
              {tab.icon}
              {tab.label}
              {tab.count !== undefined && (
                <span className="figures grid h-5 min-w-5 place-items-center rounded-full bg-raised px-1.5 text-muted text-sm tracking-normal group-data-[state=active]:bg-flood group-data-[state=active]:text-on-flood">
                  {tab.count}
                </span>
              )}
              {tab.alert && (
                <span
                  className={classNames(
                    'absolute top-2 end-0 size-2 rounded-full sm:end-1',
                    tab.alert.tone === 'error' ? 'bg-lost' : 'bg-closing-fill',
                  )}
                >
                  <span className="sr-only">({tab.alert.label})</span>
                </span>
              )}
            </button>
          )
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable by keyboard
          tabIndex={0}
          hidden={tab.id !== value}
          className={classNames('min-h-0 flex-1 -outline-offset-2!', panelClassName)}
        >
          {tab.id === value && tab.content}
        </div>
      ))}
    </div>
  )
}
