import type { Translation } from '../catalog.ts'
import type { pagesHub as English } from '../en/pages-hub.ts'

export const pagesHub = {
  'guest-hub-page.looking-for-your-game': 'On cherche ta partie',
  'guest-hub-page.back-to-the-game': 'Retour à la partie',
  'guest-hub-page.see-the-full-result': 'Voir tout le résultat',
  'guest-hub-page.play-another': 'En jouer une autre',
  'guest-hub-page.trial-game': 'Partie d’essai ·',
  'guest-hub-page.your-game': 'Ta partie ·',
  'guest-hub-page.your-game-could-not': 'Impossible de charger ta partie',
  'guest-hub-page.your-trial-game-is': 'Ta partie d’essai est en cours',
  'guest-hub-page.your-game-goes-on': 'Ta partie continue',
  'guest-hub-page.v-you-still-have': '{homeTeam} – {awayTeam}. Tu as toujours ta place et tes jetons.',
  'guest-hub-page.register-to-keep-my': 'Garder mon résultat',
  'guest-hub-page.register-to-keep-my-seat': 'Garder ma place',
  'guest-hub-page.your-trial-game-is-over': 'Ta partie d’essai est finie',
  'guest-hub-page.you-have-left-your': 'Tu as quitté ta partie d’essai',
  'guest-hub-page.your-game-is-over': 'Ta partie est finie',
  'guest-hub-page.you-have-left-the': 'Tu as quitté la partie',
  'guest-hub-page.v-you-finished-as':
    '{homeTeam} – {awayTeam} : rang {position} sur {count}. Crée un compte dans la journée pour garder le résultat, tes paris et tes reçus.',
  'guest-hub-page.register-to-play-in': 'Crée un compte pour jouer avec d’autres dans les salons.',
  'guest-hub-page.register': 'Créer un compte',
  'hub-compete.create': 'CRÉER',
  'hub-lounge.stop-editing': 'Arrêter',
  'hub-lounge.admin-edit-this-page': 'Admin : modifier cette page',
  'hub-lounge.loading': 'Chargement',
  'hub-page.customize-profile': 'Modifier le profil',
  'hub-page.lobbies': 'Salons ·',
  'hub-page.loading-competitions': 'Chargement des compétitions',
  'hub-page.customize-profile-of': 'Modifier le profil de {username}',
} satisfies Translation<typeof English>
