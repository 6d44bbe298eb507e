import type { MatchStep, StepHindrance } from '@bettle/rules'
import { timeOfDay } from '../../text/date-text.ts'

/** Returns the text of the button of a step. A step without a button has its state as text. */
export function stepLabel(step: MatchStep): string {
  switch (step.kind) {
    case 'announce':
      return 'Announce the match'
    case 'lobby':
      return 'Open a lobby'
    case 'prepare':
      return 'Add a half'
    case 'start':
      return `Start Half ${step.halfNumber}`
    case 'record':
      return 'Record events'
    case 'resume':
      return 'Play goes on'
    case 'end':
      return `End Half ${step.halfNumber}`
    case 'confirm':
      return 'Confirm results'
    case 'watch':
      return 'Watch the match'
    case 'done':
      return 'Start page'
  }
}

/** Returns what a step does, in one or two short sentences. */
export function stepHelp(step: MatchStep): string {
  switch (step.kind) {
    case 'announce':
      return 'When does it kick off? Every player sees the time.'
    case 'lobby':
      return 'One press gives you the link and the QR code for your friends. You record, and do not play.'
    case 'prepare':
      return 'The match has no half to start. Open Halves and add one.'
    case 'start':
      return 'Press at the whistle. The half kicks off at the next full minute.'
    case 'record':
      return `Press a key for each event. You end half ${step.halfNumber} when its minutes are played.`
    case 'resume':
      return 'Play is interrupted. Nobody can bet until it goes on.'
    case 'end':
      return step.isLast
        ? 'Press at the final whistle. The match is completed then.'
        : 'Press at the whistle. The rounds of the half are settled then.'
    case 'confirm':
      return 'Check the score and the events. Then make the results final.'
    case 'watch':
      return 'A feed starts the halves and records the events. You can take over.'
    case 'done':
      return 'This match needs nothing more.'
  }
}

/** Returns why a step is off, and from when on it is possible. */
export function hindranceText(hindrance: StepHindrance): string {
  if ('from' in hindrance) return `Too early: you can start from ${timeOfDay(hindrance.from)} on.`
  return hindrance.code === 'locked'
    ? 'Another administrator has to do this, because you have a bet on this match.'
    : 'A bet on this match is still open. Wait until all bets are settled.'
}

/** The parts of a match day, in their order, with the kinds of steps that belong to each. */
export const PARTS: readonly { name: string; kinds: readonly MatchStep['kind'][] }[] = [
  { name: 'Announce', kinds: ['announce', 'prepare'] },
  { name: 'Lobby', kinds: ['lobby'] },
  { name: 'Start', kinds: ['start'] },
  { name: 'Record', kinds: ['record', 'resume', 'watch'] },
  { name: 'End', kinds: ['end'] },
  { name: 'Confirm', kinds: ['confirm'] },
]
