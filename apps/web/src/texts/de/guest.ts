import type { Translation } from '../catalog.ts'
import type { guest as English } from '../en/guest.ts'

export const guest = {
  'ask-host.lets-in-no-more':
    '{host} lässt aus deinem Netz keine Gäste mehr rein. Mit einem Konto kannst du noch mitspielen: Leg eins an oder melde dich an.',
  'ask-host.has-been-asked-keep':
    '{host} weiß Bescheid, {username}. Lass diese Seite offen: Du bekommst deinen Platz, sobald {host} Ja sagt.',
  'ask-host.others-from-your-network':
    'Aus deinem Netz sind schon andere in dieser Partie, deshalb entscheidet {host}, ob noch mehr von dort dazukommen.',
  'ask-host.ask-to-let-me': 'Bei {host} anklopfen',
  'face-choice.your-face-if-you': 'Dein Gesicht <part>(wenn du magst)</part>',
  'guest-seat-form.take-a-seat-as':
    '{isPlayer, select, true {Als {username} Platz nehmen} other {Als {username} zuschauen}}',
  'guest-seat-form.your-seat-is-played':
    'Dein Platz, {username}, wird auf einem anderen Handy gespielt. Bis zum Ende des Spiels kannst du ihn zurückholen.',
  'guest-seat-form.take-my-seat-back': 'Meinen Platz zurückholen',
  'guest-seat-form.you-could-not-join': 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  'guest-seat-form.join-as-a-guest': 'Als Gast mitspielen',
  'guest-seat-form.your-name': 'Dein Name',
  'guest-seat-form.take-a-seat': 'Platz nehmen',
  'guest-seat-form.watch': 'Zuschauen',
  'open-lobby-list.open-lobbies': 'Offene Lobbys',
  'open-lobby-list.v': '{homeTeam} – {awayTeam}',
  'open-lobby-list.of-seats-taken': '{username} · {players} von {maxPlayers} Plätzen belegt',
} satisfies Translation<typeof English>
