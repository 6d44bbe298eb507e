import type { Translation } from '../catalog.ts'
import type { card as English } from '../en/card.ts'

export const card = {
  'deal-button.check-the-deal': 'Vérifier la donne',
  'deal-dialog.no-cards-have-been': 'Aucune carte n’a été distribuée dans cette partie.',
  'deal-dialog.the-seed-is-shown': 'La graine s’affichera ici une fois les résultats confirmés.',
  'deal-dialog.the-check-could-not':
    'La vérification n’a pas pu se charger. Regarde ta connexion, puis recharge la page.',
  'deal-dialog.you': '· Toi',
  'deal-dialog.the-seed-gives': 'La graine donne : {drawn}',
  'deal-dialog.the-deal-of-the': 'La donne',
  'deal-dialog.a-secret-number-the':
    'Un nombre secret, la graine, décide qui reçoit quelles cartes. Quand les cartes sont distribuées, l’empreinte (hash) de la graine est publiée. Elle ne révèle rien, mais ne correspond qu’à cette graine. Quand les résultats sont confirmés, la graine est publiée à son tour. Tout le monde peut alors vérifier que personne n’a changé les cartes.',
  'deal-dialog.loading-the-deal': 'Chargement de la donne',
  'deal-dialog.dealing-the-cards-again': 'Nouvelle distribution pour vérifier la donne',
  'deal-dialog.checked-on-this-device':
    'Vérifié sur cet appareil : la graine correspond à l’empreinte, et elle donne bien ces cartes à tout le monde.',
  'deal-dialog.the-seed-gives-every':
    'La graine donne bien ces cartes, mais elle ne correspond pas à l’empreinte que ce navigateur a vue en premier.',
  'deal-dialog.the-seed-fits-the': 'La graine correspond à l’empreinte, mais elle donne d’autres cartes.',
  'deal-dialog.the-seed-does-not': 'La graine ne correspond pas à l’empreinte publiée.',
  'deal-dialog.cards-dealt-again': 'Cartes redistribuées',
  'deal-dialog.matches': 'identique',
  'deal-dialog.differs': 'différent',
  'deal-dialog.hash-of-the-seed': 'Empreinte de la graine, publiée à la donne (SHA-256)',
  'deal-dialog.seed': 'Graine',
  'promise-of-deal.this-is-not-the': 'Ce n’est pas l’empreinte qui a été publiée.',
  'promise-of-deal.this-browser-first-saw':
    'Ce navigateur avait d’abord vu une autre empreinte : la graine a donc changé ensuite. Quelqu’un a peut-être choisi les cartes.',
  'promise-of-deal.the-hash-that-this': 'L’empreinte que ce navigateur a vue en premier :',
  'promise-of-deal.this-is-the-hash':
    'C’est l’empreinte que ce navigateur a vue en premier. Si elle change, quelqu’un a peut-être échangé les cartes, et un avertissement s’affiche ici.',
  'promise-of-deal.this-browser-first-saw-the':
    'Ce navigateur n’a vu l’empreinte qu’après la fin du match. Il ne peut pas savoir si elle avait changé avant.',
  'deal-dialog.a-player': 'Quelqu’un',
  'deal-dialog.a-player-who-has-left': 'Compte supprimé',
} satisfies Translation<typeof English>
