import { msg } from '../../../texts/msg.ts'

/** Explains chips to a visitor who has never played. */
export const CHIPS_TEXT = msg('pages-invitation.chips-text.you-bet-with-chips')
