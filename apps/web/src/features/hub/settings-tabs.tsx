import type { GameSettings } from '@bettle/contract'
import { openMinutes, SETTING_RANGES } from '@bettle/rules'
import { NumberField, SegmentedControl, Slider, Switch } from '../../ui/index.ts'

export interface SettingsTabProps {
  settings: GameSettings
  set: (changed: Partial<GameSettings>) => void
  /** What is wrong with a setting. */
  problemOf: (path: keyof GameSettings) => string | undefined
}

type NumericSetting = keyof typeof SETTING_RANGES

const UNLIMITED = 999
const SEATS = [2, 4, 8, UNLIMITED]
const STARTING_CHIPS = [50, 100, 250, 500, 1000]

export function BasicSettings(props: SettingsTabProps) {
  const { settings, set } = props
  return (
    <div className="grid gap-6 sm:grid-cols-2">
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
      <div className="flex flex-col gap-3">
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
      </div>
      <div className="flex flex-col gap-4 sm:col-span-2">
        <Switch
          label="Private lobby"
          hint="In no list: you get a code to share."
          checked={settings.isPrivate}
          onCheckedChange={(isPrivate) => set({ isPrivate })}
        />
        <Switch
          label="Allow spectators"
          hint="Who joins may choose to watch only."
          checked={settings.allowSpectators}
          onCheckedChange={(allowSpectators) => set({ allowSpectators })}
        />
      </div>
    </div>
  )
}

export function BettingSettings(props: SettingsTabProps) {
  const { settings, set } = props
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <NumberSetting {...props} name="minBetAmount" label="Smallest bet" unit="chips" />
      <NumberSetting {...props} name="maxBetAmount" label="Largest bet" unit="chips" />
      <NumberSetting {...props} name="bettingTimeLimit" label="Betting time" unit="min" />
      <p className="self-center text-muted text-sm">
        With these rules betting on the next round closes{' '}
        <span className="font-semibold text-ink">{closesText(settings)}</span>.
      </p>
      <div className="flex flex-col gap-4 sm:col-span-2">
        <Switch
          label="Show competitors' bets"
          hint="Once their round has started. Off is blind betting: nobody ever sees any but their own."
          checked={settings.showCompetitorBets}
          onCheckedChange={(showCompetitorBets) => set({ showCompetitorBets })}
        />
        <Switch
          label="Allow late betting"
          hint="Betting stays open until the next round starts."
          checked={settings.allowLateBetting}
          onCheckedChange={(allowLateBetting) => set({ allowLateBetting })}
        />
      </div>
    </div>
  )
}

export function RoundSettings(props: SettingsTabProps) {
  const rounds = Math.ceil(45 / props.settings.roundDuration)
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <NumberSetting {...props} name="roundDuration" label="Round length" unit="min" />
      <NumberSetting {...props} name="breakDuration" label="Break before a round" unit="min" />
      <p className="text-muted text-sm sm:col-span-2">
        That makes <span className="font-semibold text-ink">{rounds * 2} rounds</span>, {rounds} in each half. The last
        of a half runs on into stoppage time.
      </p>
    </div>
  )
}

export function AdvancedSettings(props: SettingsTabProps) {
  const { settings, set } = props
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <NumberSetting
        {...props}
        name="inactivityPenalty"
        label="Inactivity penalty"
        unit="chips"
        hint="For each round a player could have bet on and did not"
      />
      <div className="sm:col-span-2">
        <Switch
          label="Remove inactive players"
          hint="After three such rounds in a row a player becomes a spectator for good."
          checked={settings.autoKickInactive}
          onCheckedChange={(autoKickInactive) => set({ autoKickInactive })}
        />
      </div>
    </div>
  )
}

interface NumberSettingProps extends SettingsTabProps {
  name: NumericSetting
  label: string
  unit: string
  hint?: string
}

function NumberSetting({ settings, set, problemOf, name, label, unit, hint }: NumberSettingProps) {
  const { min, max } = SETTING_RANGES[name]
  const range = `${min}–${max}`
  return (
    <NumberField
      label={label}
      unit={unit}
      hint={hint === undefined ? range : `${range}. ${hint}`}
      {...SETTING_RANGES[name]}
      value={settings[name]}
      onValueChange={(value) => set({ [name]: value })}
      prompt={problemOf(name)}
    />
  )
}

interface PresetsProps {
  label: string
  values: readonly number[]
  value: number
  textOf: (value: number) => string
  onChoose: (value: number) => void
}

function Presets({ label, values, value, textOf, onChoose }: PresetsProps) {
  return (
    <SegmentedControl
      label={label}
      block
      value={String(value)}
      onValueChange={(picked) => onChoose(Number(picked))}
      segments={values.map((preset) => ({ value: String(preset), label: textOf(preset) }))}
    />
  )
}

function closesText(settings: GameSettings): string {
  if (settings.allowLateBetting) return 'when that round starts'
  const open = openMinutes(settings.roundDuration, settings)
  const rounded = Math.round(open * 10) / 10
  return `after ${rounded} of ${settings.roundDuration} minutes`
}
