import type { EventType } from '@bettle/contract'

/** One key of the console. A goal has one for each side, as the score is counted from them. */
export interface EventKey {
  id: string
  eventType: string
  label: string
  letter: string
  team?: 'home' | 'away'
}

const LETTERS: Readonly<Record<string, string>> = {
  Throw: 'T',
  Corner: 'C',
  Shot: 'S',
  Card: 'A',
  'Free-Kick': 'F',
  'Goal-Kick': 'K',
  Penalty: 'P',
  Offside: 'O',
}

/** The keys for a match's event types, in their order; types an administrator made get the digits. */
export function eventKeysOf(eventTypes: readonly EventType[], home: string, away: string): EventKey[] {
  let digit = 0
  return eventTypes.flatMap(({ name, displayName }): EventKey[] => {
    if (name === 'Goal') {
      return [
        { id: 'Goal:home', eventType: name, label: `${displayName} ${home}`, letter: 'G', team: 'home' },
        { id: 'Goal:away', eventType: name, label: `${displayName} ${away}`, letter: 'H', team: 'away' },
      ]
    }
    const letter = LETTERS[name] ?? String(++digit % 10)
    return [{ id: name, eventType: name, label: displayName, letter }]
  })
}
