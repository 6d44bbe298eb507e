import type { Translation } from '../catalog.ts'
import type { accountUi as English } from '../en/account-ui.ts'

export const accountUi = {
  'device-text.on': '{browser} sur {system}',
  'confirm-email-notice.before-you-can-open':
    '{to, select, chat {Pour pouvoir écrire dans le chat, ouvre d’abord le lien envoyé à {email}.} lobby {Pour pouvoir ouvrir un salon, ouvre d’abord le lien envoyé à {email}.} competition {Pour pouvoir organiser une compétition, ouvre d’abord le lien envoyé à {email}.} other {Pour pouvoir écrire dans le chat ou ouvrir un salon, ouvre d’abord le lien envoyé à {email}.}}',
  'confirm-email-notice.we-sent-the-link':
    'Le lien est reparti. Toujours rien ? Regarde dans tes indésirables ou change ton adresse dans ton profil.',
  'confirm-email-notice.send-the-link-again': 'Renvoyer le lien',
  'confirm-email-notice.your-email-address': 'ton adresse e-mail',
} satisfies Translation<typeof English>
