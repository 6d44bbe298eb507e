import type { NumberDeclared } from './settings.ts'

/** Taken only as it is without the effect; the sentence says why no other way. */
interface OffOnly {
  readonly type: 'off'
  readonly default: string | boolean
  readonly refusal: string
}

/** Settings whose effect is not built: never offered, and taken only where they change nothing ([M3]). */
export const UNBUILT_SETTINGS = {
  gameMode: { type: 'off', default: 'classic', refusal: 'Only the classic mode can be played yet.' },
  maxPlayRepeats: { type: 'number', default: 3, min: 1, max: 10, step: 1, subject: 'The number of repeats' },
  enableBettleCards: { type: 'off', default: false, refusal: 'Bettle cards cannot be played yet.' },
  cardEffectStrength: { type: 'number', default: 1.5, min: 1.2, max: 3, step: 0.1, subject: 'The strength of cards' },
  cardCooldownTime: { type: 'number', default: 5, min: 1, max: 10, step: 1, subject: 'The cooldown of cards' },
  isTournament: { type: 'off', default: false, refusal: 'Players cannot be eliminated yet.' },
  eliminationThreshold: {
    type: 'number',
    default: 10,
    min: 0,
    max: 50,
    step: 1,
    subject: 'The elimination threshold',
    sense: [{ below: 'startingChips', otherwise: 'The elimination threshold must be less than the starting chips.' }],
  },
  prizeDistribution: {
    type: 'off',
    default: 'winner-takes-all',
    refusal: 'The winner takes the whole pot: other ways to share it are not offered yet.',
  },
} as const satisfies Readonly<Record<string, NumberDeclared | OffOnly>>

type Unbuilt = typeof UNBUILT_SETTINGS
export type UnbuiltName = keyof Unbuilt

type ValueOf<Declared> = Declared extends { type: 'off'; default: boolean }
  ? boolean
  : Declared extends { type: 'off' }
    ? string
    : number

export type UnbuiltSettings = { readonly [Name in UnbuiltName]: ValueOf<Unbuilt[Name]> }
