import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { defined } from './defined.ts'

export interface Tab<Id extends string = string> {
  id: Id
  label: string
  icon?: ReactNode
  /** A count beside the label. */
  count?: number | undefined
  disabled?: boolean | undefined
  content: ReactNode
}

export interface TabsProps<Id extends string = string> {
  /** What the tabs divide; read out. */
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onValueChange: (id: Id) => void
  /** Tabs share the width evenly. */
  block?: boolean | undefined
  className?: string | undefined
  panelClassName?: string | undefined
}

/** Plates on a scoreboard: the lit one is on. */
export function Tabs<Id extends string = string>({
  label,
  tabs,
  value,
  onValueChange,
  block = false,
  className,
  panelClassName = 'pt-4',
}: TabsProps<Id>) {
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={(picked) => {
        const tab = tabs.find((candidate) => candidate.id === picked)
        if (tab) onValueChange(tab.id)
      }}
      className={classNames('flex min-h-0 min-w-0 flex-col', className)}
    >
      <RadixTabs.List
        aria-label={label}
        className={classNames('flex shrink-0 border-line border-b', block ? 'w-full' : 'overflow-x-auto')}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.id}
            value={tab.id}
            {...defined({ disabled: tab.disabled })}
            // A press focuses by script, which the browser would light as it lights the keyboard's way.
            onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-pressed', '')}
            onKeyDown={({ currentTarget }) => currentTarget.removeAttribute('data-pressed')}
            onBlur={({ currentTarget }) => currentTarget.removeAttribute('data-pressed')}
            className={classNames(
              'caps group relative -mb-px inline-flex min-h-12 items-center justify-center gap-2 whitespace-nowrap text-lg text-muted leading-none transition-colors hover:text-ink [&_svg]:size-5',
              'after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-flood after:opacity-0 after:transition-opacity',
              'data-[state=active]:text-ink data-[state=active]:after:opacity-100 disabled:text-faint disabled:opacity-60 -outline-offset-2! data-pressed:outline-none',
              block ? 'min-w-0 flex-auto px-2' : 'px-4',
            )}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && (
              <span className="figures grid h-5 min-w-5 place-items-center rounded-full bg-raised px-1.5 text-muted text-sm tracking-normal group-data-[state=active]:bg-flood group-data-[state=active]:text-on-flood">
                {tab.count}
              </span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} className={classNames('min-h-0 flex-1', panelClassName)}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
