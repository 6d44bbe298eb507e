import {
  type ChoiceDeclared,
  completeSettings,
  type GameSettings,
  isInEffect,
  type NumberDeclared,
  SETTINGS,
  type Sense,
  type SettingName,
} from './settings.ts'

/** What was chosen may be any text: whether there is such a choice is for the checks to say. */
type Given<T> = { readonly [K in keyof T]?: (T[K] extends string ? string : T[K]) | undefined }

/** Settings as asked for: what is left out takes its default. */
export type GivenSettings = Given<GameSettings>

export interface SettingsProblem {
  readonly path: string
  readonly message: string
}

/** As the checks see them: by name, whatever was given. */
type Values = Readonly<Record<string, unknown>>

/** Every reason why these settings cannot be played, in sentences for the host; empty when they can ([M1], [M2]). */
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

/** The settings that are wrong by themselves, whatever the others are. */
export function outOfRange(given: GivenSettings): SettingsProblem[] {
  return [
    ...declaredChoices().flatMap(([path, declared]) => choiceProblem(path, declared, given)),
    ...declaredNumbers(SETTINGS).flatMap(([path, declared]) => rangeProblem(path, declared, given)),
  ]
}

/** The settings of a table that are numbers. */
function declaredNumbers(table: Readonly<Record<string, { readonly type: string }>>): [string, NumberDeclared][] {
  const isNumber = (entry: [string, { type: string }]): entry is [string, NumberDeclared] => entry[1].type === 'number'
  return Object.entries(table).filter(isNumber)
}

function declaredChoices(): [string, ChoiceDeclared][] {
  return Object.entries(SETTINGS).flatMap(([path, declared]) => (declared.type === 'choice' ? [[path, declared]] : []))
}

function choiceProblem(path: string, { subject, values }: ChoiceDeclared, given: Values): SettingsProblem[] {
  const value = given[path]
  if (value === undefined || (typeof value === 'string' && Object.hasOwn(values, value))) return []
  const names = Object.keys(values)
  const all = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
  return [{ path, message: `${subject} must be ${all}.` }]
}

function rangeProblem(path: string, { subject, min, max, step }: NumberDeclared, given: Values): SettingsProblem[] {
  const value = given[path]
  if (value === undefined) return []
  const fits = typeof value === 'number' && value >= min && value <= max && isMultiple(value, step)
  if (fits) return []
  const kind = step === 1 ? 'a whole number' : `a multiple of ${step}`
  return [{ path, message: `${subject} must be ${kind} from ${min} to ${max}.` }]
}

/** Whole settings must be exactly whole; only tenths forgive what floating point does to them. */
function isMultiple(value: number, step: number): boolean {
  if (step >= 1) return Number.isInteger(value / step)
  const steps = value / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

function senseProblems(path: string, { sense = [] }: NumberDeclared, values: Values): SettingsProblem[] {
  return sense
    .filter((check) => isBroken(check, values[path], values))
    .map(({ otherwise }) => ({ path, message: otherwise }))
}

/** What is no number says so by its range, and that is enough said. */
function isBroken(check: Sense, value: unknown, values: Values): boolean {
  if ('below' in check) return Number(value) >= Number(values[check.below])
  return Number(value) > Number(values[check.atMost])
}
