import type { GameSettings } from '@bettle/contract'
import { openMinutes, roundsOfMatch, SETTING_RANGES } from '@bettle/rules'
import { Slider } from '../../ui/index.ts'
import {
  NumberSetting,
  Presets,
  type SettingsTabProps,
  SwitchField,
  settingAnchor,
  Warnings,
} from './setting-fields.tsx'

export const UNLIMITED = 999
const SEATS = [2, 4, 8, UNLIMITED]
const STARTING_CHIPS = [50, 100, 250, 500, 1000]

export function BasicSettings(props: SettingsTabProps) {
  const { settings, set, findings } = props
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <div className="flex flex-col gap-3">
        <NumberSetting {...props} name="maxPlayers" label="Max players" unit="seats" hint="Spectators do not count." />
        <Presets
          label="Max players, presets"
          values={SEATS}
          value={settings.maxPlayers}
          textOf={(seats) => (seats === UNLIMITED ? 'UNLIMITED' : `${seats}P`)}
          onChoose={(maxPlayers) => set({ maxPlayers })}
        />
      </div>
      <div {...settingAnchor('startingChips')} className="flex flex-col gap-3">
        <Slider
          label="Starting chips"
          {...SETTING_RANGES.startingChips}
          value={settings.startingChips}
          onValueChange={(startingChips) => set({ startingChips })}
        />
        <Presets
          label="Starting chips, presets"
          values={STARTING_CHIPS}
          value={settings.startingChips}
          textOf={String}
          onChoose={(startingChips) => set({ startingChips })}
        />
        <Warnings of="startingChips" findings={findings} />
      </div>
      <div className="border-line border-t pt-4 sm:col-span-2">
        <SwitchField
          {...props}
          name="isPrivate"
          label="Private lobby"
          hint="In no list: you get a code, a link and a QR code to share."
        />
      </div>
    </div>
  )
}

export function BettingSettings(props: SettingsTabProps) {
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <NumberSetting {...props} name="minBetAmount" label="Smallest bet" unit="chips" />
      <NumberSetting {...props} name="maxBetAmount" label="Largest bet" unit="chips" />
      <NumberSetting
        {...props}
        name="bettingTimeLimit"
        label="Betting time"
        unit="min"
        hint={`With these rules betting on the next round closes ${closesText(props.settings)}.`}
      />
      <NumberSetting
        {...props}
        name="inactivityPenalty"
        label="Inactivity penalty"
        unit="chips"
        hint="For each round a player could have bet on and did not."
      />
    </div>
  )
}

export function RoundSettings(props: SettingsTabProps) {
  const rounds = roundsOfMatch(props.settings)
  const { roundDuration } = props.settings
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <NumberSetting {...props} name="roundDuration" label="Round length" unit="min" />
      <NumberSetting
        {...props}
        name="breakDuration"
        label="Break before a round"
        unit="min"
        hint="Betting closes at least this long before the next round."
      />
      <div className="flex flex-col gap-3 sm:col-span-2">
        <p className="text-muted text-sm">
          That makes <span className="font-semibold text-ink">{rounds} rounds</span>, {rounds / 2} in each half. The
          last of a half runs on into stoppage time.
        </p>
        <RoundPlan roundDuration={roundDuration} rounds={rounds} />
      </div>
    </div>
  )
}

/** The match cut into its rounds, half beside half: minutes as widths. */
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
      <SwitchField
        {...props}
        name="showCompetitorBets"
        label="Show competitors' bets"
        hint="Once their round has started. Off is blind betting: nobody ever sees any but their own."
      />
      <SwitchField
        {...props}
        name="allowLateBetting"
        label="Allow late betting"
        hint="Betting stays open until the next round starts."
      />
      <SwitchField
        {...props}
        name="allowSpectators"
        label="Allow spectators"
        hint="Who joins may choose to watch only."
      />
      <SwitchField
        {...props}
        name="allowChatting"
        label="Allow chatting"
        hint="Players and spectators can write to each other."
      />
      <SwitchField
        {...props}
        name="autoKickInactive"
        label="Remove inactive players"
        hint="After three rounds sat out in a row a player becomes a spectator for good."
      />
    </div>
  )
}

function closesText(settings: GameSettings): string {
  if (settings.allowLateBetting) return 'when that round starts'
  const open = Math.round(openMinutes(settings.roundDuration, settings) * 10) / 10
  return `after ${open} of ${settings.roundDuration} minutes`
}
