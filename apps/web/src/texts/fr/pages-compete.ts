import type { Translation } from '../catalog.ts'
import type { pagesCompete as English } from '../en/pages-compete.ts'

export const pagesCompete = {
  'compete-area.loading-the-competition': 'Chargement de la compétition',
  'compete-frame.the-competition-does-not':
    'La compétition n’existe pas, ou elle est privée. Si tu as son code, entre-le dans Compétitions.',
  'compete-frame.competitions': 'Compétitions',
  'compete-frame.competition-not-found': 'Compétition introuvable',
  'compete-frame.the-competition-could-not': 'Impossible de charger la compétition.',
  'compete-frame.loading-the-competition': 'Chargement de la compétition',
  'competition-page.organise': 'Organiser',
  'competition-page.to-decide': ', à décider :',
  'competition-page.play-again-with-these': 'Rejouer avec ce groupe',
  'competition-page.share': 'Partager',
  'create-competition-page.new-competition': 'Nouvelle compétition',
  'create-competition-page.you-need-an-account': 'Il te faut un compte pour organiser une compétition.',
  'create-competition-page.new-competition-2': 'Nouvelle compétition ·',
  'create-competition-page.register-first': 'Crée d’abord un compte',
  'draw-page.competition': 'Compétition',
  'draw-page.the-draw-of': 'Le tirage de {name}',
  'draw-page.a-secret-number-the':
    'Un nombre secret, la graine, décide du tirage. À l’ouverture des inscriptions, l’empreinte (hash) de la graine est publiée. À leur fermeture, la graine et la liste des inscriptions sont publiées aussi. Chaque compte reçoit un numéro : l’empreinte SHA-256 de la graine, de la liste et du compte. Le plus petit numéro passe en premier. Les groupes se déduisent des numéros, et les divisions suivantes des classements d’avant. Ton navigateur recalcule tout cela sur cette page.',
  'draw-page.this-shows-that-the':
    'Cela montre que la graine était fixée avant les inscriptions et que rien n’a changé après le tirage. Cela ne montre pas tout : qui gère ce serveur pourrait connaître la graine en avance et essayer quelle liste donne quel tirage, par exemple avec ses propres comptes.',
  'draw-page.the-draw': 'Le tirage ·',
  'organise-competition-page.only-the-organiser-of':
    'Cette page est réservée à l’organisation de la compétition et à l’administration.',
  'organise-competition-page.competition-page': 'Page de la compétition',
  'organise-competition-page.invitation-codes': 'Codes d’invitation',
  'organise-competition-page.organise': 'Organiser {name} ·',
  'organise-competition-page.you-are-not-the': 'Ce n’est pas toi qui organises',
} satisfies Translation<typeof English>
