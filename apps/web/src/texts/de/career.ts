import type { Translation } from '../catalog.ts'
import type { career as English } from '../en/career.ts'

export const career = {
  'calibration-table.how-often-your-bets': 'Wie oft du gewonnen hast',
  'calibration-table.the-expected-chance-comes':
    'Die erwartete Chance kommt aus der Quote, ohne Bettles Marge. Ungültige Wetten zählen nicht mit.',
  'calibration-table.your-bets-grouped-by': 'Deine Wetten, gruppiert nach der Chance in ihrer Quote',
  'calibration-table.chance': 'Chance',
  'calibration-table.won': 'Gewonnen',
  'calibration-table.bets': 'Wetten',
  'calibration-table.won-2': 'gewonnen',
  'calibration-table.expected': 'erwartet',
  'calibration-table.expected-2': '{share} %, erwartet {told} %',
  'calibration-table.of': '{won} von {bets}',
  'career-panel.none-of-your-games':
    'Noch zählt keine deiner Partien. Eine Partie zählt, wenn mindestens zwei eine ausgewertete Wette hatten und die Ergebnisse bestätigt sind. Übungspartien zählen nie.',
  'career-panel.best-bet': 'Beste Wette',
  'career-panel.you-have-not-won': 'Du hast noch in keiner gewerteten Partie eine Wette gewonnen.',
  'career-panel.competitions': 'Wettbewerbe',
  'career-panel.at-for': '{line} zu {odds}: {payout} für {stake}. {gameLink}',
  'career-panel.your-career': 'Deine Karriere',
  'career-panel.your-career-could-not': 'Deine Karriere konnte nicht geladen werden.',
  'career-panel.games': 'Partien',
  'career-panel.wins': 'Siege',
  'career-panel.win-rate': 'Siegquote',
  'career-panel.trophies': 'Trophäen',
  'career-panel.entered': 'Dabei',
  'career-panel.won': 'Gewonnen',
  'career-panel.line': '{betType, select, over {über {threshold} {event}} other {unter {threshold} {event}}}',
} satisfies Translation<typeof English>
