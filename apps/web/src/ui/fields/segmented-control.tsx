import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import { Choice, ChoiceGroup } from './choice-group.tsx'

export interface Segment<Value extends string = string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
  disabled?: boolean | undefined
}

export interface SegmentedControlProps<Value extends string = string> {
  /** The accessible name of the choice. */
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** If true, the segments fill the whole width. */
  block?: boolean | undefined
  className?: string | undefined
}

/** A choice among a few visible options, such as presets, filters or roles. */
export function SegmentedControl<Value extends string = string>({
  label,
  segments,
  value,
  onValueChange,
  block = false,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <ChoiceGroup
      label={label}
      value={value}
      onValueChange={(picked) => {
        const segment = segments.find((candidate) => candidate.value === picked)
        if (segment) onValueChange(segment.value)
      }}
      className={classNames(
        'inline-flex max-w-full flex-wrap gap-0.5 rounded-control border border-line bg-sunken p-0.5',
        block && 'flex w-full',
        className,
      )}
    >
      {segments.map((segment) => (
        <Choice
          key={segment.value}
          value={segment.value}
          disabled={segment.disabled}
          className={classNames(
            'caps inline-flex min-h-11 items-center justify-center gap-2 rounded-lg text-base text-muted leading-none transition-colors hover:text-ink [&_svg]:size-4',
            'data-[state=checked]:bg-ink data-[state=checked]:text-ground has-disabled:text-faint has-disabled:opacity-60',
            block ? 'min-w-0 flex-auto px-2' : 'px-3.5',
          )}
        >
          {segment.icon}
          <span className="truncate">{segment.label}</span>
        </Choice>
      ))}
    </ChoiceGroup>
  )
}
