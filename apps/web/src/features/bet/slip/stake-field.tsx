import { Eraser } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { msg } from '../../../texts/msg.ts'
import { Chip, type ChipValue, classNames, IconButton } from '../../../ui/index.ts'
import { type SlipFacts, typedStake } from './slip-rules.ts'

interface StakeFieldProps {
  stake: number
  onStakeChange: (stake: number) => void
  limits: SlipFacts['limits']
  chips: number
  disabled: boolean
}

const PRESETS: readonly ChipValue[] = [5, 10, 25, 50, 100]

/** The stake as a text field and preset buttons, both in one line on narrow screens. */
export function StakeField(props: StakeFieldProps) {
  const { stake, onStakeChange, limits, disabled } = props
  return (
    <div className="flex items-center gap-2 max-[22.5rem]:gap-1 md:flex-col md:items-stretch">
      <div className="relative min-w-12 flex-1 md:flex-none">
        <StakeInput stake={stake} onStakeChange={onStakeChange} limits={limits} disabled={disabled} isRoomy />
        <IconButton
          label={msg('bet.stake-field.clear-stake')}
          tooltip={false}
          icon={<Eraser aria-hidden="true" />}
          disabled={disabled || stake === 0}
          onClick={() => onStakeChange(0)}
          className="absolute! top-0.5 end-0.5 hidden! md:inline-grid! low:top-0"
        />
      </div>
      <StakePresets {...props} />
    </div>
  )
}

interface StakeInputProps extends Omit<StakeFieldProps, 'chips'> {
  /** True if there is room for the label beside the number. */
  isRoomy?: boolean
  className?: string
}

/**
 * A text field that accepts digits only, and reduces the stake to the lobby's highest stake. A number with a point or a
 * comma is refused and stays visible.
 */
export function StakeInput({ stake, onStakeChange, limits, disabled, isRoomy = false, className }: StakeInputProps) {
  const id = useId()
  const [refused, setRefused] = useState<string>()
  const isRefused = refused !== undefined && stake === 0
  const type = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    const typed = typedStake(value, limits.maxBetAmount)
    setRefused(typed === undefined ? value : undefined)
    onStakeChange(typed ?? 0)
  }
  return (
    <>
      <label
        htmlFor={id}
        className={
          isRoomy
            ? 'caps pointer-events-none absolute inset-y-0 start-3 items-center text-base text-faint leading-none max-md:sr-only md:flex'
            : 'sr-only'
        }
      >
        {msg('bet.stake-field.stake')}
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        disabled={disabled}
        value={stake > 0 ? String(stake) : isRefused ? refused : ''}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-refused` : undefined}
        onFocus={(event) => event.target.select()}
        onChange={type}
        onBlur={() => setRefused(undefined)}
        className={classNames(
          'figures h-11 rounded-control border border-line-strong bg-sunken px-2 text-center text-ink text-xl transition-colors hover:border-muted disabled:border-line disabled:text-faint',
          isRoomy && 'w-full md:h-12 md:pe-12 md:ps-16 md:text-end low:h-11',
          className,
        )}
      />
      {isRefused && (
        <p
          id={`${id}-refused`}
          role="alert"
          className="absolute bottom-full start-0 z-10 mb-1 rounded-control border border-line-strong bg-afloat p-2 text-danger text-sm"
        >
          {msg('bet.stake-field.whole-chips')}
        </p>
      )}
    </>
  )
}

/** Five preset stakes. A preset is disabled if it is outside the lobby's limits or exceeds the player's chips. */
export function StakePresets({ stake, onStakeChange, limits, chips, disabled }: StakeFieldProps) {
  const most = Math.min(limits.maxBetAmount, chips)
  return (
    // biome-ignore lint/a11y/useSemanticElements: five buttons in a row are no section of a form
    <div
      role="group"
      aria-label={msg('bet.stake-field.stake-presets')}
      className="flex justify-between gap-1 max-[22.5rem]:gap-0"
    >
      {PRESETS.map((value) => (
        <button
          key={value}
          type="button"
          aria-label={msg('bet.stake-field.stake-2', { value })}
          aria-pressed={stake === value}
          data-of-slip
          disabled={disabled || value < limits.minBetAmount || value > most}
          onClick={() => onStakeChange(value)}
          className={classNames(
            'grid size-11 place-items-center rounded-full transition-transform hover:-translate-y-0.5 active:translate-y-0 disabled:pointer-events-none disabled:opacity-30 disabled:grayscale',
            stake === value && 'outline-2 outline-flood',
          )}
        >
          <Chip value={value} size={42} decorative />
        </button>
      ))}
    </div>
  )
}
