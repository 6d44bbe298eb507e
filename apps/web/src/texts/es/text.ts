import type { Translation } from '../catalog.ts'
import type { text as English } from '../en/text.ts'

export const text = {
  'local-time.only-a-part-of': 'Faltan datos en el día o la hora. Complétalos o vacía el campo.',
  'local-time.does-not-exist-on':
    'El {day} en {zoneName} no existe la hora {clock}: el reloj se adelanta y se la salta. Elige otra.',
  'local-time.comes-twice-on-because':
    'La hora {clock} se repite el {day} porque el reloj se atrasa. Elige cuál de las dos.',
  'time-ago.just-now': 'ahora mismo',
  'time-ago.minutes': '{count, plural, one {hace # minuto} many {hace # de minutos} other {hace # minutos}}',
  'time-ago.hours': '{count, plural, one {hace # hora} many {hace # de horas} other {hace # horas}}',
  'time-ago.days': '{count, plural, one {hace # día} many {hace # de días} other {hace # días}}',
  'with-wait.try-again-in': '{message} Inténtalo otra vez dentro de {spokenWait}.',
  'list.and': '{names} y {last}',
  'ordinal.rank': '{rank}.º',
  'teams-text.v': '{homeTeam} vs. {awayTeam}',
} satisfies Translation<typeof English>
