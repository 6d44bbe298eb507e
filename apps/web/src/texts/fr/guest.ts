import type { Translation } from '../catalog.ts'
import type { guest as English } from '../en/guest.ts'

export const guest = {
  'ask-host.lets-in-no-more':
    '{host} n’accepte plus personne sans compte depuis ton réseau. Avec un compte, tu peux encore entrer : crée-le ou connecte-toi.',
  'ask-host.has-been-asked-keep':
    'Ta demande est partie, {username}. Garde cette page ouverte : ta place est à toi dès que {host} dit oui.',
  'ask-host.others-from-your-network':
    'D’autres personnes de ton réseau sont déjà dans cette partie. C’est {host} qui décide si on en accepte plus.',
  'ask-host.ask-to-let-me': 'Demander à {host}',
  'face-choice.your-face-if-you': 'Ton visage <part>(si tu veux)</part>',
  'guest-seat-form.take-a-seat-as':
    '{isPlayer, select, true {Prendre une place : {username}} other {Regarder : {username}}}',
  'guest-seat-form.your-seat-is-played':
    '{username}, ta place est jouée sur un autre téléphone. Tu peux la reprendre jusqu’à la fin du match.',
  'guest-seat-form.take-my-seat-back': 'Reprendre ma place',
  'guest-seat-form.you-could-not-join': 'L’entrée n’a pas marché. Réessaie.',
  'guest-seat-form.join-as-a-guest': 'Entrer sans compte',
  'guest-seat-form.your-name': 'Ton pseudo',
  'guest-seat-form.take-a-seat': 'Prendre une place',
  'guest-seat-form.watch': 'Regarder',
  'open-lobby-list.open-lobbies': 'Salons ouverts',
  'open-lobby-list.v': '{homeTeam} – {awayTeam}',
  'open-lobby-list.of-seats-taken': '{username} · places prises : {players} sur {maxPlayers}',
} satisfies Translation<typeof English>
