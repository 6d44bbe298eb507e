import type { Translation } from '../catalog.ts'
import type { notice as English } from '../en/notice.ts'

export const notice = {
  'notice-list.notices-about-your-competitions':
    'Ici arrivent les nouvelles de tes compétitions et de tes cercles, et les invitations à une prochaine partie.',
  'notice-list.v': '{homeTeam} – {awayTeam}',
  'notice-list.your-game-in-is': 'Ta partie de « {name} » est en cours. À toi de jouer.',
  'notice-list.notices': 'Notifications',
  'notice-list.your-notices-could-not': 'Impossible de charger tes notifications.',
  'notice-list.loading-your-notices': 'Chargement de tes notifications',
  'notice-list.no-notices': 'Aucune notification',
  'notice-text.the-draw-for-was': 'Le tirage de « {name} » est fait. Pour toi : {stage}.',
  'notice-text.a-place-in-became': 'Une place s’est libérée dans « {name} ». Elle est à toi.',
  'notice-text.your-account-was-disabled':
    'Ton compte a été désactivé un moment : tu as perdu ta place dans « {name} ». Tant que les inscriptions sont ouvertes, tu peux te réinscrire.',
  'notice-text.you-do-not-play':
    'Tu ne joues pas dans « {name} » : aucune place ne s’est libérée sur la liste d’attente.',
  'notice-text.you-play-in-from': 'Tu joues dans « {name} » à partir de la saison prochaine.',
  'notice-text.your-seat-in-the':
    'Ta place dans la prochaine partie de « {name} » est prête. Tu peux parier avant le coup d’envoi.',
  'notice-text.you-no-longer-play':
    'Tu ne joues plus dans l’une des prochaines parties de « {name} ». Tes paris y sont annulés, et rien n’est perdu.',
  'notice-text.the-players-of-your':
    'Tes adversaires de la prochaine partie de « {name} » ont changé. Tu gardes ta place et tes paris.',
  'notice-text.your-next-game-in':
    'Ta prochaine partie de « {name} » tombe presque en même temps que celle de {other}. Tu peux jouer les deux.',
  'notice-text.your-game-in-has': 'Ta partie de « {name} » a commencé.',
  'notice-text.your-next-game-in-has': 'Nouveau coup d’envoi pour ta prochaine partie de « {name} » : {time}.',
  'notice-text.a-match-of-has': 'Un match de « {name} » a un nouveau coup d’envoi.',
  'notice-text.you-have-reached-the': 'Tu passes en phase finale de « {name} ».',
  'notice-text.you-have-reached-the-next': 'Tu passes au tour suivant de « {name} ».',
  'notice-text.you-are-out-of': 'Ton parcours dans « {name} » s’arrête là : {stage}.',
  'notice-text.you-have-won-congratulations': 'Tu as gagné {name}. Bravo !',
  'notice-text.you-go-up-a': 'Tu montes d’une division dans « {name} » : {stage}.',
  'notice-text.you-go-down-a': 'Tu descends d’une division dans « {name} » : {stage}.',
  'notice-text.goes-on-without-you': '{name} continue sans toi : tu as manqué tes dernières parties.',
  'notice-text.there-is-a-decision':
    '{hasGains, select, true {{hasMore, select, true {Une décision est tombée dans « {name} ». {gains} et {more} autres y gagnent. Le motif est sur la page de la compétition.} other {Une décision est tombée dans « {name} ». Elle profite à {gains}. Le motif est sur la page de la compétition.}}} other {Une décision est tombée dans « {name} ». Pour l’instant, personne n’y gagne. Le motif est sur la page de la compétition.}}',
  'notice-text.the-organiser-of-proposes':
    '{hasGains, select, true {{hasMore, select, true {L’organisation de « {name} » propose une décision. {gains} et {more} autres y gagneraient. Va voter sur sa page.} other {L’organisation de « {name} » propose une décision. Elle profiterait à {gains}. Va voter sur sa page.}}} other {L’organisation de « {name} » propose une décision. Pour l’instant, personne n’y gagnerait. Va voter sur sa page.}}',
  'notice-text.the-organiser-disqualified-you':
    'Disqualification dans « {name} », décidée par l’organisation. Le motif est sur la page de la compétition.',
  'notice-text.does-not-start-because': '{name} ne commence pas : trop peu d’inscriptions ou de matchs.',
  'notice-text.invites-you-to-the': '{by} t’invite à la prochaine partie avec le même groupe : {home} – {away}.',
  'notice-text.asks-you-to-join': '{by} t’invite dans le cercle {circle}.',
  'notice-text.asks-to-join-your': '{by} demande à entrer dans ton cercle {circle}.',
  'notice-text.let-you-into-the': '{by} t’accepte dans le cercle {circle}.',
  'notice-text.was-cancelled-results-of': '{name} : compétition annulée. Les résultats des parties finies restent.',
  'notice-text.has-news-that-this':
    '{name} a des nouvelles que cette version de Bettle ne sait pas afficher. Recharge la page.',
  'notice-text.knockout-round': 'tour {number} de la phase finale',
  'notice-text.season': 'saison {number}',
  'notice-text.the-group-stage': 'phase de groupes',
  'notices-bell.notices-unread': 'Notifications, non lues : {count}',
  'notices-bell.notices': 'Notifications',
  'use-own-match-starts.your-game-in-has': 'Ta partie de « {name} » a commencé',
  'use-own-match-starts.v': '{homeTeam} – {awayTeam}',
  'use-own-match-starts.play': 'Jouer',
  'notice-text.another-competition': 'une autre compétition',
  'notice-text.opened-an-evening-at':
    '{by} a ouvert une soirée du cercle {circle} : {home} – {away}, {time}. Prends une place.',
  'notice-text.opened-an-evening': '{by} a ouvert une soirée du cercle {circle} : {home} – {away}. Prends une place.',
  'notice-text.a-competition': 'Compétition',
} satisfies Translation<typeof English>
