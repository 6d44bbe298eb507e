import type { Translation } from '../catalog.ts'
import type { text as English } from '../en/text.ts'

export const text = {
  'local-time.only-a-part-of': 'Tag und Uhrzeit sind nur teilweise ausgefüllt. Füll alles aus oder leere das Feld.',
  'local-time.does-not-exist-on':
    '{clock} gibt es am {day} in {zoneName} nicht: Die Uhren werden vorgestellt und überspringen die Zeit. Wähle eine andere.',
  'local-time.comes-twice-on-because':
    '{clock} gibt es am {day} zweimal, weil die Uhren zurückgestellt werden. Wähle, welche Zeit du meinst.',
  'time-ago.just-now': 'gerade eben',
  'time-ago.minutes': '{count, plural, one {vor # Minute} other {vor # Minuten}}',
  'time-ago.hours': '{count, plural, one {vor # Stunde} other {vor # Stunden}}',
  'time-ago.days': '{count, plural, one {vor # Tag} other {vor # Tagen}}',
  'with-wait.try-again-in': '{message} Versuch es in {spokenWait} noch einmal.',
  'list.and': '{names} und {last}',
  'ordinal.rank': '{rank}.',
  'teams-text.v': '{homeTeam} – {awayTeam}',
} satisfies Translation<typeof English>
