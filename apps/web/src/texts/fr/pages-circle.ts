import type { Translation } from '../catalog.ts'
import type { pagesCircle as English } from '../en/pages-circle.ts'

export const pagesCircle = {
  'back-to-lobbies.lobbies': 'Salons',
  'circle-area.loading-the-circle': 'Chargement du cercle',
  'circle-page.invite': 'Inviter',
  'circle-page.the-circle-does-not':
    'Ce cercle n’existe pas, ou tu n’en es pas membre. Un membre peut t’envoyer son lien.',
  'circle-page.the-circle-could-not': 'Impossible de charger le cercle.',
  'circle-page.loading-the-circle': 'Chargement du cercle',
  'circle-page.table-of': 'Classement de {name}',
  'circle-page.best': 'Top',
  'circle-page.best-finish': 'Meilleur rang',
  'circle-page.circle-not-found': 'Cercle introuvable',
  'circle-page.circle': 'Cercle',
  'circles-page.circles': 'Cercles',
  'circles-page.circles-2': 'Cercles ·',
  'guest-of-circle.guests-play-evenings-by':
    'Sans compte, on joue les soirées par lien. Pour entrer dans un cercle, il faut un compte, et tes places restent à toi.',
  'guest-of-circle.register': 'Créer un compte',
  'guest-of-circle.circle': 'Cercle ·',
  'guest-of-circle.register-to-join-a': 'Crée un compte pour rejoindre un cercle',
  'join-circle-page.join-a-circle': 'Rejoindre un cercle ·',
} satisfies Translation<typeof English>
