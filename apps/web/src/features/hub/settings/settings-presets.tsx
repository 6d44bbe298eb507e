import type { GameSettings } from '@bettle/contract'
import { type PresetName, presetNames, presetOf, withPreset } from '@bettle/rules'
import { PRESET_TEXTS } from '../../../match-ui/preset-texts.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, Choice, ChoiceGroup } from '../../../ui/index.ts'

interface SettingsPresetsProps {
  settings: GameSettings
  onChoose: (settings: GameSettings) => void
  /** The offered presets; all if absent. */
  offered?: readonly PresetName[]
  /** Takes all settings of the last lobby of this device; absent if there was none, or outside the creation of a lobby. */
  onLast?: (() => void) | undefined
}

/** Offers the ways to play as presets. One press sets all settings of a preset [M15]. */
export function SettingsPresets({ settings, offered = presetNames, onChoose, onLast }: SettingsPresetsProps) {
  const chosen = presetOf(settings)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-col gap-1.5 sm:flex-row sm:flex-wrap sm:items-center">
        <ChoiceGroup
          label={msg('hub.settings-presets.ways-to-play')}
          describedBy="way-to-play"
          value={chosen}
          onValueChange={(picked) => {
            const name = offered.find((candidate) => candidate === picked)
            if (name) onChoose(withPreset(name, settings))
          }}
          className="flex flex-wrap gap-1.5"
        >
          {offered.map((name) => (
            <Choice
              key={name}
              value={name}
              className="caps grid min-h-11 min-w-0 grow place-items-center text-center rounded-control border border-line bg-raised px-2 text-base text-muted leading-none transition-colors hover:border-line-strong hover:text-ink data-[state=checked]:border-transparent data-[state=checked]:bg-flood data-[state=checked]:text-on-flood sm:grow-0 sm:px-4"
            >
              {PRESET_TEXTS[name].label}
            </Choice>
          ))}
        </ChoiceGroup>
        {onLast && (
          <Button variant="ghost" onClick={onLast}>
            {msg('hub.settings-presets.as-last-time')}
          </Button>
        )}
      </div>
      <p id="way-to-play" role="status" className="min-h-10 text-balance text-muted text-sm leading-5 sm:min-h-5">
        {chosen ? PRESET_TEXTS[chosen].hint : msg('hub.settings-presets.your-own-rules-as')}
      </p>
    </div>
  )
}
