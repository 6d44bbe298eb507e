import type { GameSettings } from '@bettle/contract'
import { SETTING_RANGES } from '@bettle/rules'
import type { ReactNode } from 'react'
import { Notice, NumberField, SegmentedControl, Switch } from '../../ui/index.ts'
import type { Finding, SettingName } from './settings-review.ts'

export interface SettingsTabProps {
  settings: GameSettings
  set: (changed: Partial<GameSettings>) => void
  findings: readonly Finding[]
}

type NumericSetting = keyof typeof SETTING_RANGES
type SwitchSetting = {
  [Name in SettingName]: GameSettings[Name] extends boolean ? Name : never
}[SettingName]

/** Marks where a setting stands, for a jump to it. */
export const settingAnchor = (setting: SettingName) => ({ 'data-setting': setting })

interface NumberSettingProps extends SettingsTabProps {
  name: NumericSetting
  label: string
  unit: string
  hint?: string
}

export function NumberSetting({ settings, set, findings, name, label, unit, hint }: NumberSettingProps) {
  const { min, max } = SETTING_RANGES[name]
  const range = `${min}–${max}`
  const error = findings.find(({ setting, tone }) => setting === name && tone === 'error')
  return (
    <div {...settingAnchor(name)} className="flex min-w-0 flex-col gap-2">
      <NumberField
        label={label}
        unit={unit}
        hint={hint === undefined ? range : `${range}. ${hint}`}
        {...SETTING_RANGES[name]}
        value={settings[name]}
        onValueChange={(value) => set({ [name]: value })}
        prompt={error?.message}
      />
      <Warnings of={name} findings={findings} />
    </div>
  )
}

interface SwitchSettingProps extends SettingsTabProps {
  name: SwitchSetting
  label: string
  hint: ReactNode
}

export function SwitchField({ settings, set, findings, name, label, hint }: SwitchSettingProps) {
  return (
    <div {...settingAnchor(name)} className="flex flex-col gap-2">
      <Switch label={label} hint={hint} checked={settings[name]} onCheckedChange={(isOn) => set({ [name]: isOn })} />
      <Warnings of={name} findings={findings} />
    </div>
  )
}

/** What may surprise about a setting, beside it. */
export function Warnings({ of, findings }: { of: SettingName; findings: readonly Finding[] }) {
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
