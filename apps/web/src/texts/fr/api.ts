import type { Translation } from '../catalog.ts'
import type { api as English } from '../en/api.ts'

export const api = {
  'call-error.network-error-unable-to': 'Pas de réseau : impossible de joindre le serveur',
  'call-error.something-went-wrong': 'Une erreur est survenue…',
  'call.something-went-wrong': 'Une erreur est survenue…',
  'read-wire.deleted-player': 'Compte supprimé {sign}',
  'why-signed-out.missing-tokens': 'Session absente',
  'why-signed-out.missing-access-token': 'Session incomplète',
  'why-signed-out.missing-refresh-token': 'Session non renouvelable',
  'why-signed-out.maximum-retries-exceeded': 'Trop de tentatives',
  'why-signed-out.failed-to-refresh': 'Session non renouvelée',
  'why-signed-out.your-session-has-expired': 'Ta session a expiré. Reconnecte-toi.',
  'why-signed-out.please-sign-in-to': 'Connecte-toi pour voir cette page.',
  'why-signed-out.you-were-signed-out': 'Ta session a été fermée sur cet appareil. Reconnecte-toi.',
} satisfies Translation<typeof English>
