import type { MatchStep, StepHindrance } from '@bettle/rules'
import { timeOfDay } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'

/** Returns the text of the button of a step. A step without a button has its state as text. */
export function stepLabel(step: MatchStep): string {
  switch (step.kind) {
    case 'announce':
      return msg('admin-ui.step-text.announce-the-match')
    case 'lobby':
      return msg('admin-ui.step-text.open-a-lobby')
    case 'prepare':
      return msg('admin-ui.step-text.add-a-half')
    case 'start':
      return msg('admin-ui.step-text.start-half-half-number', { halfNumber: step.halfNumber })
    case 'record':
      return msg('admin-ui.step-text.record-events')
    case 'resume':
      return msg('admin-ui.step-text.play-goes-on')
    case 'end':
      return msg('admin-ui.step-text.end-half-half-number', { halfNumber: step.halfNumber })
    case 'confirm':
      return msg('admin-ui.step-text.confirm-results')
    case 'watch':
      return msg('admin-ui.step-text.watch-the-match')
    case 'done':
      return msg('admin-ui.step-text.start-page')
  }
}

/** Returns what a step does, in one or two short sentences. */
export function stepHelp(step: MatchStep): string {
  switch (step.kind) {
    case 'announce':
      return msg('admin-ui.step-text.when-does-it-kick')
    case 'lobby':
      return msg('admin-ui.step-text.one-press-gives-you')
    case 'prepare':
      return msg('admin-ui.step-text.the-match-has-no')
    case 'start':
      return msg('admin-ui.step-text.press-at-the-whistle')
    case 'record':
      return msg('admin-ui.step-text.press-a-key-for', { halfNumber: step.halfNumber })
    case 'resume':
      return msg('admin-ui.step-text.play-is-interrupted-nobody')
    case 'end':
      return step.isLast
        ? msg('admin-ui.step-text.press-at-the-final')
        : msg('admin-ui.step-text.press-at-the-whistle-the')
    case 'confirm':
      return msg('admin-ui.step-text.check-the-score-and')
    case 'watch':
      return msg('admin-ui.step-text.a-feed-starts-the')
    case 'done':
      return msg('admin-ui.step-text.this-match-needs-nothing')
  }
}

/** Returns why a step is off, and from when on it is possible. */
export function hindranceText(hindrance: StepHindrance): string {
  if ('from' in hindrance) return msg('admin-ui.step-text.too-early-you-can', { timeOfDay: timeOfDay(hindrance.from) })
  return hindrance.code === 'locked'
    ? msg('admin-ui.step-text.another-administrator-has-to')
    : msg('admin-ui.step-text.a-bet-on-this')
}

/** The parts of a match day, in their order, with the kinds of steps that belong to each. */
export const PARTS: readonly { name: string; kinds: readonly MatchStep['kind'][] }[] = [
  { name: msg('admin-ui.step-text.announce'), kinds: ['announce', 'prepare'] },
  { name: msg('admin-ui.step-text.lobby'), kinds: ['lobby'] },
  { name: msg('admin-ui.step-text.start'), kinds: ['start'] },
  { name: msg('admin-ui.step-text.record'), kinds: ['record', 'resume', 'watch'] },
  { name: msg('admin-ui.step-text.end'), kinds: ['end'] },
  { name: msg('admin-ui.step-text.confirm'), kinds: ['confirm'] },
]
