import type { Translation } from '../catalog.ts'
import type { pagesAccount as English } from '../en/pages-account.ts'

export const pagesAccount = {
  'beside-sign-in.play-any-match-with': 'Jouer un match entre amis',
  'beside-sign-in.signing-in-ends-your':
    'Si tu te connectes, ta partie sans compte s’arrête. Ni elle ni son résultat ne passent sur un autre compte. Pour les garder, crée plutôt un compte.',
  'beside-sign-in.a-game-of-five': 'Une partie de cinq minutes contre des bots, sans compte.',
  'beside-sign-in.sign-in-to-your': 'Te connecter à ton compte ?',
  'beside-sign-in.sign-in': 'Se connecter',
  'beside-sign-in.stay-with-my-game': 'Garder ma partie',
  'confirm-email-page.part-of-the-link':
    'Il manque un bout du lien. Copie-le en entier depuis l’e-mail, ou demandes-en un nouveau dans ton profil.',
  'confirm-email-page.you-can-chat-open':
    'Tu peux maintenant chatter, ouvrir des salons et organiser des compétitions.',
  'confirm-email-page.from-now-on-you': 'Désormais, tu te connectes avec cette adresse.',
  'confirm-email-page.confirm-the-address': 'Confirmer l’adresse',
  'confirm-email-page.go-on': 'Continuer',
  'confirm-email-page.confirm-address': 'Confirmer l’adresse ·',
  'confirm-email-page.this-link-is-incomplete': 'Ce lien est incomplet',
  'confirm-email-page.your-email-address-is': 'Ton adresse e-mail est confirmée',
  'confirm-email-page.your-email-address-was': 'Ton adresse e-mail a changé',
  'confirm-email-page.confirm-your-email-address': 'Confirme ton adresse e-mail',
  'confirm-email-page.confirm-your-new-email': 'Confirme ta nouvelle adresse e-mail',
  'confirm-email-page.when-your-address-is':
    'Une fois ton adresse confirmée, tu peux chatter, ouvrir des salons et organiser des compétitions.',
  'confirm-email-page.when-you-confirm-the':
    'Si tu confirmes, l’adresse qui a reçu le lien devient l’adresse e-mail de ton compte Bettle.',
  'confirm-email-page.to-your-profile': 'Aller à ton profil',
  'login-page.forgot-password': 'Mot de passe oublié ?',
  'login-page.new-here-create-your': 'Première fois ici ? <link>Crée ton compte</link>',
  'login-page.you-are-still-signed': 'Ta session est toujours ouverte sur cet appareil.',
  'login-page.try-again': 'Réessayer',
  'login-page.sign-in': 'Connexion ·',
  'login-page.the-server-cannot-be': 'Le serveur ne répond pas.',
  'login-page.the-server-answered-with': 'Le serveur a renvoyé une erreur.',
  'logout-page.signing-you-out': 'Déconnexion en cours',
  'logout-page.logout': 'Déconnexion ·',
  'new-password-set.your-new-password-is': 'Ton nouveau mot de passe est enregistré. Connecte-toi avec.',
  'register-page.create-your-account': 'Crée ton compte',
  'register-page.when-you-register-you': 'Avec un compte, tu gardes ta partie, ton résultat et tes reçus.',
  'register-page.back-to-the-game': 'Retour à la partie',
  'register-page.have-an-account-sign': 'Déjà un compte ? <link>Se connecter</link>',
  'register-page.create-your-account-2': 'Crée ton compte ·',
  'request-reset-page.forgot-password': 'Mot de passe oublié',
  'request-reset-page.enter-your-email-address':
    'Entre ton adresse e-mail. Nous t’envoyons un lien pour choisir un nouveau mot de passe.',
  'request-reset-page.back-to-sign-in': 'Retour à la connexion',
  'request-reset-page.instructions-sent': 'C’est envoyé',
  'request-reset-page.if-has-an-account':
    'Si {email} a un compte, un e-mail avec un lien arrive d’ici 5 minutes. Regarde aussi dans tes indésirables.',
  'request-reset-page.another-address': 'Autre adresse',
  'request-reset-page.forgot-password-2': 'Mot de passe oublié ·',
  'reset-password-page.reset-password': 'Nouveau mot de passe',
  'reset-password-page.link-expired-ask-for': 'Lien expiré ? <link>Demande un nouveau lien</link>',
  'reset-password-page.this-link-is-incomplete': 'Ce lien est incomplet',
  'reset-password-page.part-of-the-link':
    'Il manque un bout du lien. Copie-le en entier depuis l’e-mail, ou demande un nouveau lien.',
  'reset-password-page.ask-for-a-new': 'Demander un nouveau lien',
  'reset-password-page.reset-password-2': 'Nouveau mot de passe ·',
  'sign-in-lounge.admin': 'Admin',
} satisfies Translation<typeof English>
