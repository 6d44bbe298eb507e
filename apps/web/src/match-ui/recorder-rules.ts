import { msg } from '../texts/msg.ts'

/** The three sentences that explain named recorders, on the tap pad and in the help. */
export const RECORDER_RULES = [
  msg('match-ui.recorder-rules.an-event-shows-at'),
  msg('match-ui.recorder-rules.after-a-round-the'),
  msg('match-ui.recorder-rules.a-minute-after-the'),
] as const
