import type { Translation } from '../catalog.ts'
import type { landing as English } from '../en/landing.ts'

export const landing = {
  'page.title': 'Bettle : devine les dix prochaines minutes',
  'page.description':
    'Un jeu de pronostics en direct sur des matchs de foot. Joue avec des jetons gratuits et tes amis. Un pari par manche : plus ou moins.',
  'hero.heading': 'Devine les dix',
  'hero.accent': 'prochaines minutes.',
  'hero.text':
    'Combien de corners avant que l’horloge affiche 40 ? Choisis plus ou moins avant le début de la manche, puis regarde chaque action changer ton pari. Tout le monde reçoit cent jetons gratuits, et il n’y a rien à acheter.',
  'hero.action': 'Jouer',
  'hero.picture':
    'La partie sur un téléphone : en haut le score et l’horloge, en dessous la manche en cours et les paris de la suivante.',
  'how.heading': 'Comment ça marche',
  'how.text': 'Six cartes, une minute. Retourne-les.',
  'how.seat.title': 'Prends place',
  'how.seat.text': 'Entre dans un salon ouvert, tape le code de tes amis ou ouvre ton propre salon.',
  'how.seat.back':
    'Un salon, c’est un match et les gens qui le jouent. Tout le monde commence avec les mêmes jetons. Tu peux jouer, ou juste regarder.',
  'how.rounds.title': 'Manches en direct',
  'how.rounds.text': 'Le match est découpé en manches de dix minutes.',
  'how.rounds.back':
    'Chaque période a cinq manches. La dernière dure cinq minutes, plus le temps additionnel. Elle finit avec la période.',
  'how.over-under.title': 'Plus ou moins',
  'how.over-under.text': 'Corners, touches, tirs, cartons : choisis. Puis plus ou moins.',
  'how.over-under.back':
    'Plus de 1,5 corner gagne avec deux corners ou plus. Moins de 1,5 gagne avec un ou aucun. La cote dit combien chaque jeton te rapporte.',
  'how.chips.title': 'Les jetons sont gratuits',
  'how.chips.text': 'Personne ne peut acheter de jetons, et les jetons n’achètent rien.',
  'how.chips.back':
    'Tu commences chaque partie avec autant de jetons que les autres, en général cent. Tu fais un pari par manche. Tes jetons décident de ton rang, et de rien d’autre.',
  'how.counts.title': 'Ça compte en direct',
  'how.counts.text': 'Chaque action sur le terrain change aussitôt ton pari.',
  'how.counts.back':
    'Une barre se remplit, une étiquette dit que tu gagnes, le classement change. À la fin de la manche, tout le monde voit qui a gagné. Chaque pari montre les actions qui ont compté.',
  'how.whistle.title': 'Coup de sifflet final',
  'how.whistle.text': 'Qui a le plus de jetons gagne.',
  'how.whistle.back':
    'Tu vois un podium et ta partie en trois chiffres. La cagnotte est payée en trophées. Et tu rejoues.',
  'friends.heading': 'Encore mieux entre amis',
  'friends.text': 'Regardez un match ensemble, un téléphone chacun. Ou jouez à distance, et discutez.',
  'friends.private.title': 'Salons privés',
  'friends.private.text':
    'La liste ne montre pas ton salon. Partage le code, le lien ou le QR code avec tes amis. Un nom suffit pour entrer.',
  'friends.open.title': 'Salons ouverts',
  'friends.open.text':
    'Choisis un salon dans la liste. Elle montre le match, l’hôte et le début de la prochaine période.',
  'friends.chat.title': 'Chat et public',
  'friends.chat.text': 'Chaque salon a un chat. Le public peut regarder et discuter sans parier.',
  'friends.rules.title': 'Tes règles maison',
  'friends.rules.text':
    'En tant qu’hôte, tu choisis les jetons, les mises et la durée d’une manche. Tu décides aussi si chacun voit les paris des autres une fois la manche lancée.',
  'friends.who-records.title': 'Qui note les actions',
  'friends.who-records.text':
    'La régie ou une source de données note les actions. Dans un salon privé, vous pouvez vous en charger entre amis.',
  'friends.room.title': 'Vous notez entre amis',
  'friends.room.text':
    'Ouvre un salon privé sur une copie du match. Tout le monde note ce qu’il voit. Une action compte quand assez de monde est d’accord. Un hôte sans place peut noter sans aide.',
  'modes.heading': 'Modes de jeu',
  'modes.text': 'Deux façons de jouer moins prudent.',
  'modes.chips.title': 'Bettle Chips',
  'modes.chips.text':
    'Un pari déjà joué ne peut pas revenir dans une autre manche. Garde donc tes favoris pour le bon moment.',
  'modes.stop.title': 'Bet Stop',
  'modes.stop.text': 'L’hôte fixe combien de fois tu peux répéter le même pari. Ensuite, il faut en choisir un autre.',
  'competitions.heading': 'Tournois et ligues',
  'competitions.text':
    'En compétition aussi, les jetons sont gratuits. Un code d’invitation ouvre des parties exclusives avec des prix.',
  'competitions.tournaments.title': 'Tournois',
  'competitions.tournaments.text':
    'Inscription gratuite, la victoire rafle tout. D’abord des poules, puis des tours à élimination jusqu’au dernier nom en jeu.',
  'competitions.leagues.title': 'Ligues',
  'competitions.leagues.text': 'Divisions 1 à 3. Joue la saison. Les premiers rangs montent, les derniers descendent.',
  'previews.heading': 'Un coup d’œil',
  'previews.text':
    'Ce petit écran montre un match d’entraînement. Rejoins-le quand tu veux. Il va plus vite qu’un vrai match.',
  'previews.hub':
    'Les salons sur un téléphone : six cases pour un code et, en dessous, les salons ouverts avec les matchs.',
  'previews.game':
    'La partie sur un grand écran : à gauche ses paris, au milieu le match et les prochains paris, à droite le classement et le chat.',
  'previews.podium': 'La fin d’une partie sur un téléphone : le podium, avec les jetons de la première place.',
  'team.heading': 'L’équipe',
  'invitation.heading': 'La prochaine manche va commencer',
  'invitation.text': 'Un compte prend une minute. Ensuite, un geste et tu es dans une partie.',
  'invitation.action': 'Prendre place',
  'footer.text': 'Bettle est un jeu. Les jetons sont gratuits, ne s’achètent pas et ne valent rien hors du jeu.',
  'footer.sign-in': 'Se connecter',
  'footer.terms': 'Conditions d’utilisation',
} satisfies Translation<typeof English>
