import type { Translation } from '../catalog.ts'
import type { reminder as English } from '../en/reminder.ts'

export const reminder = {
  'reminders.title': 'Rappels',
  'reminders.what':
    'Un message sur tes appareils quand Bettle est fermé. Rien n’est envoyé tant que tu ne l’actives pas.',
  'reminders.failed': 'Impossible de charger tes rappels.',
  'reminders.loading': 'Chargement de tes rappels',
  'reminders.closing': 'Les paris ferment dans une minute et je n’ai pas parié',
  'reminders.closing-hint':
    'Une fois par manche, trois fois par heure au plus, et jamais quand la partie est ouverte à l’écran.',
  'reminders.starts': 'Une de mes parties commence dans 15 minutes',
  'reminders.starts-hint': 'Une fois par match, et jamais quand la partie est ouverte à l’écran.',
  'reminders.result': 'Mon résultat est définitif',
  'reminders.result-hint': 'Ton rang et tes jetons, ou la fin de ton étape d’une compétition.',
  'reminders.invited': 'On m’invite à jouer',
  'reminders.invited-hint': 'Une invitation après une partie, et aucune des personnes que tu bloques.',
  'reminders.devices': 'Appareils avec rappels',
  'reminders.this-device': 'Cet appareil',
  'reminders.unknown-device': 'Appareil inconnu',
  'reminders.since': 'Rappels depuis le {time}',
  'reminders.here-too': 'Me rappeler aussi sur cet appareil',
  'reminders.remove': 'Retirer',
  'unable.install-first': 'Sur iPhone ou iPad, les rappels n’arrivent qu’avec l’appli installée :',
  'unable.share': '1. Appuie sur Partager, puis sur Sur l’écran d’accueil.',
  'unable.open-installed': '2. Ouvre Bettle depuis l’écran d’accueil et active le rappel ici.',
  'unable.denied':
    'Ce navigateur n’accepte pas les messages de Bettle. Autorise les notifications de cette page dans ses réglages.',
  'unable.no': 'Ce navigateur ne peut pas afficher de rappels ici. Un autre navigateur ou appareil le peut.',
  'quiet-hours.title': 'Heures calmes',
  'quiet-hours.hint': 'Pas de rappels pendant ces heures.',
  'quiet-hours.from': 'De',
  'quiet-hours.until': 'À',
  'quiet-hours.save': 'Enregistrer',
  'by-email.title': 'Par e-mail',
  'by-email.what': 'À ton adresse e-mail, même si tu n’es connecté nulle part. Chaque e-mail s’arrête en un clic.',
  'by-email.unconfirmed':
    'Seulement à une adresse confirmée. Suis d’abord un lien d’un e-mail de Bettle : celui de ton nouveau compte ou celui d’un nouveau mot de passe.',
  'by-email.may-be-late': 'Un e-mail peut arriver trop tard pour cette minute.',
} satisfies Translation<typeof English>
