import type { Translation } from '../catalog.ts'
import type { pagesAccount as English } from '../en/pages-account.ts'

export const pagesAccount = {
  'beside-sign-in.play-any-match-with': 'Eigenes Spiel mit Freunden',
  'beside-sign-in.signing-in-ends-your':
    'Meldest du dich an, endet deine Partie als Gast. Partie und Ergebnis lassen sich nicht in ein anderes Konto übernehmen. Leg ein neues Konto an, um sie zu behalten.',
  'beside-sign-in.a-game-of-five': 'Fünf Minuten gegen Bots, ganz ohne Konto.',
  'beside-sign-in.sign-in-to-your': 'Mit deinem Konto anmelden?',
  'beside-sign-in.sign-in': 'Anmelden',
  'beside-sign-in.stay-with-my-game': 'Bei meiner Partie bleiben',
  'confirm-email-page.part-of-the-link':
    'Ein Teil des Links fehlt. Kopiere den ganzen Link aus der E-Mail oder lass dir im Profil einen neuen schicken.',
  'confirm-email-page.you-can-chat-open': 'Jetzt kannst du chatten, Lobbys eröffnen und Wettbewerbe leiten.',
  'confirm-email-page.from-now-on-you': 'Ab jetzt meldest du dich mit dieser Adresse an.',
  'confirm-email-page.confirm-the-address': 'Adresse bestätigen',
  'confirm-email-page.go-on': 'Weiter',
  'confirm-email-page.confirm-address': 'Adresse bestätigen ·',
  'confirm-email-page.this-link-is-incomplete': 'Dieser Link ist unvollständig',
  'confirm-email-page.your-email-address-is': 'Deine E-Mail-Adresse ist bestätigt',
  'confirm-email-page.your-email-address-was': 'Deine E-Mail-Adresse wurde geändert',
  'confirm-email-page.confirm-your-email-address': 'Bestätige deine E-Mail-Adresse',
  'confirm-email-page.confirm-your-new-email': 'Bestätige deine neue E-Mail-Adresse',
  'confirm-email-page.when-your-address-is':
    'Ist deine Adresse bestätigt, kannst du chatten, Lobbys eröffnen und Wettbewerbe leiten.',
  'confirm-email-page.when-you-confirm-the':
    'Mit der Bestätigung wird die Adresse, an die wir den Link geschickt haben, zur E-Mail-Adresse deines Bettle-Kontos.',
  'confirm-email-page.to-your-profile': 'Zu deinem Profil',
  'login-page.forgot-password': 'Passwort vergessen?',
  'login-page.new-here-create-your': 'Neu hier? <link>Leg dein Konto an</link>',
  'login-page.you-are-still-signed': 'Auf diesem Gerät bist du noch angemeldet.',
  'login-page.try-again': 'Noch einmal',
  'login-page.sign-in': 'Anmelden ·',
  'login-page.the-server-cannot-be': 'Der Server ist nicht erreichbar.',
  'login-page.the-server-answered-with': 'Der Server meldet einen Fehler.',
  'logout-page.signing-you-out': 'Du wirst abgemeldet',
  'logout-page.logout': 'Abmelden ·',
  'new-password-set.your-new-password-is': 'Dein neues Passwort ist gespeichert. Melde dich damit an.',
  'register-page.create-your-account': 'Leg dein Konto an',
  'register-page.when-you-register-you': 'Mit einem Konto behältst du deine Partie, dein Ergebnis und deine Belege.',
  'register-page.back-to-the-game': 'Zurück zur Partie',
  'register-page.have-an-account-sign': 'Du hast ein Konto? <link>Anmelden</link>',
  'register-page.create-your-account-2': 'Konto anlegen ·',
  'request-reset-page.forgot-password': 'Passwort vergessen',
  'request-reset-page.enter-your-email-address':
    'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link für ein neues Passwort.',
  'request-reset-page.back-to-sign-in': 'Zurück zur Anmeldung',
  'request-reset-page.instructions-sent': 'Schau in dein Postfach',
  'request-reset-page.if-has-an-account':
    'Wenn es zu {email} ein Konto gibt, kommt innerhalb von 5 Minuten eine E-Mail mit einem Link. Schau auch in den Spam-Ordner.',
  'request-reset-page.another-address': 'Andere Adresse',
  'request-reset-page.forgot-password-2': 'Passwort vergessen ·',
  'reset-password-page.reset-password': 'Passwort zurücksetzen',
  'reset-password-page.link-expired-ask-for': 'Link abgelaufen? <link>Neuen Link anfordern</link>',
  'reset-password-page.this-link-is-incomplete': 'Dieser Link ist unvollständig',
  'reset-password-page.part-of-the-link':
    'Ein Teil des Links fehlt. Kopiere den ganzen Link aus der E-Mail oder fordere einen neuen an.',
  'reset-password-page.ask-for-a-new': 'Neuen Link anfordern',
  'reset-password-page.reset-password-2': 'Passwort zurücksetzen ·',
  'sign-in-lounge.admin': 'Admin',
} satisfies Translation<typeof English>
