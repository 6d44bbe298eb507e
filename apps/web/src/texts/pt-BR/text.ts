import type { Translation } from '../catalog.ts'
import type { text as English } from '../en/text.ts'

export const text = {
  'local-time.only-a-part-of': 'Só uma parte do dia e da hora está preenchida. Complete ou limpe o campo.',
  'local-time.does-not-exist-on':
    '{clock} não existe em {day} em {zoneName}: os relógios adiantam e pulam essa hora. Escolha outra.',
  'local-time.comes-twice-on-because':
    '{clock} aparece duas vezes em {day}, porque os relógios atrasam. Escolha qual delas.',
  'time-ago.just-now': 'agora mesmo',
  'time-ago.minutes': '{count, plural, one {há # minuto} many {há # de minutos} other {há # minutos}}',
  'time-ago.hours': '{count, plural, one {há # hora} many {há # de horas} other {há # horas}}',
  'time-ago.days': '{count, plural, one {há # dia} many {há # de dias} other {há # dias}}',
  'with-wait.try-again-in': '{message} Tente de novo em {spokenWait}.',
  'list.and': '{names} e {last}',
  'ordinal.rank': '{rank}º',
  'teams-text.v': '{homeTeam} x {awayTeam}',
} satisfies Translation<typeof English>
