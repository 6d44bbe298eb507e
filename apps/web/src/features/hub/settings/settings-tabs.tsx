import type { GameSettings } from '@bettle/contract'
import { openMinutes, roundsOfMatch, SETTINGS } from '@bettle/rules'
import { SETTING_TEXTS } from '../../../match-ui/setting-texts.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Slider } from '../../../ui/index.ts'
import {
  NumberSetting,
  Presets,
  SettingField,
  type SettingsTabProps,
  SwitchField,
  settingAnchor,
  settingsOfTab,
  Warnings,
} from './setting-fields.tsx'

const { maxPlayers: SEATS, startingChips: CHIPS } = SETTINGS
/** The highest number of seats, which is offered as unlimited. */
export const UNLIMITED = SEATS.max

export function BasicSettings(props: SettingsTabProps) {
  const { settings, set, findings } = props
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <div className="flex flex-col gap-3">
        <NumberSetting {...props} name="maxPlayers" />
        <Presets
          label={msg('hub.settings-tabs.presets', { label: SETTING_TEXTS.maxPlayers.label })}
          values={SEATS.presets}
          value={settings.maxPlayers}
          textOf={(seats) => (seats === UNLIMITED ? msg('hub.settings-tabs.unlimited') : `${seats}P`)}
          onChoose={(maxPlayers) => set({ maxPlayers })}
        />
      </div>
      <div {...settingAnchor('startingChips')} className="flex flex-col gap-3">
        <Slider
          label={SETTING_TEXTS.startingChips.label}
          min={CHIPS.min}
          max={CHIPS.max}
          step={CHIPS.step}
          value={settings.startingChips}
          onValueChange={(startingChips) => set({ startingChips })}
        />
        <Presets
          label={msg('hub.settings-tabs.presets', { label: SETTING_TEXTS.startingChips.label })}
          values={CHIPS.presets}
          value={settings.startingChips}
          textOf={String}
          onChoose={(startingChips) => set({ startingChips })}
        />
        <Warnings of="startingChips" findings={findings} />
      </div>
      <div className="flex flex-col gap-5 border-line border-t pt-4 sm:col-span-2">
        {props.isRoom ? (
          <p className="text-muted text-sm">{msg('hub.settings-tabs.this-lobby-is-private')}</p>
        ) : (
          <SwitchField
            {...props}
            name="isPrivate"
            // Choosing a private lobby also allows guests, and choosing a public lobby disallows them. The next
            // switch can change that.
            set={({ isPrivate = settings.isPrivate }) => set({ isPrivate, allowGuests: isPrivate })}
          />
        )}
        <SwitchField {...props} name="allowGuests" />
      </div>
    </div>
  )
}

export function BettingSettings(props: SettingsTabProps) {
  const closes = msg('hub.settings-tabs.with-these-rules-betting', { closes: closesText(props.settings) })
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {settingsOfTab('betting', props.settings)
        .filter((name) => !(props.isPractice && name === 'inactivityPenalty'))
        .map((name) => (
          <SettingField key={name} {...props} name={name} {...(name === 'bettingTimeLimit' && { hint: closes })} />
        ))}
      {props.isPractice && (
        <p className="self-center text-muted text-sm">{msg('hub.settings-tabs.practice-match-a-round')}</p>
      )}
    </div>
  )
}

export function RoundSettings(props: SettingsTabProps) {
  const rounds = roundsOfMatch(props.settings)
  const { roundDuration } = props.settings
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {settingsOfTab('rounds', props.settings).map((name) => (
        <SettingField key={name} {...props} name={name} />
      ))}
      <div className="flex flex-col gap-3 sm:col-span-2">
        <p className="text-muted text-sm">
          {rich('hub.settings-tabs.the-match-has-rounds', {
            part: <span className="font-semibold text-ink" />,
            rounds,
            rounds2: rounds / 2,
          })}
        </p>
        <RoundPlan roundDuration={roundDuration} rounds={rounds} />
      </div>
    </div>
  )
}

/** Draws the rounds of both halves side by side. The widths are proportional to the minutes. */
function RoundPlan({ roundDuration, rounds }: { roundDuration: number; rounds: number }) {
  const perHalf = rounds / 2
  const inHalf = Array.from({ length: perHalf }, (_, index) => index)
  const minutesOf = (index: number) => Math.min(roundDuration, 45 - index * roundDuration)
  return (
    <div aria-hidden="true" className="flex gap-2">
      {[1, 2].map((half) => (
        <div key={half} className="flex min-w-0 flex-1 gap-0.5">
          {inHalf.map((index) => (
            <span
              key={index}
              style={{ flexGrow: minutesOf(index) }}
              className="figures grid h-8 min-w-0 basis-0 place-items-center overflow-hidden rounded-md bg-raised text-muted text-sm"
            >
              {(half - 1) * perHalf + index + 1}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

export function AdvancedSettings(props: SettingsTabProps) {
  return (
    <div className="flex flex-col gap-5">
      {settingsOfTab('advanced', props.settings).map((name) => (
        <SettingField key={name} {...props} name={name} />
      ))}
    </div>
  )
}

function closesText(settings: GameSettings): string {
  if (settings.allowLateBetting) return msg('hub.settings-tabs.when-that-round-starts')
  const open = Math.round(openMinutes(settings.roundDuration, settings) * 10) / 10
  return msg('hub.settings-tabs.after-of-minutes-of', { open, roundDuration: settings.roundDuration })
}
