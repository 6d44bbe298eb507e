import type { Translation } from '../catalog.ts'
import type { account as English } from '../en/account.ts'

export const account = {
  'banned-text.this-account-is-banned':
    'Ce compte est suspendu jusqu’au {time}. Motif : {reason}. Ensuite, tu pourras te reconnecter.',
  'logout-trouble.we-had-some-trouble': 'La déconnexion n’a pas marché. Réessaie ou recharge la page',
  'logout-trouble.you-are-signed-out':
    'Ta session est fermée sur cet appareil. Le serveur n’a pas répondu : elle y est peut-être encore ouverte.',
  'logout-trouble.logout': 'Déconnexion',
  'logout-trouble.try-again': 'Réessayer',
  'logout-trouble.close': 'Fermer',
  'register-form.i-accept-the-terms': 'J’accepte les <link>conditions d’utilisation</link>',
  'register-form.please-confirm-your-password': 'Confirme ton mot de passe',
  'register-form.passwords-do-not-match': 'Les mots de passe sont différents',
  'register-form.please-check-your-details': 'Vérifie tes informations et réessaie.',
  'register-form.failed-to-register-please': 'Le compte n’a pas pu être créé. Réessaie ou recharge la page.',
  'register-form.registration-failed-please-check':
    'Le compte n’a pas pu être créé. Vérifie tes informations et réessaie.',
  'register-form.create-your-account': 'Crée ton compte',
  'register-form.name': 'Nom',
  'register-form.username': 'Pseudo',
  'register-form.other-players-see-this': 'Les autres voient ce pseudo. Garde-le ou choisis-en un autre.',
  'register-form.email': 'E-mail',
  'register-form.password': 'Mot de passe',
  'register-form.confirm-password': 'Confirme le mot de passe',
  'request-reset-form.forgot-password': 'Mot de passe oublié',
  'request-reset-form.email': 'E-mail',
  'request-reset-form.confirm-email': 'Confirme l’e-mail',
  'request-reset-form.retry': 'Réessayer',
  'request-reset-form.send': 'Envoyer',
  'reset-password-form.failed-to-reset-password':
    'Le mot de passe n’a pas pu être changé. Réessaie ou écris-nous pour qu’on t’aide.',
  'reset-password-form.reset-password': 'Nouveau mot de passe',
  'reset-password-form.new-password': 'Nouveau mot de passe',
  'reset-password-form.confirm-password': 'Confirme le mot de passe',
  'reset-password-form.retry': 'Réessayer',
  'reset-password-form.set-new-password': 'Enregistrer',
  'checking-session.signing-you-in': 'Connexion en cours',
  'checking-session.not-reached': 'Le serveur ne répond pas. Nouvel essai en cours.',
  'checking-session.error': 'Le serveur a renvoyé une erreur. Nouvel essai en cours.',
  'sign-in-form.login-unsuccessful-please-check': 'Connexion impossible. Vérifie tes identifiants et réessaie.',
  'sign-in-form.sign-in': 'Se connecter',
  'sign-in-form.email': 'E-mail',
  'sign-in-form.password': 'Mot de passe',
} satisfies Translation<typeof English>
