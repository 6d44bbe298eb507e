import type { Translation } from '../catalog.ts'
import type { mail as English } from '../en/mail.ts'

export const mail = {
  'layout.open-address': 'Wenn der Knopf nicht funktioniert, öffne diese Adresse:',
  'greeting.named': 'Hallo {name},',
  'greeting.bare': 'Hallo,',
  'link.once-an-hour': 'Der Link in dieser E-Mail funktioniert einmal und nur eine Stunde lang.',
  'link.confirm': 'Adresse bestätigen',
  'link.is-this-yours': 'Ist das deine E-Mail-Adresse?',
  'link.set-password': 'Neues Passwort festlegen',
  'reset.subject': 'Setz dein Bettle-Passwort zurück',
  'reset.asked': 'Jemand, wahrscheinlich du, möchte das Passwort des Bettle-Kontos für {email} zurücksetzen.',
  'reset.works-once':
    'Der Link funktioniert einmal und nur eine Stunde lang. Ein neues Passwort meldet dich auf allen Geräten ab.',
  'reset.not-you': 'Wenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.',
  'welcome.subject': 'Willkommen bei Bettle: Leg dein Passwort fest',
  'welcome.preview': 'Für dich gibt es jetzt ein Konto. Leg ein Passwort fest und spiel mit.',
  'welcome.heading': 'Für dich gibt es jetzt ein Konto',
  'welcome.created': 'Für {email} wurde ein Bettle-Konto angelegt. Leg ein Passwort fest, melde dich an und spiel mit.',
  'welcome.works-once':
    'Der Link funktioniert einmal und nur drei Tage lang. Danach bekommst du auf der Anmeldeseite mit „Passwort vergessen?“ einen neuen.',
  'welcome.action': 'Passwort festlegen',
  'welcome.what-is-bettle':
    'Bettle ist ein Live-Tippspiel zum Fußball mit kostenlosen Chips. Wenn du diese E-Mail nicht erwartet hast, ignorier sie einfach.',
  'new-address.subject': 'Bestätige die neue E-Mail-Adresse deines Bettle-Kontos',
  'new-address.wants': 'Jemand, wahrscheinlich du, möchte diese E-Mail-Adresse für ein Bettle-Konto verwenden.',
  'new-address.becomes':
    'Wenn du sie bestätigst, gilt sie für das Konto. Der Link funktioniert einmal und nur eine Stunde lang.',
  'new-address.not-you': 'Wenn du das nicht warst, tu nichts: Dann verwendet kein Konto diese Adresse.',
  'registration.subject': 'Bestätige die E-Mail-Adresse deines Bettle-Kontos',
  'registration.preview': 'Bestätige deine E-Mail-Adresse. Dann kannst du chatten und Lobbys eröffnen.',
  'registration.created': 'Jemand, wahrscheinlich du, hat mit der E-Mail-Adresse {email} ein Bettle-Konto angelegt.',
  'registration.confirm':
    'Bestätige die Adresse, damit du chatten und Lobbys eröffnen kannst. Spielen kannst du schon. Der Link funktioniert einmal und nur drei Tage lang.',
  'registration.not-you': 'Wenn du das nicht warst, tu nichts: Das Konto kann dann weder chatten noch Lobbys eröffnen.',
  'notice.nothing-to-do': 'Wenn du das warst, musst du nichts tun.',
  'notice.email-changed.subject': 'Die E-Mail-Adresse deines Bettle-Kontos wurde geändert',
  'notice.email-changed.heading': 'Die E-Mail-Adresse deines Kontos wurde geändert',
  'notice.email-changed.sentence':
    'Dein Bettle-Konto hat jetzt eine andere E-Mail-Adresse. Melde dich ab jetzt mit der neuen an.',
  'notice.email-changed.action': 'Bettle öffnen',
  'notice.email-changed.not-you':
    'Wenn du das nicht warst, antworte auf diese E-Mail: Mit dieser Adresse kannst du dich nicht mehr anmelden.',
  'notice.password-changed.subject': 'Dein Bettle-Passwort wurde geändert',
  'notice.password-changed.heading': 'Das Passwort deines Kontos wurde geändert',
  'notice.password-changed.sentence':
    'Dein Bettle-Konto hat jetzt ein neues Passwort. Andere Geräte wurden abgemeldet.',
  'notice.set-password-at-once':
    'Wenn du das nicht warst, leg sofort ein neues Passwort fest. Das meldet alle Geräte ab.',
  'notice.new-device.subject': 'Neue Anmeldung in deinem Bettle-Konto',
  'notice.new-device.heading': 'Jemand hat sich mit einem neuen Gerät in deinem Konto angemeldet',
  'notice.new-device.sentence':
    'Jemand hat sich in deinem Bettle-Konto angemeldet: {device}. Auf so einem Gerät ist dein Konto sonst nirgends angemeldet.',
  'notice.new-device.device': '{browser} auf {system}',
  'notice.new-device.unknown': 'unbekanntes Gerät',
} satisfies Translation<typeof English>
