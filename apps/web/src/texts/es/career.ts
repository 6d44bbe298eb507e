import type { Translation } from '../catalog.ts'
import type { career as English } from '../en/career.ts'

export const career = {
  'calibration-table.how-often-your-bets': 'Cuántas apuestas ganas',
  'calibration-table.the-expected-chance-comes':
    'La probabilidad esperada sale de las cuotas, sin el margen de Bettle. Las apuestas anuladas no cuentan.',
  'calibration-table.your-bets-grouped-by': 'Tus apuestas, por la probabilidad de su cuota',
  'calibration-table.chance': 'Probabilidad',
  'calibration-table.won': 'Ganadas',
  'calibration-table.bets': 'Apuestas',
  'calibration-table.won-2': 'ganadas',
  'calibration-table.expected': 'esperadas',
  'calibration-table.expected-2': '{share} %, se esperaba {told} %',
  'calibration-table.of': '{won} de {bets}',
  'career-panel.none-of-your-games':
    'Aún no cuenta ninguna de tus partidas. Una partida cuenta si al menos dos participantes tuvieron una apuesta resuelta y los resultados están confirmados. Las de práctica no cuentan nunca.',
  'career-panel.best-bet': 'Mejor apuesta',
  'career-panel.you-have-not-won': 'Aún no has ganado ninguna apuesta en una partida que cuente.',
  'career-panel.competitions': 'Competiciones',
  'career-panel.at-for': '{line} a {odds}: {payout} por {stake}. {gameLink}',
  'career-panel.your-career': 'Tu trayectoria',
  'career-panel.your-career-could-not': 'No se pudo cargar tu trayectoria.',
  'career-panel.games': 'Partidas',
  'career-panel.wins': 'Victorias',
  'career-panel.win-rate': '% de victorias',
  'career-panel.trophies': 'Trofeos',
  'career-panel.entered': 'Jugadas',
  'career-panel.won': 'Ganadas',
  'career-panel.line': '{betType, select, over {más de {threshold} {event}} other {menos de {threshold} {event}}}',
} satisfies Translation<typeof English>
