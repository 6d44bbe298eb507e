import type { Translation } from '../catalog.ts'
import type { notice as English } from '../en/notice.ts'

export const notice = {
  'notice-list.notices-about-your-competitions':
    'Hier stehen Mitteilungen zu deinen Wettbewerben und Kreisen und Einladungen zur nächsten Partie.',
  'notice-list.v': '{homeTeam} – {awayTeam}',
  'notice-list.your-game-in-is': 'Deine Partie in {name} läuft. Steig ein!',
  'notice-list.notices': 'Mitteilungen',
  'notice-list.your-notices-could-not': 'Deine Mitteilungen konnten nicht geladen werden.',
  'notice-list.loading-your-notices': 'Deine Mitteilungen werden geladen',
  'notice-list.no-notices': 'Keine Mitteilungen',
  'notice-text.the-draw-for-was': '{name} ist ausgelost. Du spielst in: {stage}.',
  'notice-text.a-place-in-became': 'In {name} ist ein Platz frei geworden. Jetzt gehört er dir.',
  'notice-text.your-account-was-disabled':
    'Dein Konto war eine Weile deaktiviert, deshalb ist dein Platz in {name} weg. Solange die Anmeldung offen ist, kannst du dich wieder eintragen.',
  'notice-text.you-do-not-play': 'Du spielst in {name} nicht mit: Auf der Warteliste wurde für dich kein Platz frei.',
  'notice-text.you-play-in-from': 'Du spielst in {name} ab der nächsten Saison mit.',
  'notice-text.your-seat-in-the':
    'Dein Platz in der nächsten Partie von {name} ist bereit. Du kannst schon vor dem Anpfiff wetten.',
  'notice-text.you-no-longer-play':
    'In einer der nächsten Partien von {name} spielst du nicht mehr mit. Deine Wetten darin sind ungültig, du verlierst nichts.',
  'notice-text.the-players-of-your':
    'In deiner nächsten Partie in {name} spielen jetzt andere mit. Deinen Platz und deine Wetten behältst du.',
  'notice-text.your-next-game-in':
    'Deine nächste Partie in {name} ist fast zur gleichen Zeit wie deine Partie in {other}. Du kannst beide spielen.',
  'notice-text.your-game-in-has': 'Deine Partie in {name} hat begonnen.',
  'notice-text.your-next-game-in-has': 'Neuer Anpfiff für deine nächste Partie in {name}: {time}.',
  'notice-text.a-match-of-has': 'Neuer Anpfiff für ein Spiel in {name}.',
  'notice-text.you-have-reached-the': 'Du bist in der K.-o.-Runde von {name}.',
  'notice-text.you-have-reached-the-next': 'Du bist in der nächsten Runde von {name}.',
  'notice-text.you-are-out-of': 'Du bist in {name} ausgeschieden: {stage}.',
  'notice-text.you-have-won-congratulations': 'Du hast {name} gewonnen. Glückwunsch!',
  'notice-text.you-go-up-a': 'Du steigst in {name} eine Division auf: {stage}.',
  'notice-text.you-go-down-a': 'Du steigst in {name} eine Division ab: {stage}.',
  'notice-text.goes-on-without-you': '{name} läuft ohne dich weiter, weil du deine letzten Partien verpasst hast.',
  'notice-text.there-is-a-decision':
    '{hasGains, select, true {{hasMore, select, true {In {name} gibt es eine Entscheidung. Sie hilft {gains} und {more} weiteren. Den Grund findest du auf der Seite des Wettbewerbs.} other {In {name} gibt es eine Entscheidung. Sie hilft {gains}. Den Grund findest du auf der Seite des Wettbewerbs.}}} other {In {name} gibt es eine Entscheidung. Im Moment hilft sie niemandem. Den Grund findest du auf der Seite des Wettbewerbs.}}',
  'notice-text.the-organiser-of-proposes':
    '{hasGains, select, true {{hasMore, select, true {Die Leitung von {name} schlägt eine Entscheidung vor. Sie würde {gains} und {more} weiteren helfen. Abstimmen kannst du auf der Seite des Wettbewerbs.} other {Die Leitung von {name} schlägt eine Entscheidung vor. Sie würde {gains} helfen. Abstimmen kannst du auf der Seite des Wettbewerbs.}}} other {Die Leitung von {name} schlägt eine Entscheidung vor. Im Moment würde sie niemandem helfen. Abstimmen kannst du auf der Seite des Wettbewerbs.}}',
  'notice-text.the-organiser-disqualified-you':
    'Die Leitung hat dich in {name} disqualifiziert. Den Grund findest du auf der Seite des Wettbewerbs.',
  'notice-text.does-not-start-because': '{name} findet nicht statt: Es waren zu wenige Leute oder Spiele.',
  'notice-text.invites-you-to-the': '{by} lädt dich zur nächsten Partie mit denselben Leuten ein: {home} – {away}.',
  'notice-text.asks-you-to-join': '{by} lädt dich in den Kreis {circle} ein.',
  'notice-text.asks-to-join-your': '{by} möchte in deinen Kreis {circle}.',
  'notice-text.let-you-into-the': '{by} hat dich in den Kreis {circle} aufgenommen.',
  'notice-text.was-cancelled-results-of': '{name} wurde abgesagt. Die Ergebnisse beendeter Partien bleiben.',
  'notice-text.has-news-that-this':
    'In {name} gibt es Neues, das diese Version von Bettle nicht zeigen kann. Lade die Seite neu.',
  'notice-text.knockout-round': 'K.-o.-Runde {number}',
  'notice-text.season': 'Saison {number}',
  'notice-text.the-group-stage': 'Gruppenphase',
  'notices-bell.notices-unread': 'Mitteilungen, {count} ungelesen',
  'notices-bell.notices': 'Mitteilungen',
  'use-own-match-starts.your-game-in-has': 'Deine Partie in {name} hat begonnen',
  'use-own-match-starts.v': '{homeTeam} – {awayTeam}',
  'use-own-match-starts.play': 'Spielen',
  'notice-text.another-competition': 'einem anderen Wettbewerb',
  'notice-text.opened-an-evening-at':
    '{by} hat einen Abend von {circle} eröffnet: {home} – {away}, {time}. Nimm Platz.',
  'notice-text.opened-an-evening': '{by} hat einen Abend von {circle} eröffnet: {home} – {away}. Nimm Platz.',
  'notice-text.a-competition': 'Ein Wettbewerb',
} satisfies Translation<typeof English>
