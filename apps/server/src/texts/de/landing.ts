import type { Translation } from '../catalog.ts'
import type { landing as English } from '../en/landing.ts'

export const landing = {
  'page.title': 'Bettle: Tipp die nächsten zehn Minuten',
  'page.description':
    'Ein Live-Tippspiel zu Fußballspielen. Spiel mit kostenlosen Chips und deinen Freunden. Eine Wette pro Runde: über oder unter.',
  'hero.heading': 'Tipp die nächsten',
  'hero.accent': 'zehn Minuten.',
  'hero.text':
    'Wie viele Ecken gibt es, bis die Uhr 40 zeigt? Wähle über oder unter, bevor die Runde beginnt, und sieh zu, wie jedes Ereignis auf dem Platz deine Wette verändert. Alle bekommen hundert Chips gratis, und es gibt nichts zu kaufen.',
  'hero.action': 'Jetzt spielen',
  'hero.picture':
    'Die Partie auf dem Handy: oben Spielstand und Uhr, darunter der Verlauf der Runde und die Wetten für die nächste.',
  'how.heading': 'So geht’s',
  'how.text': 'Sechs Karten, eine Minute. Dreh die Karten um.',
  'how.seat.title': 'Nimm Platz',
  'how.seat.text':
    'Geh in eine offene Lobby, gib einen Code ein, den du bekommen hast, oder eröffne selbst eine Lobby.',
  'how.seat.back':
    'Eine Lobby ist ein Spiel und alle, die mitspielen. Alle beginnen mit gleich vielen Chips. Du kannst mitspielen oder nur zuschauen.',
  'how.rounds.title': 'Live-Runden',
  'how.rounds.text': 'Das Spiel ist in Runden von zehn Minuten geteilt.',
  'how.rounds.back':
    'Jede Halbzeit hat fünf Runden. Die letzte dauert fünf Minuten plus Nachspielzeit. Sie endet mit der Halbzeit.',
  'how.over-under.title': 'Über oder unter',
  'how.over-under.text': 'Ecken, Einwürfe, Schüsse, Karten: Such dir etwas aus. Dann wähle über oder unter.',
  'how.over-under.back':
    'Über 1,5 Ecken gewinnt ab zwei Ecken. Unter 1,5 gewinnt mit einer oder keiner. Die Quote sagt, wie viel du für jeden Chip zurückbekommst.',
  'how.chips.title': 'Chips sind gratis',
  'how.chips.text': 'Chips gibt es nicht zu kaufen, und kaufen kannst du damit auch nichts.',
  'how.chips.back':
    'Du beginnst jede Partie mit so vielen Chips wie alle anderen, meist hundert. In jeder Runde gibst du eine Wette ab. Deine Chips bestimmen deinen Rang, sonst nichts.',
  'how.counts.title': 'Live mitfiebern',
  'how.counts.text': 'Jedes Ereignis auf dem Platz verändert deine Wette sofort.',
  'how.counts.back':
    'Ein Balken füllt sich, ein Schild zeigt, dass du gewinnst, die Rangliste ändert sich. Nach der Runde sehen alle, wer gewonnen hat. Jede Wette zeigt, welche Ereignisse gezählt haben.',
  'how.whistle.title': 'Abpfiff',
  'how.whistle.text': 'Wer die meisten Chips hat, gewinnt.',
  'how.whistle.back':
    'Du siehst ein Podest und deine Partie in drei Zahlen. Der Pot wird in Trophäen ausgezahlt. Dann geht es von vorn los.',
  'friends.heading': 'Mit Freunden macht’s mehr Spaß',
  'friends.text':
    'Schaut ein Spiel zusammen, alle mit dem Handy in der Hand. Oder spielt über Städte hinweg und chattet.',
  'friends.private.title': 'Private Lobbys',
  'friends.private.text':
    'In der Liste steht deine Lobby nicht. Teil den Code, den Link oder den QR-Code mit deinen Freunden. Zum Mitspielen reicht ein Name.',
  'friends.open.title': 'Offene Lobbys',
  'friends.open.text':
    'Such dir eine Lobby aus der Liste aus. Sie zeigt das Spiel, den Host und den Beginn der nächsten Halbzeit.',
  'friends.chat.title': 'Chat und Zuschauen',
  'friends.chat.text': 'Jede Lobby hat einen Chat. Wer nur zuschaut, kann auch ohne Wette chatten.',
  'friends.rules.title': 'Deine Hausregeln',
  'friends.rules.text':
    'Als Host bestimmst du Chips, Einsätze und die Länge einer Runde. Du entscheidest auch, ob alle die Wetten der anderen sehen, sobald eine Runde läuft.',
  'friends.who-records.title': 'Wer das Spiel erfasst',
  'friends.who-records.text':
    'Die Spielleitung oder eine Datenquelle erfasst das Spiel. In einer privaten Lobby kann es euer eigener Raum tun.',
  'friends.room.title': 'Euer Raum erfasst',
  'friends.room.text':
    'Eröffne eine private Lobby zu einer Kopie des Spiels. Alle tippen an, was sie sehen. Ein Ereignis zählt, wenn genug von euch sich einig sind. Ein Host ohne Platz kann allein erfassen.',
  'modes.heading': 'Spielarten',
  'modes.text': 'Zwei Spielarten, bei denen Nummer sicher nicht reicht.',
  'modes.chips.title': 'Bettle Chips',
  'modes.chips.text':
    'Worauf du einmal gewettet hast, geht in späteren Runden nicht mehr. Heb dir deine Lieblingswetten also für den richtigen Moment auf.',
  'modes.stop.title': 'Bet Stop',
  'modes.stop.text':
    'Der Host legt fest, wie oft du dieselbe Wette wiederholen darfst. Danach musst du eine andere wählen.',
  'competitions.heading': 'Turniere und Ligen',
  'competitions.text':
    'Auch in Wettbewerben sind Chips gratis. Ein Einladungscode öffnet exklusive Partien mit Preisen.',
  'competitions.tournaments.title': 'Turniere',
  'competitions.tournaments.text':
    'Teilnahme kostenlos, alles für Platz eins. Erst Gruppen, dann K.-o.-Runden, bis nur noch jemand übrig ist.',
  'competitions.leagues.title': 'Ligen',
  'competitions.leagues.text': 'Divisionen 1 bis 3. Spiel die Saison. Die Besten steigen auf, die Letzten ab.',
  'previews.heading': 'Schau rein',
  'previews.text':
    'Dieser kleine Bildschirm zeigt ein Übungsspiel. Steig jederzeit ein. Ein Übungsspiel läuft schneller als ein echtes.',
  'previews.hub': 'Die Lobbys auf dem Handy: sechs Felder für einen Code, darunter die offenen Lobbys mit den Spielen.',
  'previews.game':
    'Die Partie auf einem großen Bildschirm: links die eigenen Wetten, in der Mitte das Spiel und die nächsten Wetten, rechts Rangliste und Chat.',
  'previews.podium':
    'Das Ende einer Partie auf dem Handy: ein Podest mit den ersten drei und die Chips des ersten Platzes.',
  'team.heading': 'Das Team',
  'invitation.heading': 'Gleich beginnt die nächste Runde',
  'invitation.text': 'Ein Konto ist in einer Minute angelegt. Danach bist du mit einem Fingertipp in einer Partie.',
  'invitation.action': 'Platz nehmen',
  'footer.text': 'Bettle ist ein Spiel. Chips sind kostenlos, nicht käuflich und außerhalb der Partie nichts wert.',
  'footer.sign-in': 'Anmelden',
  'footer.terms': 'Nutzungsbedingungen',
} satisfies Translation<typeof English>
