import type { EventType } from '@bettle/contract'
import { LANGUAGE } from '../texts/language.ts'
import { msg } from '../texts/msg.ts'

/** The names of the built-in types in the language of this build. */
export const EVENT_TYPE_NAMES: Readonly<Record<string, string>> = {
  Goal: msg('match-ui.event-type.goal'),
  Throw: msg('match-ui.event-type.throw'),
  Corner: msg('match-ui.event-type.corner'),
  Shot: msg('match-ui.event-type.shot'),
  Card: msg('match-ui.event-type.card'),
  'Free-Kick': msg('match-ui.event-type.free-kick'),
  'Goal-Kick': msg('match-ui.event-type.goal-kick'),
  Penalty: msg('match-ui.event-type.penalty'),
  Offside: msg('match-ui.event-type.offside'),
}

/**
 * Returns the name of an event type as users see it. A built-in type has its name in the language of this build, unless
 * an operator gave it a name; that one is shown as it is.
 */
export function eventTypeText({ name, displayName }: EventType): string {
  // The built-in names are English, so an English build has no use for the table.
  const isNamed = LANGUAGE !== 'en' && displayName === name && Object.hasOwn(EVENT_TYPE_NAMES, name)
  return isNamed ? (EVENT_TYPE_NAMES[name] ?? name) : displayName
}
