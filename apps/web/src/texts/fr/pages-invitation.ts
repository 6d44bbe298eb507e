import type { Translation } from '../catalog.ts'
import type { pagesInvitation as English } from '../en/pages-invitation.ts'

export const pagesInvitation = {
  'chips-text.you-bet-with-chips':
    'On parie des jetons. Ce sont des points : ils ne coûtent rien, et personne ne peut en acheter ni en vendre. À la fin, c’est le plus gros tas qui gagne.',
  'guest-seat.every-seat-is-taken': 'C’est complet. Demande une autre partie à tes amis.',
  'guest-seat.every-seat-is-taken-but': 'C’est complet, mais tu peux regarder.',
  'guest-seat.no-account-is-needed':
    'Pas besoin de compte. Pour gagner des trophées et garder tes résultats, <link>crée un compte</link> ou <link2>connecte-toi</link2>',
  'guest-seat.join-this-game': 'Rejoindre cette partie',
  'invitation-note.you-are-invited-to': 'Invitation pour le salon {code}',
  'invitation-page.invites-you-to-a': '{username} t’invite à une partie',
  'invitation-page.you-can-no-longer': 'On ne peut plus rejoindre cette partie.',
  'invitation-page.you-need-a-free': 'Il te faut un compte gratuit : un nom, une adresse e-mail et un mot de passe.',
  'invitation-page.i-have-an-account': 'J’ai un compte',
  'invitation-page.sign-in': 'Se connecter',
  'invitation-page.try-again': 'Réessayer',
  'invitation-page.loading-the-invitation': 'Chargement de l’invitation',
  'invitation-page.v': '{homeTeam} – {awayTeam} ·',
  'invitation-page.invitation': 'Invitation ·',
  'invitation-page.in-bettle-you-bet':
    '{isPractice, select, true {Sur Bettle, tu paries sur les {roundDuration} prochaines minutes d’un match de foot simulé, {homeTeam} – {awayTeam} : trois corners ou plus, ou moins ?} other {Sur Bettle, tu paries sur les {roundDuration} prochaines minutes d’un vrai match de foot, {homeTeam} – {awayTeam} : trois corners ou plus, ou moins ?}}',
  'invitation-page.lobby-not-found': 'Salon introuvable',
  'invitation-page.the-invitation-could-not': 'Impossible de charger l’invitation',
  'invitation-page.no-game-has-the':
    'Aucune partie n’a le code de ce lien : il est faux, ou la partie a été supprimée. Demande qu’on te renvoie le lien. Un code a six lettres et chiffres.',
  'invitation-page.find-another-game': 'Trouver une autre partie',
  'invitation-page.take-a-seat': 'Prendre une place',
  'seat-link-page.play-on-with-this': 'Continuer avec ce téléphone',
  'seat-link-page.the-host-made-this':
    'L’hôte a créé ce lien pour un téléphone perdu. Tu récupères la place avec tous ses jetons et ses paris. Les paris déjà posés s’affichent au début de leur manche.',
  'seat-link-page.take-my-seat': 'Prendre ma place',
  'seat-link-page.your-seat': 'Ta place ·',
} satisfies Translation<typeof English>
