import type { Translation } from '../catalog.ts'
import type { career as English } from '../en/career.ts'

export const career = {
  'calibration-table.how-often-your-bets': 'Com que frequência suas apostas ganharam',
  'calibration-table.the-expected-chance-comes':
    'A chance esperada vem das cotações, sem a margem do Bettle. Apostas anuladas não entram.',
  'calibration-table.your-bets-grouped-by': 'Suas apostas, agrupadas pela chance da cotação',
  'calibration-table.chance': 'Chance',
  'calibration-table.won': 'Ganhas',
  'calibration-table.bets': 'Apostas',
  'calibration-table.won-2': 'ganhas',
  'calibration-table.expected': 'esperado',
  'calibration-table.expected-2': '{share}%, esperado {told}%',
  'calibration-table.of': '{won} de {bets}',
  'career-panel.none-of-your-games':
    'Nenhuma partida sua conta ainda. Uma partida conta quando pelo menos duas pessoas tiveram uma aposta resolvida e os resultados são confirmados. Partidas de treino nunca contam.',
  'career-panel.best-bet': 'Melhor aposta',
  'career-panel.you-have-not-won': 'Você ainda não ganhou nenhuma aposta em partida que conta.',
  'career-panel.competitions': 'Competições',
  'career-panel.at-for': '{line} a {odds}: {payout} por {stake}. {gameLink}',
  'career-panel.your-career': 'Sua carreira',
  'career-panel.your-career-could-not': 'Não deu para carregar sua carreira.',
  'career-panel.games': 'Partidas',
  'career-panel.wins': 'Vitórias',
  'career-panel.win-rate': 'Aproveitamento',
  'career-panel.trophies': 'Troféus',
  'career-panel.entered': 'Disputadas',
  'career-panel.won': 'Ganhas',
  'career-panel.line': '{betType, select, over {mais de {threshold} {event}} other {menos de {threshold} {event}}}',
} satisfies Translation<typeof English>
