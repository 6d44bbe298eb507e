import type { Translation } from '../catalog.ts'
import type { pagesCompete as English } from '../en/pages-compete.ts'

export const pagesCompete = {
  'compete-area.loading-the-competition': 'Wettbewerb wird geladen',
  'compete-frame.the-competition-does-not':
    'Den Wettbewerb gibt es nicht, oder er ist privat. Hast du einen Code dafür, gib ihn unter „Wettbewerbe“ ein.',
  'compete-frame.competitions': 'Wettbewerbe',
  'compete-frame.competition-not-found': 'Wettbewerb nicht gefunden',
  'compete-frame.the-competition-could-not': 'Der Wettbewerb konnte nicht geladen werden.',
  'compete-frame.loading-the-competition': 'Wettbewerb wird geladen',
  'competition-page.organise': 'Leiten',
  'competition-page.to-decide': ', zu entscheiden:',
  'competition-page.play-again-with-these': 'Noch einmal mit diesen Leuten',
  'competition-page.share': 'Teilen',
  'create-competition-page.new-competition': 'Neuer Wettbewerb',
  'create-competition-page.you-need-an-account': 'Um einen Wettbewerb zu leiten, brauchst du ein Konto.',
  'create-competition-page.new-competition-2': 'Neuer Wettbewerb ·',
  'create-competition-page.register-first': 'Leg zuerst ein Konto an',
  'draw-page.competition': 'Wettbewerb',
  'draw-page.the-draw-of': 'Die Auslosung von {name}',
  'draw-page.a-secret-number-the':
    'Eine geheime Zahl, der Startwert, entscheidet die Auslosung. Wenn die Anmeldung öffnet, wird der Hash des Startwerts veröffentlicht. Wenn sie schließt, werden auch der Startwert und die Teilnahmeliste veröffentlicht. Alle bekommen eine Zahl, das Los: den SHA-256-Hash aus dem Startwert, der Liste und der Person. Wer das kleinste Los hat, kommt zuerst. Die Gruppen folgen aus den Losen, spätere Divisionen aus den Tabellen davor. Dein Browser rechnet das alles auf dieser Seite noch einmal nach.',
  'draw-page.this-shows-that-the':
    'Das zeigt, dass der Startwert vor der Anmeldung feststand und nach der Auslosung nichts geändert wurde. Alles zeigt es nicht: Wer diesen Server betreibt, könnte den Startwert früh kennen und ausprobieren, welche Teilnahmeliste welche Auslosung ergibt, etwa mit eigenen Konten.',
  'draw-page.the-draw': 'Die Auslosung ·',
  'organise-competition-page.only-the-organiser-of':
    'Diese Seite ist nur für die Leitung dieses Wettbewerbs und für Admins.',
  'organise-competition-page.competition-page': 'Seite des Wettbewerbs',
  'organise-competition-page.invitation-codes': 'Einladungscodes',
  'organise-competition-page.organise': '{name} leiten ·',
  'organise-competition-page.you-are-not-the': 'Du leitest diesen Wettbewerb nicht',
} satisfies Translation<typeof English>
