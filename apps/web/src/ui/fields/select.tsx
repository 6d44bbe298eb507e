import { Check, ChevronDown } from 'lucide-react'
import { Select as RadixSelect } from 'radix-ui'
import type { Ref } from 'react'
import { msg } from '../../texts/msg.ts'
import { defined } from '../defined.ts'
import { useListKeys } from '../overlays/use-list-keys.ts'
import { classNames } from '../theme/class-names.ts'
import { CONTROL, CONTROL_INVALID, Field, type FieldProps } from './field.tsx'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  /** A second line in small text below the option. */
  detail?: string | undefined
  disabled?: boolean | undefined
}

export interface SelectProps<Value extends string = string> extends FieldProps {
  options: readonly SelectOption<Value>[]
  value: Value | undefined
  onValueChange: (value: Value) => void
  placeholder?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  id?: string | undefined
  className?: string | undefined
  /** The button that opens the list of options. */
  ref?: Ref<HTMLButtonElement> | undefined
  onBlur?: (() => void) | undefined
}

export function Select<Value extends string = string>({
  options,
  value,
  onValueChange,
  placeholder = msg('ui.select.choose'),
  disabled,
  name,
  ref,
  onBlur,
  ...field
}: SelectProps<Value>) {
  const onKey = useListKeys()
  return (
    <Field {...field}>
      {({ required, ...wiring }) => (
        <RadixSelect.Root
          value={value ?? ''}
          onValueChange={(picked) => {
            const option = options.find((candidate) => candidate.value === picked)
            if (option) onValueChange(option.value)
          }}
          {...defined({ disabled, name, required })}
        >
          <RadixSelect.Trigger
            {...defined({ ...wiring, ref, onBlur })}
            className={classNames(
              CONTROL,
              'flex items-center justify-between gap-2 text-start data-[placeholder]:text-faint',
              wiring['aria-invalid'] && CONTROL_INVALID,
            )}
          >
            <span className="min-w-0 break-words py-1.5 leading-tight">
              <RadixSelect.Value placeholder={placeholder} />
            </span>
            <RadixSelect.Icon>
              <ChevronDown aria-hidden="true" className="size-5 text-faint" />
            </RadixSelect.Icon>
          </RadixSelect.Trigger>
          <RadixSelect.Portal>
            <RadixSelect.Content
              position="popper"
              onKeyDownCapture={onKey}
              sideOffset={4}
              collisionPadding={8}
              className="z-60 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) min-w-40 animate-rise overflow-hidden rounded-panel border border-line-strong bg-afloat shadow-(--lift)"
            >
              <RadixSelect.Viewport className="p-1">
                {options.map((option) => (
                  <RadixSelect.Item
                    key={option.value}
                    value={option.value}
                    {...defined({ disabled: option.disabled })}
                    className="flex min-h-11 cursor-pointer select-none items-center justify-between gap-3 rounded-control px-3 py-1.5 text-ink outline-none data-[disabled]:text-faint data-[highlighted]:bg-flood data-[highlighted]:text-on-flood"
                  >
                    <span className="min-w-0">
                      <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                      {option.detail && <span className="block text-xs opacity-80">{option.detail}</span>}
                    </span>
                    <RadixSelect.ItemIndicator>
                      <Check aria-hidden="true" className="size-5" />
                    </RadixSelect.ItemIndicator>
                  </RadixSelect.Item>
                ))}
              </RadixSelect.Viewport>
            </RadixSelect.Content>
          </RadixSelect.Portal>
        </RadixSelect.Root>
      )}
    </Field>
  )
}
