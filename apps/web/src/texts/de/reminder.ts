import type { Translation } from '../catalog.ts'
import type { reminder as English } from '../en/reminder.ts'

export const reminder = {
  'reminders.title': 'Erinnerungen',
  'reminders.what':
    'Eine Nachricht auf deinen Geräten, während Bettle geschlossen ist. Gesendet wird nur, was du einschaltest.',
  'reminders.failed': 'Deine Erinnerungen konnten nicht geladen werden.',
  'reminders.loading': 'Deine Erinnerungen werden geladen',
  'reminders.closing': 'In einer Minute ist Wettschluss, und ich habe nicht gewettet',
  'reminders.closing-hint':
    'Einmal pro Runde, höchstens dreimal pro Stunde, und nie, solange die Partie auf deinem Bildschirm offen ist.',
  'reminders.starts': 'In 15 Minuten beginnt eine Partie von mir',
  'reminders.starts-hint': 'Einmal pro Spiel, und nie, solange die Partie auf deinem Bildschirm offen ist.',
  'reminders.result': 'Mein Ergebnis steht fest',
  'reminders.result-hint': 'Dein Rang und deine Chips, oder wie deine Phase im Wettbewerb ausging.',
  'reminders.invited': 'Jemand lädt mich ein',
  'reminders.invited-hint': 'Eine Einladung nach einer Partie, und keine von Leuten, die du blockierst.',
  'reminders.devices': 'Geräte mit Erinnerungen',
  'reminders.this-device': 'Dieses Gerät',
  'reminders.unknown-device': 'Unbekanntes Gerät',
  'reminders.since': 'Erinnerungen seit {time}',
  'reminders.here-too': 'Auch auf diesem Gerät erinnern',
  'reminders.remove': 'Entfernen',
  'unable.install-first': 'Ein iPhone oder iPad bekommt Erinnerungen nur aus der installierten App:',
  'unable.share': '1. Drück auf „Teilen“, dann auf „Zum Home-Bildschirm“.',
  'unable.open-installed': '2. Öffne Bettle vom Home-Bildschirm und schalte die Erinnerung dort ein.',
  'unable.denied':
    'Dieser Browser erlaubt keine Nachrichten von Bettle. Erlaube Mitteilungen für diese Seite in den Einstellungen des Browsers.',
  'unable.no':
    'Dieser Browser kann hier keine Erinnerungen zeigen. Ein anderer Browser oder ein anderes Gerät kann es.',
  'quiet-hours.title': 'Ruhezeit',
  'quiet-hours.hint': 'In dieser Zeit kommen keine Erinnerungen.',
  'quiet-hours.from': 'Von',
  'quiet-hours.until': 'Bis',
  'quiet-hours.save': 'Speichern',
  'by-email.title': 'Per E-Mail',
  'by-email.what':
    'An deine E-Mail-Adresse, auch wenn du nirgends angemeldet bist. Jede E-Mail lässt sich mit einem Klick beenden.',
  'by-email.unconfirmed':
    'Nur an eine bestätigte Adresse. Folge zuerst einem Link aus einer E-Mail von Bettle: dem für dein neues Konto oder einem für ein neues Passwort.',
  'by-email.may-be-late': 'Eine E-Mail kann für diese Minute zu spät kommen.',
} satisfies Translation<typeof English>
