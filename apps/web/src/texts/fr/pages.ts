import type { Translation } from '../catalog.ts'
import type { pages as English } from '../en/pages.ts'

export const pages = {
  'past-games-page.find-a-game': 'Trouver une partie',
  'past-games-page.previous-results': 'Anciens résultats ·',
  'past-games-page.previous-results-2': 'Anciens résultats',
  'play-match-page.play-a-match': 'Jouer un match',
  'play-match-page.play-a-match-2': 'Jouer un match ·',
  'play-page.one-moment': 'Un instant…',
  'profile-page.profile': 'Profil ·',
  'profile-page.your-account-was-deleted': 'Ton compte est supprimé',
  'profile-page.customize-profile': 'Modifier le profil',
  'result-page.previous-results': 'Anciens résultats',
  'result-page.the-result-of-v': 'Le résultat de {homeTeam} – {awayTeam} s’affichera ici à la fin du match.',
  'result-page.go-to-the-game': 'Aller à la partie',
  'result-page.this-game-does-not':
    'Cette partie n’existe pas, ou tu n’y étais pas. Tes parties sont dans Anciens résultats.',
  'result-page.loading-the-result': 'Chargement du résultat',
  'result-page.v': '{homeTeam} – {awayTeam} ·',
  'result-page.result': 'Résultat ·',
  'result-page.this-result-could-not': 'Impossible de charger ce résultat.',
  'result-page.match-abandoned': 'Match arrêté',
  'result-page.final-result': 'Résultat final',
  'result-page.this-game-is-not': 'Cette partie n’est pas finie',
  'result-page.lobby-not-found': 'Salon introuvable',
  'terms-page.terms-of-service': 'Conditions d’utilisation',
  'terms-page.the-rules-of-bettle': 'Les règles de Bettle, en bref.',
  'terms-page.a-game-not-gambling': 'Un jeu, pas un jeu d’argent',
  'terms-page.you-play-bettle-with':
    'On joue à Bettle avec des jetons gratuits. Ils ne s’achètent pas, ne se vendent pas, ne s’échangent pas et ne se convertissent pas en argent. Ils n’ont aucune valeur en dehors du jeu.',
  'terms-page.your-account': 'Ton compte',
  'terms-page.one-account-per-person':
    'Un compte par personne. Choisis un mot de passe que tu n’utilises nulle part ailleurs, et garde-le pour toi. Les autres voient ton nom et ton pseudo, jamais ton adresse e-mail.',
  'terms-page.fair-play': 'Fair-play',
  'terms-page.play-for-yourself-not':
    'Joue toi-même, sans programme. Nous pouvons fermer les comptes qui exploitent des failles, jouent pour quelqu’un d’autre ou gâchent la partie des autres.',
  'terms-page.what-counts': 'Ce qui compte',
  'terms-page.people-or-data-feeds':
    'Des personnes ou des sources de données notent les actions d’un match. Elles peuvent être corrigées, même après le règlement d’une manche. Une fois les résultats d’un match confirmés, une correction demande un motif, que tout le monde voit.',
  'terms-page.your-data': 'Tes données',
  'terms-page.we-keep-what-the':
    'Nous gardons ce dont le jeu a besoin : ton compte, tes paris et tes résultats. Si tu supprimes ton compte, nous supprimons ton nom et ton adresse e-mail. Tes paris et tes résultats restent, sans ton nom.',
  'terms-page.terms-of-service-2': 'Conditions d’utilisation ·',
  'try-page.your-game-is-being': 'On prépare ta partie…',
  'try-page.register': 'Créer un compte',
  'try-page.try-again': 'Réessayer',
  'try-page.keep-this-page-open': 'Garde cette page ouverte. Ta partie commence toute seule dans environ {clock}.',
  'try-page.try-it-now': 'Essayer ·',
  'try-page.your-game-starts-soon': 'Ta partie commence bientôt',
  'try-page.the-trial-game-could': 'La partie d’essai n’a pas pu commencer',
  'try-page.all-trial-games-are': 'Toutes les parties d’essai sont prises en ce moment.',
} satisfies Translation<typeof English>
