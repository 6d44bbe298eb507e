import type { Translation } from '../catalog.ts'
import type { pages as English } from '../en/pages.ts'

export const pages = {
  'past-games-page.find-a-game': 'Partie finden',
  'past-games-page.previous-results': 'Meine Ergebnisse ·',
  'past-games-page.previous-results-2': 'Meine Ergebnisse',
  'play-match-page.play-a-match': 'Eigenes Spiel',
  'play-match-page.play-a-match-2': 'Eigenes Spiel ·',
  'play-page.one-moment': 'Einen Moment …',
  'profile-page.profile': 'Profil ·',
  'profile-page.your-account-was-deleted': 'Dein Konto wurde gelöscht',
  'profile-page.customize-profile': 'Profil anpassen',
  'result-page.previous-results': 'Meine Ergebnisse',
  'result-page.the-result-of-v': 'Das Ergebnis von {homeTeam} – {awayTeam} steht hier, sobald das Spiel vorbei ist.',
  'result-page.go-to-the-game': 'Zur Partie',
  'result-page.this-game-does-not':
    'Diese Partie gibt es nicht, oder du warst nicht dabei. Deine eigenen findest du unter „Meine Ergebnisse“.',
  'result-page.loading-the-result': 'Ergebnis wird geladen',
  'result-page.v': '{homeTeam} – {awayTeam} ·',
  'result-page.result': 'Ergebnis ·',
  'result-page.this-result-could-not': 'Dieses Ergebnis konnte nicht geladen werden.',
  'result-page.match-abandoned': 'Spiel abgebrochen',
  'result-page.final-result': 'End\u00adergebnis',
  'result-page.this-game-is-not': 'Diese Partie läuft noch',
  'result-page.lobby-not-found': 'Lobby nicht gefunden',
  'terms-page.terms-of-service': 'Nutzungsbedingungen',
  'terms-page.the-rules-of-bettle': 'Die Regeln von Bettle, kurz gefasst.',
  'terms-page.a-game-not-gambling': 'Ein Spiel, kein Glücksspiel',
  'terms-page.you-play-bettle-with':
    'Bettle spielst du mit Chips, die nichts kosten. Chips kann man nicht kaufen, verkaufen, tauschen oder auszahlen. Außerhalb der Partie sind sie nichts wert.',
  'terms-page.your-account': 'Dein Konto',
  'terms-page.one-account-per-person':
    'Ein Konto pro Person. Nimm ein Passwort, das du sonst nirgends benutzt, und behalte es für dich. Andere sehen deinen Namen und deinen Anzeigenamen, nie deine E-Mail-Adresse.',
  'terms-page.fair-play': 'Fair Play',
  'terms-page.play-for-yourself-not':
    'Spiel selbst, nicht mit einem Programm. Wir dürfen Konten schließen, die Fehler ausnutzen, für andere spielen oder anderen das Spiel verderben.',
  'terms-page.what-counts': 'Was zählt',
  'terms-page.people-or-data-feeds':
    'Menschen oder Datenquellen erfassen die Ereignisse eines Spiels. Ereignisse können korrigiert werden, auch wenn eine Runde schon ausgewertet ist. Sind die Ergebnisse eines Spiels bestätigt, braucht eine Korrektur einen Grund, den alle sehen.',
  'terms-page.your-data': 'Deine Daten',
  'terms-page.we-keep-what-the':
    'Wir speichern, was für das Spielen nötig ist: dein Konto, deine Wetten und deine Ergebnisse. Löschst du dein Konto, löschen wir deinen Namen und deine E-Mail-Adresse. Deine Wetten und Ergebnisse bleiben, ohne deinen Namen.',
  'terms-page.terms-of-service-2': 'Nutzungsbedingungen ·',
  'try-page.your-game-is-being': 'Deine Partie wird vorbereitet …',
  'try-page.register': 'Konto anlegen',
  'try-page.try-again': 'Noch einmal',
  'try-page.keep-this-page-open': 'Lass diese Seite offen. Deine Partie startet in etwa {clock} von selbst.',
  'try-page.try-it-now': 'Jetzt testen ·',
  'try-page.your-game-starts-soon': 'Gleich geht deine Partie los',
  'try-page.the-trial-game-could': 'Die Probepartie konnte nicht starten',
  'try-page.all-trial-games-are': 'Gerade sind alle Probepartien vergeben.',
} satisfies Translation<typeof English>
