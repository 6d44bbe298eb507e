import { Check, X } from 'lucide-react'
import { Switch as RadixSwitch } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { defined } from '../defined.ts'
import { classNames } from '../theme/class-names.ts'

export interface SwitchProps {
  label: string
  hideLabel?: boolean | undefined
  hint?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean | undefined
  name?: string | undefined
  className?: string | undefined
}

/** A switch that takes effect at once. Its knob shows a tick or a cross, so that colour is not the only sign. */
export function Switch({ label, hideLabel, hint, checked, onCheckedChange, disabled, name, className }: SwitchProps) {
  const id = useId()
  return (
    <div className={classNames('flex min-h-11 items-center justify-between gap-4', className)}>
      <div className={hideLabel ? 'sr-only' : 'min-w-0'}>
        <label htmlFor={id} className={classNames('block text-base', disabled ? 'text-faint' : 'text-ink')}>
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-faint text-sm">
            {hint}
          </p>
        )}
      </div>
      <RadixSwitch.Root
        // On is to the right in every language.
        dir="ltr"
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        {...defined({ disabled, name })}
        className="reach h-7 w-12 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors disabled:opacity-50 data-[state=checked]:border-flood data-[state=checked]:bg-flood"
      >
        <RadixSwitch.Thumb className="grid size-5 translate-x-1 place-items-center rounded-full bg-muted text-ground transition-transform data-[state=checked]:translate-x-[1.4rem] data-[state=checked]:bg-on-flood data-[state=checked]:text-flood">
          {checked ? (
            <Check aria-hidden="true" strokeWidth={3.5} className="size-3" />
          ) : (
            <X aria-hidden="true" strokeWidth={3.5} className="size-3" />
          )}
        </RadixSwitch.Thumb>
      </RadixSwitch.Root>
    </div>
  )
}
