import {
  type ChoiceDeclared,
  completeSettings,
  type GameSettings,
  isInEffect,
  type NumberDeclared,
  SETTINGS,
  type Sense,
  type SenseCode,
  type SettingName,
} from './settings.ts'

/** Settings with choices may hold any text here, because the checks decide whether the choice exists. */
type Given<T> = { readonly [K in keyof T]?: (T[K] extends string ? string : T[K]) | undefined }

/** The settings in a request. A setting that is left out takes its default. */
export type GivenSettings = Given<GameSettings>

/** A fault of a setting, as a code and values. */
export type SettingsProblem = { readonly path: string } & (
  | { readonly text: SenseCode }
  | { readonly text: 'setting-choice'; readonly params: { readonly setting: string; readonly values: string } }
  | {
      readonly text: 'setting-range'
      readonly params: { readonly setting: string; readonly step: number; readonly min: number; readonly max: number }
    }
)

/** Given settings by their names, with values of any kind. */
type Values = Readonly<Record<string, unknown>>

/**
 * Returns every reason why a lobby cannot be played with these settings, for the host. Empty if it can be
 * played ([M1], [M2]).
 */
export function settingsProblems(given: GivenSettings): SettingsProblem[] {
  const settings = completeSettings(given)
  const matters = (path: string) => isInEffect(path as SettingName, settings) || path in given
  return [
    ...outOfRange(given),
    ...declaredNumbers(SETTINGS).flatMap(([path, declared]) =>
      matters(path) ? senseProblems(path, declared, settings) : [],
    ),
  ]
}

/** Returns the settings that are outside their own limits, whatever the values of other settings. */
export function outOfRange(given: GivenSettings): SettingsProblem[] {
  return [
    ...declaredChoices().flatMap(([path, declared]) => choiceProblem(path, declared, given)),
    ...declaredNumbers(SETTINGS).flatMap(([path, declared]) => rangeProblem(path, declared, given)),
  ]
}

/** Returns the settings of a table that are declared as numbers. */
function declaredNumbers(table: Readonly<Record<string, { readonly type: string }>>): [string, NumberDeclared][] {
  const isNumber = (entry: [string, { type: string }]): entry is [string, NumberDeclared] => entry[1].type === 'number'
  return Object.entries(table).filter(isNumber)
}

function declaredChoices(): [string, ChoiceDeclared][] {
  return Object.entries(SETTINGS).flatMap(([path, declared]) => (declared.type === 'choice' ? [[path, declared]] : []))
}

function choiceProblem(path: string, { values }: ChoiceDeclared, given: Values): SettingsProblem[] {
  const value = given[path]
  if (value === undefined || (typeof value === 'string' && values.includes(value))) return []
  return [{ path, text: 'setting-choice', params: { setting: path, values: values.join(', ') } }]
}

function rangeProblem(path: string, { min, max, step }: NumberDeclared, given: Values): SettingsProblem[] {
  const value = given[path]
  if (value === undefined) return []
  const fits = typeof value === 'number' && value >= min && value <= max && isMultiple(value, step)
  return fits ? [] : [{ path, text: 'setting-range', params: { setting: path, step, min, max } }]
}

/**
 * Returns true if a value is a multiple of a step. Integers must be exact; only steps of tenths allow for
 * floating-point errors.
 */
function isMultiple(value: number, step: number): boolean {
  if (step >= 1) return Number.isInteger(value / step)
  const steps = value / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

function senseProblems(path: string, { sense = [] }: NumberDeclared, values: Values): SettingsProblem[] {
  return sense.filter((check) => isBroken(check, values[path], values)).map(({ text }) => ({ path, text }))
}

/**
 * Returns true if a value breaks its relation to another setting. A value that is not a number fails its range check,
 * so it is not reported again here.
 */
function isBroken(check: Sense, value: unknown, values: Values): boolean {
  if ('below' in check) return Number(value) >= Number(values[check.below])
  return Number(value) > Number(values[check.atMost])
}
