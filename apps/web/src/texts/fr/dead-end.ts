import type { Translation } from '../catalog.ts'
import type { deadEnd as English } from '../en/dead-end.ts'

export const deadEnd = {
  'crash-page.this-page-stopped-working': 'Cette page a planté',
  'crash-page.your-chips-and-bets':
    'Tes jetons et tes paris sont en sécurité sur le serveur, et la partie continue. Recharge la page : en général, ça suffit.',
  'crash-page.load-again': 'Recharger',
  'crash-page.crash-reports': 'Rapports de plantage',
  'crash-page.if-you-like-tell':
    'Si tu veux, dis-nous ce que tu faisais juste avant. Ça nous aide à corriger le problème.',
  'crash-page.load-the-page-again': 'Recharge la page.',
  'crash-page.if-the-page-stops': 'Si elle plante encore, retourne à l’accueil ou rouvre ton lien.',
  'crash-page.your-browser-may-be': 'Ton navigateur est peut-être trop vieux. Mets-le à jour ou essaies-en un autre.',
  'crash-page.a-browser-extension-may':
    'Une extension du navigateur bloque peut-être la page. Essaie une fenêtre privée.',
  'crash-page.stack': 'Pile d’appels',
  'crash-page.to-the-lobbies': 'Voir les salons',
  'crash-page.to-the-start-page': 'Retour à l’accueil',
  'crash-page.crash-report': 'Rapport de plantage',
  'crash-page.what-failed': 'Ce qui a planté',
  'dead-end.go-back': 'Retour',
  'dead-end.to-the-lobbies': 'Voir les salons',
  'forbidden-page.your-account-has-no':
    'Ton compte n’a pas accès à cette page. Tes parties et tes jetons sont en sécurité.',
  'forbidden-page.no-entry': 'Accès refusé ·',
  'forbidden-page.you-cant-access-that': 'Tu n’as pas accès à cette page',
  'not-found-page.there-is-no-page': 'Il n’y a pas de page à cette adresse.',
  'not-found-page.page-not-found': 'Page introuvable ·',
  'not-found-page.page-not-found-2': 'Page introuvable',
} satisfies Translation<typeof English>
