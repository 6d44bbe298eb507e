import {
  type GameSettings,
  isInEffect,
  SETTINGS,
  type SettingName,
  settingNames,
  settingOf,
  settingsInEffect,
  settingsProblems,
} from '@bettle/rules'
import { randomSource } from '../random-source.ts'

type Row = Record<string, unknown>
interface Pair {
  readonly one: SettingName
  readonly value: unknown
  readonly other: SettingName
  readonly otherValue: unknown
}

/** Three bots sit in each lobby of a generated game, so fewer seats would show nothing. */
const SEATS = [3, 8, SETTINGS.maxPlayers.max]
/** How many candidates are drawn for each row. The one with the most new pairs is kept. */
const DRAWS = 60

/**
 * Returns settings of lobbies that together contain every two values of every two settings that are valid together. For
 * a number it uses the limits and the default. New settings are included automatically. The result is always the same.
 */
export function settingsOfEveryPair(): Partial<GameSettings>[] {
  const random = randomSource(1)
  const rows: Row[] = []
  const missing = new Map(pairs().map((pair) => [keyOf(pair), pair]))
  while (missing.size > 0) {
    const [[key, pair]] = missing as unknown as [[string, Pair]]
    const drawn = Array.from({ length: DRAWS }, () => rowWith(pair, random)).filter((row) => row !== undefined)
    const best = drawn.toSorted((a, b) => newIn(b, missing).length - newIn(a, missing).length)[0]
    // The two values contradict each other, such as a break of five minutes and rounds of five.
    missing.delete(key)
    if (!best) continue
    rows.push(best)
    for (const covered of newIn(best, missing)) missing.delete(covered)
  }
  return rows.map((row) => settingsInEffect(row as unknown as GameSettings))
}

function valuesOf(name: SettingName): readonly unknown[] {
  if (name === 'maxPlayers') return SEATS
  const setting = settingOf(name)
  if (setting.type === 'switch') return [false, true]
  if (setting.type === 'choice') return setting.values
  return [...new Set([setting.min, setting.default, setting.max])]
}

function pairs(): Pair[] {
  return settingNames.flatMap((one, index) =>
    settingNames
      .slice(index + 1)
      .flatMap((other) =>
        valuesOf(one).flatMap((value) =>
          valuesOf(other).map((otherValue): Pair => ({ one, value, other, otherValue })),
        ),
      ),
  )
}

const keyOf = ({ one, value, other, otherValue }: Pair): string => JSON.stringify([one, value, other, otherValue])

/**
 * Chooses the other settings at random. Returns undefined if the row is invalid, or if one of the two settings would
 * have no effect.
 */
function rowWith({ one, value, other, otherValue }: Pair, random: ReturnType<typeof randomSource>): Row | undefined {
  const row: Row = Object.fromEntries(settingNames.map((name) => [name, random.pick(valuesOf(name))]))
  for (const [name, wanted] of [
    [one, value],
    [other, otherValue],
  ] as const) {
    row[name] = wanted
    for (let when = settingOf(name).when; when; when = settingOf(when.setting as SettingName).when) {
      if (when.setting !== one && when.setting !== other) row[when.setting] = when.is
    }
  }
  if (!isInEffect(one, row) || !isInEffect(other, row)) return undefined
  return settingsProblems(settingsInEffect(row as unknown as GameSettings)).length === 0 ? row : undefined
}

function newIn(row: Row, missing: ReadonlyMap<string, Pair>): string[] {
  return [...missing].flatMap(([key, { one, value, other, otherValue }]) => {
    const holds = row[one] === value && row[other] === otherValue
    return holds && isInEffect(one, row) && isInEffect(other, row) ? [key] : []
  })
}
