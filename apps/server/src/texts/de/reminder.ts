import type { Translation } from '../catalog.ts'
import type { reminder as English } from '../en/reminder.ts'

export const reminder = {
  'closing.title': 'In einer Minute ist Wettschluss',
  'closing.body': 'Du hast noch nicht auf Runde {round} von {home} – {away} gewettet.',
  'starts.title': 'Gleich geht es los',
  'starts.body': '{home} – {away} beginnt in {minutes, plural, one {# Minute} other {# Minuten}}.',
  'result.title': 'Dein Ergebnis',
  'result.body': '{home} – {away}: Rang {rank} von {players}, mit {chips, plural, one {# Chip} other {# Chips}}.',
  'result.advanced': '{name}: Du bist eine Runde weiter.',
  'result.eliminated': '{name}: Du bist ausgeschieden.',
  'result.champion': '{name}: Du hast gewonnen!',
  'result.promoted': '{name}: Du steigst auf.',
  'result.relegated': '{name}: Du steigst ab.',
  'invited.title': 'Du bist eingeladen',
  'invited.body': '{by} möchte mit dir {home} – {away} spielen.',
  'mail.open': 'In Bettle öffnen',
  'mail.why': 'Du bekommst diese E-Mail, weil du sie in deinem Profil eingeschaltet hast: „{kind}“.',
  'mail.end': 'Diese E-Mails beenden',
  'kind.starts': 'In 15 Minuten beginnt eine Partie von mir',
  'kind.closing': 'In einer Minute ist Wettschluss, und ich habe nicht gewettet',
  'kind.result': 'Mein Ergebnis steht fest',
  'kind.invited': 'Jemand lädt mich ein',
  'end.title': 'Erinnerungen per E-Mail',
  'end.on': 'Bettle schickt dir diese E-Mails: „{kind}“.',
  'end.press': 'Diese E-Mails beenden',
  'end.off': 'Bettle schickt dir diese E-Mails nicht mehr: „{kind}“. Alle anderen Erinnerungen bleiben, wie sie sind.',
  'end.deleted': 'Dieses Konto wurde gelöscht. Bettle schickt ihm keine E-Mails.',
  'end.unsigned':
    'Dieser Link ist unvollständig oder wurde verändert. Es wurde nichts beendet. In deinem Profil kannst du die E-Mails ausschalten.',
  'end.profile': 'Zu meinem Profil',
} satisfies Translation<typeof English>
