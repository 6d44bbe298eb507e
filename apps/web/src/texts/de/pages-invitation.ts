import type { Translation } from '../catalog.ts'
import type { pagesInvitation as English } from '../en/pages-invitation.ts'

export const pagesInvitation = {
  'chips-text.you-bet-with-chips':
    'Du wettest mit Chips. Chips sind Punkte: Sie kosten nichts, und niemand kann sie kaufen oder verkaufen. Wer am Ende die meisten hat, gewinnt.',
  'guest-seat.every-seat-is-taken': 'Alle Plätze sind belegt. Frag nach einer anderen Partie.',
  'guest-seat.every-seat-is-taken-but': 'Alle Plätze sind belegt, aber du kannst zuschauen.',
  'guest-seat.no-account-is-needed':
    'Du brauchst kein Konto. Um Trophäen zu gewinnen und deine Ergebnisse zu behalten, <link>leg ein Konto an</link> oder <link2>melde dich an</link2>',
  'guest-seat.join-this-game': 'Bei dieser Partie mitspielen',
  'invitation-note.you-are-invited-to': 'Du bist eingeladen in Lobby {code}',
  'invitation-page.invites-you-to-a': '{username} lädt dich zu einer Partie ein',
  'invitation-page.you-can-no-longer': 'In diese Partie kannst du nicht mehr einsteigen.',
  'invitation-page.you-need-a-free': 'Du brauchst ein kostenloses Konto: Name, E-Mail-Adresse und Passwort genügen.',
  'invitation-page.i-have-an-account': 'Ich habe ein Konto',
  'invitation-page.sign-in': 'Anmelden',
  'invitation-page.try-again': 'Noch einmal',
  'invitation-page.loading-the-invitation': 'Einladung wird geladen',
  'invitation-page.v': '{homeTeam} – {awayTeam} ·',
  'invitation-page.invitation': 'Einladung ·',
  'invitation-page.in-bettle-you-bet':
    '{isPractice, select, true {In Bettle wettest du auf die nächsten {roundDuration} Minuten eines simulierten Fußballspiels, {homeTeam} – {awayTeam}: drei Ecken oder mehr, oder weniger?} other {In Bettle wettest du auf die nächsten {roundDuration} Minuten eines echten Fußballspiels, {homeTeam} – {awayTeam}: drei Ecken oder mehr, oder weniger?}}',
  'invitation-page.lobby-not-found': 'Lobby nicht gefunden',
  'invitation-page.the-invitation-could-not': 'Die Einladung konnte nicht geladen werden',
  'invitation-page.no-game-has-the':
    'Zu dem Code in diesem Link gibt es keine Partie: Der Code ist falsch, oder die Partie wurde gelöscht. Lass dir den Link noch einmal schicken. Ein Code hat sechs Buchstaben und Ziffern.',
  'invitation-page.find-another-game': 'Andere Partie finden',
  'invitation-page.take-a-seat': 'Mitspielen',
  'seat-link-page.play-on-with-this': 'Auf diesem Handy weiter\u00adspielen',
  'seat-link-page.the-host-made-this':
    'Diesen Link hat der Host für ein verlorenes Handy erstellt. Du bekommst den Platz mit allen Chips und Wetten zurück. Schon abgegebene Wetten siehst du, wenn ihre Runden beginnen.',
  'seat-link-page.take-my-seat': 'Meinen Platz nehmen',
  'seat-link-page.your-seat': 'Dein Platz ·',
} satisfies Translation<typeof English>
