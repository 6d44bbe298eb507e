import type { Competition, CompetitionChange, createCompetition, Giving, MatchId } from '@bettle/contract'
import {
  COMPETITION_PRESETS,
  type CompetitionFormat,
  type CompetitionPresetName,
  DEFAULT_SETTINGS,
  type GameSettings,
  settingsInEffect,
} from '@bettle/rules'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { isOneInstant, LocalTime } from '../../../form/index.ts'
import { localTime, timeOf } from '../../../text/local-time.ts'
import { msg } from '../../../texts/msg.ts'

export const NAME_MAX = 60
export const PRIZE_MAX = 300

/** Who can enrol: users with the competition's code, every user, or users with an invitation code. */
export type EntryKind = 'private' | 'public' | 'exclusive'

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max))
const moment = (prompt: string) =>
  z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)), { error: prompt }))

/**
 * The fields of the form. They have the names of the request's fields, so that the errors in the server's response find
 * them.
 */
export interface CompetitionValues {
  name: string
  format: CompetitionFormat
  entry: EntryKind
  places: number
  groupFixtures: number
  seasonFixtures: number
  seasons: number
  /** Empty if enrolment opens at once. */
  opensAt: string
  closesAt: string
  /** A date without a time. */
  lastDay: string
  prize: string
  promisedBy: string
  /** True if everyone can see the exclusive game. Only invited players can enter it in any case. */
  isListed: boolean
  matchIds: string[]
  gameSettings: GameSettings
}

/**
 * Checks the fields in which the user types. The other controls hold only valid values, which the form reads itself.
 */
export const CompetitionFields = z
  .object({
    entry: z.string(),
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, msg('organise-competition.competition-values.please-name-the-competition')),
        z.maxLength(NAME_MAX),
      ),
    opensAt: LocalTime,
    closesAt: moment(msg('organise-competition.competition-values.please-say-when-enrolment')).check(isOneInstant),
    lastDay: moment(msg('organise-competition.competition-values.please-choose-the-last')),
    prize: line(PRIZE_MAX),
    promisedBy: line(NAME_MAX),
  })
  .check(
    z.refine(({ entry, prize }) => entry !== 'exclusive' || prize !== '', {
      path: ['prize'],
      error: msg('organise-competition.competition-values.please-describe-the-prize'),
    }),
    z.refine(({ entry, promisedBy }) => entry !== 'exclusive' || promisedBy !== '', {
      path: ['promisedBy'],
      error: msg('organise-competition.competition-values.please-say-who-promises'),
    }),
  ) as unknown as $ZodType<unknown, CompetitionValues>

const DAY = 86_400_000

/** The number of days from now to the last day, for each preset. */
const DAYS: Readonly<Record<CompetitionPresetName, number>> = { friends: 7, office: 180, cup: 60 }

/** Returns the values that a preset sets. The other fields keep their values. */
export function presetValues(name: CompetitionPresetName, now: number) {
  const { format, places, groupFixtures, seasonFixtures, seasons } = COMPETITION_PRESETS[name].settings
  return { format, places, groupFixtures, seasonFixtures, seasons, lastDay: dayOf(now + DAYS[name] * DAY) }
}

/** Returns the preset whose numbers the form shows; undefined if it matches none. */
export function presetOfValues(values: CompetitionValues): CompetitionPresetName | undefined {
  const names = Object.keys(COMPETITION_PRESETS) as CompetitionPresetName[]
  return names.find((name) => {
    const { format, places, groupFixtures, seasonFixtures, seasons } = COMPETITION_PRESETS[name].settings
    return (
      format === values.format &&
      places === values.places &&
      (format === 'league'
        ? seasonFixtures === values.seasonFixtures && seasons === values.seasons
        : groupFixtures === values.groupFixtures)
    )
  })
}

/**
 * Returns the values of the form for a new competition, from the first preset. Enrolment closes a day from now, at the
 * full hour.
 */
export function newValues(now: number): CompetitionValues {
  const hour = 3_600_000
  return {
    name: '',
    entry: 'private',
    ...presetValues('friends', now),
    opensAt: '',
    closesAt: localTime(Math.ceil((now + DAY) / hour) * hour),
    prize: '',
    promisedBy: '',
    isListed: false,
    matchIds: [],
    gameSettings: { ...DEFAULT_SETTINGS },
  }
}

/**
 * Returns the values of the form for a new competition with the rules of an earlier one. An administrator gets the same
 * kind of entry; for others the entry is private.
 */
export function valuesAgain(earlier: Competition, now: number, { isAdmin }: { isAdmin: boolean }): CompetitionValues {
  const { closesAt, lastDay } = newValues(now)
  const repeated = { ...valuesOf(earlier), opensAt: '', closesAt, lastDay, matchIds: [] }
  return isAdmin ? repeated : { ...repeated, entry: 'private' }
}

/** Returns the values of the form for an existing competition. */
export function valuesOf(competition: Competition): CompetitionValues {
  const { name, format, places, groupFixtures, seasonFixtures, seasons, prize, promisedBy } = competition
  return {
    ...{ name, format, places, groupFixtures, seasonFixtures, seasons },
    entry: competition.isExclusive ? 'exclusive' : competition.isPrivate ? 'private' : 'public',
    opensAt: localTime(Date.parse(competition.opensAt)),
    closesAt: localTime(Date.parse(competition.closesAt)),
    lastDay: dayOf(Date.parse(competition.lastDay)),
    prize: prize ?? '',
    promisedBy: promisedBy ?? '',
    isListed: !competition.isPrivate,
    matchIds: competition.fixtures.map(({ matchId }) => matchId),
    gameSettings: competition.gameSettings,
  }
}

/** Returns the request that creates the competition. */
export function newCompetitionOf(values: CompetitionValues): Giving<typeof createCompetition>['body'] {
  const { entry, format, matchIds, isListed } = values
  const isExclusive = entry === 'exclusive'
  return {
    ...changeOf(values),
    format,
    isExclusive,
    isPrivate: isExclusive ? !isListed : entry === 'private',
    matchIds: matchIds as MatchId[],
    closesAt: timeOf(values.closesAt),
    lastDay: endOfDay(values.lastDay),
  } as Giving<typeof createCompetition>['body']
}

/**
 * Returns the request that changes the competition. The form shows times without seconds, so only changed times are
 * sent.
 */
export function changeOf(values: CompetitionValues, opened?: CompetitionValues): CompetitionChange {
  const { name, places, groupFixtures, seasonFixtures, seasons, opensAt, closesAt, lastDay, prize, promisedBy } = values
  const isChanged = (field: 'opensAt' | 'closesAt' | 'lastDay') =>
    opened === undefined || values[field] !== opened[field]
  return {
    ...{ name, places, groupFixtures, seasonFixtures, seasons },
    ...(opensAt !== '' && isChanged('opensAt') && { opensAt: timeOf(opensAt) }),
    ...(isChanged('closesAt') && { closesAt: timeOf(closesAt) }),
    ...(isChanged('lastDay') && { lastDay: endOfDay(lastDay) }),
    ...(values.entry === 'exclusive' && { prize, promisedBy }),
    gameSettings: settingsInEffect(values.gameSettings),
  }
}

/** Returns the last millisecond of a day in the organiser's time zone, also if clocks change at midnight. */
export function endOfDay(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(new Date(year, month - 1, date + 1).getTime() - 1).toISOString()
}

const dayOf = (at: number) => localTime(at).slice(0, 10)
