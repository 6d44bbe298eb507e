import {
  type GameSettings,
  type GivenSettings,
  outOfRange,
  type SettingName,
  settingLabel,
  settingNames,
  settingOf,
  settingProblemSentence,
} from '@bettle/rules'
import { z } from 'zod'

type FieldOf<Value> = Value extends boolean
  ? z.ZodBoolean
  : Value extends number
    ? z.ZodNumber
    : Value extends string
      ? z.ZodType<Value, Value>
      : never
type GivenOf<Value> = Value extends string ? z.ZodString : FieldOf<Value>

/**
 * Returns a schema field for each setting. The field's type follows the declaration of the setting, and its description
 * states the limits.
 */
export function settingFields(): { [Name in SettingName]: FieldOf<GameSettings[Name]> } {
  return fieldsBy((name) => {
    const setting = settingOf(name)
    return setting.type === 'choice' ? z.enum(setting.values) : fieldOf(setting.default)
  })
}

/**
 * Returns a schema field for each setting of a host's request. The fields check no choices and ranges, because the
 * rules check them.
 */
export function givenFields(): { [Name in SettingName]: z.ZodOptional<GivenOf<GameSettings[Name]>> } {
  return fieldsBy((name) => fieldOf(settingOf(name).default).optional())
}

/**
 * Reports settings outside their range if another setting has the wrong type, so that one reply names every error. It
 * does nothing if all types are right, because the server then checks the ranges ([M1]).
 */
export const rangesBesideTypes = z.core._check<object>(
  ({ value, issues }) => {
    const faulty = new Set(issues.map(({ path }) => path?.[0]))
    const sound = Object.entries(value).filter(([name]) => !faulty.has(name))
    for (const problem of outOfRange(Object.fromEntries(sound) as GivenSettings)) {
      const { path, ...params } = problem
      issues.push({ code: 'custom', input: value, path: [path], message: settingProblemSentence(problem), params })
    }
  },
  { when: ({ value, issues }) => issues.length > 0 && typeof value === 'object' && value !== null },
)

function fieldsBy<Fields>(fieldFor: (name: SettingName) => z.ZodType): Fields {
  const fields = settingNames.map((name) => [name, fieldFor(name).describe(documented(name))])
  return Object.fromEntries(fields)
}

function documented(name: SettingName): string {
  const setting = settingOf(name)
  return `${settingLabel(name)}.${limitsOf(setting)} Default: ${setting.default}.`
}

function limitsOf(setting: ReturnType<typeof settingOf>): string {
  if (setting.type === 'number') return ` From ${setting.min} to ${setting.max}.`
  return setting.type === 'choice' ? ` One of ${setting.values.join(', ')}.` : ''
}

function fieldOf(usual: boolean | number | string): z.ZodBoolean | z.ZodNumber | z.ZodString {
  if (typeof usual === 'boolean') return z.boolean()
  return typeof usual === 'number' ? z.number() : z.string().max(40)
}
