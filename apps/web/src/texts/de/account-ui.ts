import type { Translation } from '../catalog.ts'
import type { accountUi as English } from '../en/account-ui.ts'

export const accountUi = {
  'device-text.on': '{browser} auf {system}',
  'confirm-email-notice.before-you-can-open':
    '{to, select, chat {Bevor du chatten kannst, öffne den Link, den wir an {email} geschickt haben.} lobby {Bevor du eine Lobby eröffnen kannst, öffne den Link, den wir an {email} geschickt haben.} competition {Bevor du einen Wettbewerb anlegen kannst, öffne den Link, den wir an {email} geschickt haben.} other {Bevor du chatten oder Lobbys eröffnen kannst, öffne den Link, den wir an {email} geschickt haben.}}',
  'confirm-email-notice.we-sent-the-link':
    'Wir haben den Link noch einmal geschickt. Keine E-Mail da? Schau in den Spam-Ordner oder ändere deine Adresse im Profil.',
  'confirm-email-notice.send-the-link-again': 'Link noch einmal senden',
  'confirm-email-notice.your-email-address': 'deine E-Mail-Adresse',
} satisfies Translation<typeof English>
