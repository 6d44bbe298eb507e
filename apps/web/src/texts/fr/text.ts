import type { Translation } from '../catalog.ts'
import type { text as English } from '../en/text.ts'

export const text = {
  'local-time.only-a-part-of': 'Il manque un bout du jour ou de l’heure. Complète-les ou vide le champ.',
  'local-time.does-not-exist-on':
    '{clock} n’existe pas le {day} ({zoneName}) : on avance d’une heure et celle-ci saute. Choisis-en une autre.',
  'local-time.comes-twice-on-because':
    '{clock} existe deux fois le {day}, car on recule d’une heure. Choisis laquelle.',
  'time-ago.just-now': 'à l’instant',
  'time-ago.minutes': '{count, plural, one {il y a # minute} many {il y a # de minutes} other {il y a # minutes}}',
  'time-ago.hours': '{count, plural, one {il y a # heure} many {il y a # d’heures} other {il y a # heures}}',
  'time-ago.days': '{count, plural, one {il y a # jour} many {il y a # de jours} other {il y a # jours}}',
  'with-wait.try-again-in': '{message} Réessaie dans {spokenWait}.',
  'list.and': '{names} et {last}',
  'ordinal.rank': '{rank, selectordinal, one {#er} other {#e}}',
  'teams-text.v': '{homeTeam} – {awayTeam}',
} satisfies Translation<typeof English>
