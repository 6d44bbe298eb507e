import type { GameSettings } from '@bettle/contract'
import {
  type ChosenSetting,
  isInEffect,
  type NumericSetting,
  SETTINGS,
  type SettingName,
  type SettingsTab,
  type SwitchedSetting,
  settingNames,
  settingOf,
} from '@bettle/rules'
import { SETTING_TEXTS, unitText } from '../../../match-ui/setting-texts.ts'
import { Notice, NumberField, SegmentedControl, Switch } from '../../../ui/index.ts'
import type { SettingsFinding } from './settings-review.ts'

export interface SettingsTabProps {
  settings: GameSettings
  set: (changed: Partial<GameSettings>) => void
  findings: readonly SettingsFinding[]
  /** True for a practice match, which has no penalties [I5]. */
  isPractice: boolean
  /** True if the lobby is a room, which is always private [RM10]. */
  isRoom: boolean
}

/** Marks the element of a setting, so that a press on an error can scroll to it. */
export const settingAnchor = (setting: SettingName) => ({ 'data-setting': setting })

/** Returns the settings of a tab that have an effect with the current values, in the declared order [M2]. */
export const settingsOfTab = (tab: SettingsTab, settings: GameSettings): SettingName[] =>
  settingNames.filter((name) => SETTINGS[name].tab === tab && isInEffect(name, settings))

/** Renders a setting with the control for its type of value. */
export function SettingField({ name, ...props }: SettingsTabProps & { name: SettingName; hint?: string }) {
  const { type } = settingOf(name)
  if (type === 'number') return <NumberSetting {...props} name={name as NumericSetting} />
  if (type === 'switch') return <SwitchField {...props} name={name as SwitchedSetting} />
  return <ChoiceField {...props} name={name as ChosenSetting} />
}

interface NumberSettingProps extends SettingsTabProps {
  name: NumericSetting
  /** Replaces the declared hint of a setting whose hint depends on other settings. */
  hint?: string
}

export function NumberSetting({
  settings,
  set,
  findings,
  name,
  isPractice: _,
  isRoom: __,
  ...given
}: NumberSettingProps) {
  const { min, max, step, unit } = SETTINGS[name]
  const { label, ...text } = SETTING_TEXTS[name]
  const hint = given.hint ?? text.hint
  const range = `${min}–${max}`
  const error = findings.find(({ setting, tone }) => setting === name && tone === 'error')
  return (
    <div {...settingAnchor(name)} className="flex min-w-0 flex-col gap-2">
      <NumberField
        label={label}
        unit={unitText(settings[name], unit)}
        hint={hint === undefined ? range : `${range}. ${hint}`}
        {...{ min, max, step }}
        value={settings[name]}
        onValueChange={(value) => set({ [name]: value })}
        prompt={error?.message}
      />
      <Warnings of={name} findings={findings} />
    </div>
  )
}

/** A choice among a few options. It shows all options and explains the chosen one. */
function ChoiceField({ settings, set, findings, name }: SettingsTabProps & { name: ChosenSetting }) {
  const { label, values } = SETTING_TEXTS[name]
  const choices: [string, { label: string; hint: string }][] = Object.entries(values)
  return (
    <div {...settingAnchor(name)} className="flex min-w-0 flex-col gap-2 sm:col-span-2">
      <p className="font-medium text-muted text-sm">{label}</p>
      <SegmentedControl
        label={label}
        block
        value={settings[name]}
        onValueChange={(picked: string) => set({ [name]: picked } as Partial<GameSettings>)}
        segments={choices.map(([value, labels]) => ({ value, label: labels.label }))}
      />
      <p className="text-muted text-sm">{choices.find(([value]) => value === settings[name])?.[1].hint}</p>
      <Warnings of={name} findings={findings} />
    </div>
  )
}

export function SwitchField({ settings, set, findings, name }: SettingsTabProps & { name: SwitchedSetting }) {
  const { label, hint } = SETTING_TEXTS[name]
  return (
    <div {...settingAnchor(name)} className="flex flex-col gap-2">
      <Switch label={label} hint={hint} checked={settings[name]} onCheckedChange={(isOn) => set({ [name]: isOn })} />
      <Warnings of={name} findings={findings} />
    </div>
  )
}

/** Shows the warnings about a setting beside the setting [M11]. */
export function Warnings({ of, findings }: { of: SettingName; findings: readonly SettingsFinding[] }) {
  const warnings = findings.filter(({ setting, tone }) => setting === of && tone === 'warning')
  return (
    <div role="status" className="contents">
      {warnings.map(({ message }) => (
        <Notice key={message} tone="warning">
          {message}
        </Notice>
      ))}
    </div>
  )
}

interface PresetsProps {
  label: string
  values: readonly number[]
  value: number
  textOf: (value: number) => string
  onChoose: (value: number) => void
}

export function Presets({ label, values, value, textOf, onChoose }: PresetsProps) {
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
