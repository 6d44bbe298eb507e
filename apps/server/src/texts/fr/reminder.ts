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
} satisfies Translation<typeof English>
