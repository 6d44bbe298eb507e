import type { GameSettings } from '@bettle/contract'
import { presetNames, presetOf, SETTINGS_PRESETS, withPreset } from '@bettle/rules'
import { Button, Choice, ChoiceGroup } from '../../../ui/index.ts'

interface SettingsPresetsProps {
  settings: GameSettings
  onChoose: (settings: GameSettings) => void
  /** Takes all settings of the last lobby of this device; absent if there was none, or outside the creation of a lobby. */
  onLast?: (() => void) | undefined
}

/** Offers the ways to play as presets. One press sets all settings of a preset [M15]. */
export function SettingsPresets({ settings, onChoose, onLast }: SettingsPresetsProps) {
  const chosen = presetOf(settings)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-col gap-1.5 sm:flex-row sm:flex-wrap sm:items-center">
        <ChoiceGroup
          label="Ways to play"
          describedBy="way-to-play"
          value={chosen}
          onValueChange={(picked) => {
            const name = presetNames.find((candidate) => candidate === picked)
            if (name) onChoose(withPreset(name, settings))
          }}
          className="grid grid-cols-[repeat(auto-fit,minmax(max(5rem,30%),1fr))] gap-1.5 sm:flex sm:flex-wrap"
        >
          {presetNames.map((name) => (
            <Choice
              key={name}
              value={name}
              className="caps grid min-h-11 min-w-0 place-items-center text-center rounded-control border border-line bg-raised px-2 text-base text-muted leading-none transition-colors hover:border-line-strong hover:text-ink data-[state=checked]:border-transparent data-[state=checked]:bg-flood data-[state=checked]:text-on-flood sm:px-4"
            >
              {SETTINGS_PRESETS[name].label}
            </Choice>
          ))}
        </ChoiceGroup>
        {onLast && (
          <Button variant="ghost" onClick={onLast}>
            As last time
          </Button>
        )}
      </div>
      <p id="way-to-play" role="status" className="min-h-10 text-balance text-muted text-sm leading-5 sm:min-h-5">
        {chosen ? SETTINGS_PRESETS[chosen].hint : 'Your own rules, as set below.'}
      </p>
    </div>
  )
}
