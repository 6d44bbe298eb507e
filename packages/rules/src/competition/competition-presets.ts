import type { CompetitionSettings } from './competition-settings.ts'

/** A preset from which an organiser creates a competition with one press. */
export interface CompetitionPreset {
  readonly label: string
  readonly hint: string
  readonly settings: Pick<
    CompetitionSettings,
    'format' | 'isPrivate' | 'places' | 'groupFixtures' | 'seasonFixtures' | 'seasons' | 'startingChips'
  >
}

/** The settings that all presets share unless a preset changes them. */
const USUAL = { groupFixtures: 1, seasonFixtures: 10, seasons: 2, startingChips: 100 } as const

/** The presets of competitions, in the order in which the form offers them ([CP48]). */
export const COMPETITION_PRESETS = {
  friends: {
    label: '8 friends, one evening',
    hint: 'Two groups, semi-finals and a final on three matches.',
    settings: { ...USUAL, format: 'tournament', isPrivate: true, places: 8 },
  },
  office: {
    label: 'Office league',
    hint: 'Everybody plays ten matches a season. The best players go up, the last players go down.',
    settings: { ...USUAL, format: 'league', isPrivate: true, places: 60 },
  },
  cup: {
    label: 'Open cup',
    hint: 'Up to 64 players, two matches in the groups, then knockout rounds.',
    settings: { ...USUAL, format: 'tournament', isPrivate: false, places: 64, groupFixtures: 2 },
  },
} as const satisfies Readonly<Record<string, CompetitionPreset>>

export type CompetitionPresetName = keyof typeof COMPETITION_PRESETS
