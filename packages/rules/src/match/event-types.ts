/** The event types that a new match offers, in the order in which players see them. */
export const BUILT_IN_EVENT_TYPES = [
  'Goal',
  'Throw',
  'Corner',
  'Shot',
  'Card',
  'Free-Kick',
  'Goal-Kick',
  'Penalty',
  'Offside',
] as const
