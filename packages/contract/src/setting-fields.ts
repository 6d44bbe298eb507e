import {
  type GameSettings,
  SETTINGS,
  type SettingName,
  settingNames,
  UNBUILT_SETTINGS,
  type UnbuiltName,
  type UnbuiltSettings,
} from '@bettle/rules'
import { z } from 'zod'

type FieldOf<Value> = Value extends boolean ? z.ZodBoolean : Value extends number ? z.ZodNumber : z.ZodString

/** A field for each setting that can be played, of the kind its declaration says, with its limits in the documentation. */
export function settingFields(): { [Name in SettingName]: FieldOf<GameSettings[Name]> } {
  const fields = settingNames.map((name) => {
    const setting = SETTINGS[name]
    const limits = setting.type === 'number' ? ` From ${setting.min} to ${setting.max}.` : ''
    return [name, fieldOf(setting.default).describe(`${setting.label}.${limits} Default: ${setting.default}.`)]
  })
  return Object.fromEntries(fields)
}

/** A field for each setting whose effect is not built. */
export function unbuiltFields(): { [Name in UnbuiltName]: z.ZodOptional<FieldOf<UnbuiltSettings[Name]>> } {
  const fields = Object.entries(UNBUILT_SETTINGS).map(([name, setting]) => [name, fieldOf(setting.default).optional()])
  return Object.fromEntries(fields)
}

function fieldOf(usual: boolean | number | string): z.ZodBoolean | z.ZodNumber | z.ZodString {
  if (typeof usual === 'boolean') return z.boolean()
  return typeof usual === 'number' ? z.number() : z.string().max(40)
}
