import type { Translation } from '../catalog.ts'
import type { reminder as English } from '../en/reminder.ts'

export const reminder = {
  'closing.title': 'In einer Minute ist Wettschluss',
  'closing.body': 'Du hast noch nicht auf Runde {round} von {home} – {away} gewettet.',
  'starts.title': 'Gleich geht es los',
  'starts.body': '{home} – {away} beginnt in {minutes, plural, one {# Minute} other {# Minuten}}.',
  'result.title': 'Dein Ergebnis',
  'result.body': '{home} – {away}: Rang {rank} von {players}, mit {chips, plural, one {# Chip} other {# Chips}}.',
  'result.advanced': '{name}: Du bist eine Runde weiter.',
  'result.eliminated': '{name}: Du bist ausgeschieden.',
  'result.champion': '{name}: Du hast gewonnen!',
  'result.promoted': '{name}: Du steigst auf.',
  'result.relegated': '{name}: Du steigst ab.',
  'invited.title': 'Du bist eingeladen',
  'invited.body': '{by} möchte mit dir {home} – {away} spielen.',
} satisfies Translation<typeof English>
