import { Slider as RadixSlider } from 'radix-ui'
import { useId } from 'react'
import { defined } from '../defined.ts'
import { classNames } from '../theme/class-names.ts'

export interface SliderProps {
  label: string
  value: number
  onValueChange: (value: number) => void
  /** Called when the user has finished a change: on release of the thumb, or after a key press. */
  onValueCommit?: ((value: number) => void) | undefined
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  /** Formats the value, for example as '8 min' or '1.5×'. */
  format?: ((value: number) => string) | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

export function Slider({
  label,
  value,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  format = String,
  disabled,
  className,
}: SliderProps) {
  const id = useId()
  return (
    <div className={classNames('flex flex-col', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <span id={id} className="font-medium text-muted text-sm">
          {label}
        </span>
        <output className="figures text-ink text-lg">{format(value)}</output>
      </div>
      <RadixSlider.Root
        value={[value]}
        min={min}
        max={max}
        step={step}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
        onValueCommit={([next]) => next !== undefined && onValueCommit?.(next)}
        {...defined({ disabled })}
        className="relative flex h-11 touch-none select-none items-center data-[disabled]:opacity-50"
      >
        <RadixSlider.Track className="relative h-1.5 grow rounded-full bg-line">
          <RadixSlider.Range className="absolute h-full rounded-full bg-flood" />
        </RadixSlider.Track>
        <RadixSlider.Thumb
          aria-labelledby={id}
          aria-valuetext={format(value)}
          className="reach block size-6 cursor-grab rounded-full border-4 border-flood bg-ground transition-transform hover:scale-110 active:cursor-grabbing"
        />
      </RadixSlider.Root>
      <div aria-hidden="true" className="figures -mt-1.5 flex justify-between text-faint text-sm">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  )
}
