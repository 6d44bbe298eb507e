import type { Translation } from '../catalog.ts'
import type { account as English } from '../en/account.ts'

export const account = {
  'banned-text.this-account-is-banned':
    'Dieses Konto ist bis {time} gesperrt. Grund: {reason}. Danach kannst du dich wieder anmelden.',
  'logout-trouble.we-had-some-trouble':
    'Das Abmelden hat nicht geklappt. Versuch es noch einmal oder lade die Seite neu',
  'logout-trouble.you-are-signed-out':
    'Du bist auf diesem Gerät abgemeldet. Der Server hat nicht geantwortet, dort ist die Sitzung vielleicht noch offen.',
  'logout-trouble.logout': 'Abmelden',
  'logout-trouble.try-again': 'Noch einmal',
  'logout-trouble.close': 'Schließen',
  'register-form.i-accept-the-terms': 'Ich akzeptiere die <link>Nutzungs\u00adbedingungen</link>',
  'register-form.please-confirm-your-password': 'Bitte bestätige dein Passwort',
  'register-form.passwords-do-not-match': 'Die Passwörter stimmen nicht überein',
  'register-form.please-check-your-details': 'Bitte prüf deine Angaben und versuch es noch einmal.',
  'register-form.failed-to-register-please':
    'Das Konto konnte nicht angelegt werden. Versuch es noch einmal oder lade die Seite neu.',
  'register-form.registration-failed-please-check':
    'Das Konto konnte nicht angelegt werden. Bitte prüf deine Angaben und versuch es noch einmal.',
  'register-form.create-your-account': 'Leg dein Konto an',
  'register-form.name': 'Name',
  'register-form.username': 'Anzeigename',
  'register-form.other-players-see-this':
    'Diesen Namen sehen alle, mit denen du spielst. Behalte ihn oder gib einen anderen ein.',
  'register-form.email': 'E-Mail',
  'register-form.password': 'Passwort',
  'register-form.confirm-password': 'Passwort wiederholen',
  'request-reset-form.forgot-password': 'Passwort vergessen',
  'request-reset-form.email': 'E-Mail',
  'request-reset-form.confirm-email': 'E-Mail wiederholen',
  'request-reset-form.retry': 'Noch einmal',
  'request-reset-form.send': 'Senden',
  'reset-password-form.failed-to-reset-password':
    'Das Passwort konnte nicht geändert werden. Versuch es noch einmal oder schreib uns.',
  'reset-password-form.reset-password': 'Passwort zurücksetzen',
  'reset-password-form.new-password': 'Neues Passwort',
  'reset-password-form.confirm-password': 'Passwort wiederholen',
  'reset-password-form.retry': 'Noch einmal',
  'reset-password-form.set-new-password': 'Neues Passwort speichern',
  'checking-session.signing-you-in': 'Du wirst angemeldet',
  'checking-session.not-reached': 'Der Server ist nicht erreichbar. Wir versuchen es weiter.',
  'checking-session.error': 'Der Server meldet einen Fehler. Wir versuchen es weiter.',
  'sign-in-form.login-unsuccessful-please-check':
    'Die Anmeldung hat nicht geklappt. Prüf deine Angaben und versuch es noch einmal.',
  'sign-in-form.sign-in': 'Anmelden',
  'sign-in-form.email': 'E-Mail',
  'sign-in-form.password': 'Passwort',
} satisfies Translation<typeof English>
