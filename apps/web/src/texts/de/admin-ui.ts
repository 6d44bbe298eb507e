import type { Translation } from '../catalog.ts'
import type { adminUi as English } from '../en/admin-ui.ts'

export const adminUi = {
  'abandon-dialog.the-match-was-abandoned': 'Das Spiel ist abgebrochen.',
  'abandon-dialog.abandon-the-match': 'Das Spiel abbrechen?',
  'abandon-dialog.abandon-match': 'Spiel abbrechen',
  'abandon-dialog.settled-rounds-still-count':
    'Ausgewertete Runden zählen weiter. Offene Wetten sind ungültig: Die Einsätze kommen zurück. Die Lobbys des Spiels schließen und zeigen deinen Grund.',
  'abandon-dialog.reason-shown-to-the': 'Grund, für alle in der Partie sichtbar',
  'abandon-dialog.failed-to-abandon-match': 'Das Spiel wurde nicht abgebrochen. {problem}',
  'action-dialog.cancel': 'Zurück',
  'add-event-type.event-type-already-exists': 'Diese Ereignisart gibt es schon',
  'add-event-type.failed-to-add-event': 'Die Ereignisart wurde nicht hinzugefügt. {problem}',
  'add-event-type.add-event-type': 'Ereignisart hinzufügen',
  'add-event-type.available-event-types': 'Verfügbare Ereignisarten',
  'add-event-type.choose-or-type-a': 'Wählen oder neuen Namen eingeben',
  'add-event-type.new-event-type': 'Neue Ereignisart',
  'add-event-type.add': 'Hinzufügen',
  'consequences.all-bets-on-rounds': 'Alle Wetten auf begonnene Runden behalten ihr Ergebnis.',
  'consequences.the-result-changes-for':
    'Das Ergebnis ändert sich für {bets, plural, one {{bets} Wette} other {{bets} Wetten}} von {players, plural, one {{players} Person} other {{players} Leuten}} in {lobbies, plural, one {{lobbies} Lobby} other {{lobbies} Lobbys}}. Die Kontostände ändern sich insgesamt um {chips, plural, one {{chips} Chip} other {{chips} Chips}}.',
  'consequences.in-a-competition': 'in einem Wettbewerb',
  'consequences.and-more-members': 'und {members, plural, one {# weitere Person} other {# weitere}}',
  'consequences.this-cannot-be-undone': '<strong>Das lässt sich nicht rückgängig machen:</strong> {cannot}',
  'consequences.players-pay-a-penalty': 'wer in einer Runde nicht gewettet hat, zahlt eine Strafe',
  'consequences.players-are-removed-for': 'wer mehrere Runden nicht gewettet hat, fliegt raus',
  'consequences.players-with-too-few': 'wer zu wenige Chips und keine verdeckte Wette hat, scheidet aus',
  'consequences.lobbies-close': 'Lobbys schließen',
  'consequences.rounds-are-settled-in':
    'Runden werden in Lobbys mit verdeckten Wetten ausgewertet, und diese Vorschau lässt diese Lobbys aus',
  'consequences.rounds-that-have-not':
    'Runden, die noch nicht begonnen haben, enden sofort, und der Server weiß noch nicht, wer darauf keine Wette hat',
  'consequences.the-match-stays-abandoned': 'das Spiel bleibt abgebrochen',
  'consequences.the-results-stay-confirmed': 'die Ergebnisse bleiben bestätigt',
  'consequences.an-email-is-sent': 'eine E-Mail wird gesendet',
  'consequences.the-server-does-not': 'der Server behält die bisherigen Werte nicht',
  'consequences.the-account-stays-deleted': 'das Konto bleibt gelöscht',
  'consequences.the-text-of-the': 'der Text der Nachricht wird gelöscht',
  'consequences.players-who-used-the': 'wer den Avatar benutzt, verliert ihn',
  'consequences.the-competition-stays-cancelled': 'der Wettbewerb bleibt abgesagt',
  'consequences.the-matches-stay-in': 'die Spiele bleiben im Wettbewerb',
  'consequences.players-may-already-have': 'vielleicht haben andere die Codes schon',
  'consequences.lobby-lobbies': '{lobbies, plural, one {{lobbies} Lobby} other {{lobbies} Lobbys}}',
  'consequences.player-players': '{players, plural, one {{players} Person} other {{players} Leute}}',
  'consequences.up-to-chip-chips': '{chips, plural, one {bis zu {chips} Chip} other {bis zu {chips} Chips}}',
  'feed-problem-text.the-provider-did-not': 'Der Anbieter hat nicht geantwortet.',
  'feed-problem-text.the-address-of-the':
    'Die Adresse des Anbieters ist privat oder existiert nicht. Nimm eine öffentliche Adresse, die mit https beginnt.',
  'feed-problem-text.the-provider-redirects-to':
    'Der Anbieter leitet auf eine andere Adresse weiter. Gib stattdessen diese ein.',
  'feed-problem-text.the-provider-refused-the': 'Der Anbieter hat den Schlüssel abgelehnt. Prüf den Schlüssel.',
  'feed-problem-text.bettle-cannot-read-the':
    'Bettle kann den gespeicherten Schlüssel des Anbieters nicht mehr lesen. Gib ihn noch einmal ein.',
  'feed-problem-text.the-provider-says-that':
    'Der Anbieter meldet zu viele Anfragen von Bettle. Versuch es später noch einmal.',
  'feed-problem-text.your-plan-with-the':
    'Dein Tarif beim Anbieter enthält dieses Spiel, diese Saison oder diesen Tag nicht. Wähle etwas anderes oder einen größeren Tarif.',
  'feed-problem-text.todays-limit-of-requests':
    'Das heutige Limit der Anfragen an diesen Anbieter ist erreicht. Um Mitternacht UTC beginnt es neu.',
  'feed-problem-text.the-provider-answered-with':
    'Der Anbieter hat mit einem Fehler geantwortet. Versuch es später noch einmal.',
  'feed-problem-text.the-answer-of-the': 'Die Antwort des Anbieters ist zu groß.',
  'feed-problem-text.the-answer-of-the-provider': 'Die Antwort des Anbieters hat nicht das erwartete Format.',
  'feed-problem-text.the-provider-answered-about':
    'Der Anbieter hat zu einem anderen Spiel geantwortet. Prüf die ID des Spiels oder übernimm.',
  'feed-problem-text.the-answer-of-the-provider-has':
    'Die Antwort des Anbieters enthält keine Zahlen, die Bettle nutzen kann. Übernimm oder warte auf die nächste Antwort.',
  'feed-problem-text.the-provider-repeats-an':
    'Der Anbieter wiederholt eine alte Antwort: Ihre Zeit steht seit Minuten. Übernimm oder warte auf eine neue Antwort.',
  'feed-problem-text.bettle-does-not-know':
    'Bettle weiß nicht, wo dieser Anbieter seine Spiele auflistet. Bearbeite den Anbieter und füll die Felder unter „Liste der Spiele“ aus.',
  'feed-problem-text.the-provider-does-not':
    'Der Anbieter kennt dieses Spiel nicht oder hat darin noch keine Ereignisse gezählt.',
  'announce-form.please-enter-the-kick-off': 'Gib den Anpfiff ein',
  'announce-form.every-player-sees-the': 'Alle sehen jetzt den Anpfiff.',
  'announce-form.kick-off': 'Anpfiff',
  'announce-form.announce-the-match': 'Spiel ankündigen',
  'next-step.next-step': 'Nächster Schritt',
  'next-step.half-starts-at-the': 'Halbzeit {halfNumber} beginnt zur nächsten vollen Minute.',
  'next-step.the-half-has-ended': 'Die Halbzeit ist beendet.',
  'next-step.play-goes-on': 'Das Spiel geht weiter.',
  'next-step.the-results-are-final': 'Die Ergebnisse sind endgültig.',
  'next-step.another-operator-opened-lobby':
    'Jemand anderes hat zuerst Lobby {lobbyCode} eröffnet. Eine zweite wurde nicht eröffnet.',
  'next-step.the-match-was-abandoned': 'Das Spiel wurde abgebrochen. {stepHelp}',
  'next-step.match-day': 'Spieltag',
  'next-step.end-half-half-number': 'Halbzeit {halfNumber} beenden',
  'next-step.does-play-go-on': 'Geht das Spiel weiter?',
  'next-step.the-clock-goes-on': 'Die Uhr läuft weiter, wo sie steht, und Wetten sind wieder möglich.',
  'next-step.end-half-half-number-2': 'Halbzeit {halfNumber} beenden?',
  'next-step.this-is-the-last':
    'Das ist die letzte Halbzeit. Damit endet auch das Spiel, und offene Runden werden ausgewertet. Gibt es eine Verlängerung, füg erst eine Halbzeit hinzu.',
  'next-step.if-you-end-the':
    'Beendest du die Halbzeit, werden ihre Runden mit den bisher erfassten Ereignissen ausgewertet.',
  'next-step.confirm-the-results': 'Ergebnisse bestätigen?',
  'next-step.the-results-become-final':
    'Die Ergebnisse werden endgültig. Danach braucht jede Änderung einen Grund, den alle sehen, die mitspielen.',
  'step-text.announce-the-match': 'Spiel ankündigen',
  'step-text.open-a-lobby': 'Lobby eröffnen',
  'step-text.add-a-half': 'Halbzeit hinzufügen',
  'step-text.start-half-half-number': 'Halbzeit {halfNumber} starten',
  'step-text.record-events': 'Ereignisse erfassen',
  'step-text.play-goes-on': 'Spiel geht weiter',
  'step-text.end-half-half-number': 'Halbzeit {halfNumber} beenden',
  'step-text.confirm-results': 'Ergebnisse bestätigen',
  'step-text.watch-the-match': 'Spiel ansehen',
  'step-text.start-page': 'Startseite',
  'step-text.when-does-it-kick': 'Wann ist Anpfiff? Alle sehen die Zeit.',
  'step-text.one-press-gives-you':
    'Ein Druck, und du hast Link und QR-Code für deine Leute. Du erfasst und spielst nicht mit.',
  'step-text.the-match-has-no': 'Das Spiel hat keine Halbzeit zum Starten. Öffne „Halbzeiten“ und füg eine hinzu.',
  'step-text.press-at-the-whistle': 'Drück beim Pfiff. Anpfiff der Halbzeit ist zur nächsten vollen Minute.',
  'step-text.press-a-key-for':
    'Drück für jedes Ereignis eine Taste. Halbzeit {halfNumber} beendest du, wenn ihre Minuten gespielt sind.',
  'step-text.play-is-interrupted-nobody': 'Das Spiel ist unterbrochen. Bis es weitergeht, kann niemand wetten.',
  'step-text.press-at-the-final': 'Drück beim Abpfiff. Damit ist das Spiel beendet.',
  'step-text.press-at-the-whistle-the': 'Drück beim Pfiff. Dann werden die Runden der Halbzeit ausgewertet.',
  'step-text.check-the-score-and': 'Prüf den Spielstand und die Ereignisse. Bestätige dann die Ergebnisse.',
  'step-text.a-feed-starts-the':
    'Eine Datenquelle startet die Halbzeiten und erfasst die Ereignisse. Du kannst übernehmen.',
  'step-text.this-match-needs-nothing': 'Bei diesem Spiel ist nichts mehr zu tun.',
  'step-text.too-early-you-can': 'Zu früh: Ab {timeOfDay} kannst du starten.',
  'step-text.another-administrator-has-to':
    'Das muss ein anderes Admin-Konto tun, denn du hast auf dieses Spiel gewettet.',
  'step-text.a-bet-on-this': 'Eine Wette auf dieses Spiel ist noch offen. Warte, bis alle Wetten ausgewertet sind.',
  'step-text.announce': 'Ankündigen',
  'step-text.lobby': 'Lobby',
  'step-text.start': 'Starten',
  'step-text.record': 'Erfassen',
  'step-text.confirm': 'Bestätigen',
  'operator-lock.you-have-bet-on': 'Du hast auf dieses Spiel gewettet, deshalb muss jemand anderes es leiten.',
  'operator-lock.you-have-bet-on-this':
    'Du hast auf dieses Spiel gewettet und kannst es deshalb nicht mehr leiten. Bitte jemand anderen mit Adminrechten darum. Deine Wetten bleiben gültig.',
  'bulk-delete.deleted-deleted-count-one':
    '{deletedCount, plural, one {{deletedCount} {one} gelöscht} other {{deletedCount} {many} gelöscht}}',
  'bulk-delete.select-all': 'Alle auswählen',
  'bulk-delete.unselect-all': 'Alle abwählen',
  'bulk-delete.delete-selected': 'Auswahl löschen',
  'bulk-delete.selected-count': '{count} ausgewählt',
  'bulk-delete.you-can-delete-at': 'Höchstens {most} lassen sich auf einmal löschen',
  'bulk-delete.select-all-there-are':
    '{isWithoutSearch, select, true {Alle {total} auswählen} other {Alle {total} gefundenen auswählen}}',
  'bulk-delete.you-can-delete-at-most':
    'Höchstens {most} {many} lassen sich auf einmal löschen. Sind mehr ausgewählt oder gefunden, wähle weniger aus oder such genauer.',
  'bulk-delete.no-were-deleted-many': 'Nichts gelöscht ({many}). {problem}',
  'bulk-delete.this-action-cannot-be': 'Das lässt sich nicht rückgängig machen',
  'bulk-delete.1-is-deleted-open':
    '{toDelete, plural, one {1 {one} wird gelöscht. Offene Wetten werden ungültig, und ihre Einsätze kommen zurück.} other {{toDelete} {many} werden gelöscht. Offene Wetten werden ungültig, und ihre Einsätze kommen zurück.}}',
  'delete-record.was-deleted-name': '{name} wurde gelöscht',
  'delete-record.delete-name': '{name} löschen',
  'delete-record.this-action-cannot-be': 'Das lässt sich nicht rückgängig machen',
  'record-list.this-list-has-only':
    'Diese Liste hat nur die neuesten Zeilen. Ältere findest du mit der Suche, beim Spiel oder bei der Lobby.',
  'record-list.per-page-size': '{size} pro Seite',
  'record-list.search-many': '{many} durchsuchen',
  'record-list.clear-search': 'Suche leeren',
  'record-list.this-list-may-be': 'Diese Liste ist vielleicht veraltet.',
  'record-list.items-per-page': 'Einträge pro Seite',
  'record-list.pages-of-many': 'Seiten: {many}',
  'record-list.more-than-total': 'mehr als {total}',
  'record-list.none-of-total': 'Keine von {total}',
  'record-list.of-first-last': '{first}–{last} von {total}',
  'record-list.nothing-found': 'Nichts gefunden',
  'record-list.show-all': 'Alle zeigen',
  'record-list.no-row-matches-your': 'Keine Zeile passt zu deiner Suche.',
  'record-list.of-count-total': '{count} von {total}',
  'record-list.the-list-changed-during':
    '{missing, plural, one {Die Liste hat sich beim Herunterladen geändert: {missing} Zeile fehlt in der Datei.} other {Die Liste hat sich beim Herunterladen geändert: {missing} Zeilen fehlen in der Datei.}}',
  'record-list.export-csv': 'CSV exportieren',
  'record-table.selected': 'Ausgewählt',
  'record-table.actions': 'Aktionen',
  'record-table.select-name': '{name} auswählen',
  'sortable-list.press-space-or-enter':
    'Drück die Leertaste oder Enter, um diesen Eintrag aufzunehmen. Verschieb ihn dann mit den Pfeiltasten. Leertaste oder Enter legt ihn ab, Escape bricht ab.',
  'sortable-list.is-picked-up-name': '{name} ist aufgenommen.',
  'sortable-list.is-at-position-of': '{name} ist auf Position {position} von {names}.',
  'sortable-list.is-dropped-at-position': '{name} ist auf Position {position} abgelegt.',
  'sortable-list.is-dropped': '{name} ist abgelegt.',
  'sortable-list.is-back-at-its': '{name} ist wieder auf der alten Position.',
  'sortable-list.move-label': '{label} verschieben',
  'rounds-gap-text.late-start': 'Die Runden beginnen nicht am Anfang der Halbzeit',
  'rounds-gap-text.gap': 'Zwischen Runde {before} und Runde {after} ist eine Lücke',
} satisfies Translation<typeof English>
