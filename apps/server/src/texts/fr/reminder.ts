import type { Translation } from '../catalog.ts'
import type { reminder as English } from '../en/reminder.ts'

export const reminder = {
  'closing.title': 'Les paris ferment dans une minute',
  'closing.body': 'Tu n’as pas parié sur la manche {round} de {home} – {away}.',
  'starts.title': 'Ta partie va commencer',
  'starts.body': '{home} – {away} commence dans {minutes, plural, one {# minute} many {# minutes} other {# minutes}}.',
  'result.title': 'Ton résultat',
  'result.body':
    '{home} – {away} : rang {rank} sur {players}, avec {chips, plural, one {# jeton} many {# jetons} other {# jetons}}.',
  'result.advanced': '{name} : tu passes au tour suivant.',
  'result.eliminated': '{name} : c’est fini pour toi.',
  'result.champion': '{name} : c’est gagné !',
  'result.promoted': '{name} : tu montes d’une division.',
  'result.relegated': '{name} : tu descends d’une division.',
  'invited.title': 'On t’invite à jouer',
  'invited.body': '{by} t’invite à jouer {home} – {away}.',
  'mail.open': 'Ouvrir dans Bettle',
  'mail.why': 'Tu reçois cet e-mail parce que tu l’as activé dans ton profil : « {kind} ».',
  'mail.end': 'Ne plus recevoir ces e-mails',
  'kind.starts': 'Une de mes parties commence dans 15 minutes',
  'kind.closing': 'Les paris ferment dans une minute et je n’ai pas parié',
  'kind.result': 'Mon résultat est définitif',
  'kind.invited': 'On m’invite à jouer',
  'end.title': 'Rappels par e-mail',
  'end.on': 'Bettle t’envoie ces e-mails : « {kind} ».',
  'end.press': 'Ne plus recevoir ces e-mails',
  'end.off': 'Bettle ne t’envoie plus ces e-mails : « {kind} ». Les autres rappels restent comme ils sont.',
  'end.deleted': 'Ce compte a été supprimé. Bettle ne lui envoie aucun e-mail.',
  'end.unsigned':
    'Ce lien est incomplet ou a été modifié. Rien n’a été désactivé. Tu peux désactiver les e-mails dans ton profil.',
  'end.profile': 'Aller à mon profil',
} satisfies Translation<typeof English>
