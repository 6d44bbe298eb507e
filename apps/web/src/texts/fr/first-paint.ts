import type { Translation } from '../catalog.ts'
import type { firstPaint as English } from '../en/first-paint.ts'

export const firstPaint = {
  'draw-skeletons.loading': 'Chargement',
  'draw-skeletons.bettle-loads-slowly-check': 'Bettle met du temps à charger : regarde ta connexion.',
  'draw-skeletons.try-again': 'Réessayer',
  'draw-skeletons.bettle-did-not-start':
    'Bettle n’a pas démarré. Tes jetons et tes paris sont en sécurité sur le serveur.',
  'draw-skeletons.load-again': 'Recharger',
  'draw-skeletons.this-browser-is-too':
    'Ce navigateur est trop vieux pour Bettle, qui demande {floor} ou plus récent. Ouvre cette adresse dans un autre navigateur :',
  'draw-skeletons.copy-the-address': 'Copier l’adresse',
  'header-skeleton.logout': 'Déconnexion',
  'hub-skeleton.lobby-code': 'Code du salon',
  'hub-skeleton.a-friend-in-the': 'Demande le code à quelqu’un du salon.',
  'hub-skeleton.join-game': 'REJOINDRE',
  'hub-skeleton.play-a-match': 'JOUER UN MATCH',
  'hub-skeleton.lobbies': 'Salons',
  'hub-skeleton.players-lounge': 'CLUB-HOUSE',
  'hub-skeleton.create-game': 'CRÉER',
  'hub-skeleton.compete': 'COMPÉTITIONS',
  'hub-skeleton.open-lobbies': 'SALONS OUVERTS',
  'hub-skeleton.loading-open-lobbies': 'Chargement des salons ouverts',
  'keep-skeleton.copied': 'Copié',
  'keep-skeleton.selected-copy-it': 'Sélectionné : copie-le',
  'keep-skeleton.of-files-have-arrived': ' Fichiers arrivés : {loaded} sur {count}.',
  'plain-skeleton.login': 'Connexion',
  'plain-skeleton.register': 'Jouer',
  'run.your-browser-stores-nothing':
    'Ton navigateur n’enregistre rien pour cette page. Tu peux jouer, mais il faudra te reconnecter si tu la fermes ou la recharges.',
  'sign-in-skeleton.welcome': 'Bienvenue',
  'sign-in-skeleton.sign-in': 'Connexion',
  'sign-in-skeleton.players-lounge': 'Club-house',
  'sign-in-skeleton.email': 'E-mail',
  'sign-in-skeleton.password': 'Mot de passe',
} satisfies Translation<typeof English>
