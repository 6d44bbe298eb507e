import type { StatedHalves } from '@bettle/contract'
import { msg } from '../../../texts/msg.ts'

/** Says who starts and ends the halves of a match that follows a provider [F24]. */
export function halvesText(halves: StatedHalves): string {
  if (halves === 'starts-and-ends') return msg('match-control.halves-text.the-provider-also-starts')
  if (halves === 'ends-match') return msg('match-control.halves-text.you-start-and-end')
  return msg('match-control.halves-text.you-start-and-end-the')
}
