import type { Translation } from '../catalog.ts'
import type { pastGames as English } from '../en/past-games.ts'

export const pastGames = {
  'past-games-list.sorry-there-were-no': 'Dazu haben wir leider nichts gefunden.',
  'past-games-list.show-all-games': 'Alle Partien zeigen',
  'past-games-list.your-games-appear-here':
    'Nach dem Spiel stehen deine Partien hier, mit deinem Rang, den Chips von allen und einem Beleg für jede Wette.',
  'past-games-list.per-page': '{size} pro Seite',
  'past-games-list.search-previous-results': 'Ergebnisse durchsuchen',
  'past-games-list.team-competition-or-code': 'Team, Wettbewerb oder Code',
  'past-games-list.clear-search': 'Suche löschen',
  'past-games-list.items-per-page': 'Einträge pro Seite',
  'past-games-list.failed-to-load-previous':
    'Deine Ergebnisse konnten nicht geladen werden. Bitte versuch es noch einmal.',
  'past-games-list.this-list-of-games':
    '{hasShown, select, true {{message} Diese Liste ist vielleicht veraltet.} other {{message} Deine Partien sind auf dem Server sicher.}}',
  'past-games-list.pages-of-results': 'Seiten mit Ergebnissen',
  'past-games-list.1-game': '1 Partie',
  'past-games-list.games': '{total} Partien',
  'past-games-list.no-results': 'Keine Ergebnisse',
  'past-games-list.no-games-yet': 'Noch keine Partien',
  'past-games-table.previous-results': 'Meine Ergebnisse',
  'past-games-table.match-start': 'Anpfiff',
  'past-games-table.position': 'Rang',
  'past-games-table.v': '–',
  'past-games-table.loading-your-results': 'Deine Ergebnisse werden geladen',
  'past-games-table.not-started': 'Nicht begonnen',
  'past-games-table.match': 'Spiel',
  'past-games-table.trophies': 'Trophäen',
  'past-games-table.outcome': 'Ergebnis',
  'result-outcome.abandoned': 'ABGEBROCHEN',
  'result-outcome.stakes-returned': 'Einsätze zurück',
  'result-outcome.watched': 'Zugeschaut',
  'result-outcome.provisional': 'vorläufig',
  'result-outcome.no-trophies-for-this': 'Keine Trophäen für diese Partie',
  'result-outcome.win': 'SIEG',
  'result-outcome.loss': 'NIEDERLAGE',
  'result-outcome.no-winner': 'OHNE SIEG',
  'result-outcome.trophies': '{count, plural, one {Trophäe} other {Trophäen}}',
} satisfies Translation<typeof English>
