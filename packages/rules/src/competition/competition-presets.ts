import type { CompetitionSettings } from './competition-settings.ts'

/** A preset from which an organiser creates a competition with one press. */
export interface CompetitionPreset {
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
    settings: { ...USUAL, format: 'tournament', isPrivate: true, places: 8 },
  },
  office: {
    settings: { ...USUAL, format: 'league', isPrivate: true, places: 60 },
  },
  cup: {
    settings: { ...USUAL, format: 'tournament', isPrivate: false, places: 64, groupFixtures: 2 },
  },
} as const satisfies Readonly<Record<string, CompetitionPreset>>

export type CompetitionPresetName = keyof typeof COMPETITION_PRESETS
