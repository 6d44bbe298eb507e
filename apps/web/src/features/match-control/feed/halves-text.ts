import type { StatedHalves } from '@bettle/contract'

/** Says who starts and ends the halves of a match that follows a provider [F24]. */
export function halvesText(halves: StatedHalves): string {
  if (halves === 'starts-and-ends') return 'The provider also starts and ends the halves, from the planned kick-off on.'
  if (halves === 'ends-match') return 'You start and end the halves. The provider ends only the last half.'
  return 'You start and end the halves.'
}
