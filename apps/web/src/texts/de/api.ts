import type { Translation } from '../catalog.ts'
import type { api as English } from '../en/api.ts'

export const api = {
  'call-error.network-error-unable-to': 'Keine Verbindung zum Server',
  'call-error.something-went-wrong': 'Etwas ist schiefgegangen …',
  'call.something-went-wrong': 'Etwas ist schiefgegangen …',
  'read-wire.deleted-player': 'Gelöschtes Konto {sign}',
  'why-signed-out.missing-tokens': 'Melde dich bitte noch einmal an',
  'why-signed-out.missing-access-token': 'Zugriffs-Token fehlt: Melde dich neu an',
  'why-signed-out.missing-refresh-token': 'Erneuerungs-Token fehlt: Melde dich an',
  'why-signed-out.maximum-retries-exceeded': 'Zu viele Versuche. Melde dich neu an',
  'why-signed-out.failed-to-refresh': 'Abgelaufen. Bitte melde dich neu an',
  'why-signed-out.your-session-has-expired': 'Deine Sitzung ist abgelaufen. Bitte melde dich neu an.',
  'why-signed-out.please-sign-in-to': 'Bitte melde dich an, um diese Seite zu sehen.',
  'why-signed-out.you-were-signed-out': 'Du wurdest auf diesem Gerät abgemeldet. Bitte melde dich neu an.',
} satisfies Translation<typeof English>
