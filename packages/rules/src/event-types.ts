/** The event types a new match is offered with, in the order players see them. */
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
