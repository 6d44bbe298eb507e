import type { Translation } from '../catalog.ts'
import type { mail as English } from '../en/mail.ts'

export const mail = {
  'layout.open-address': 'Si le bouton ne fait rien, ouvre cette adresse :',
  'greeting.named': 'Bonjour {name},',
  'greeting.bare': 'Bonjour,',
  'link.once-an-hour': 'Le lien de cet e-mail marche une fois, pendant une heure.',
  'link.confirm': 'Confirmer l’adresse',
  'link.is-this-yours': 'Est-ce ton adresse e-mail ?',
  'link.set-password': 'Choisir un nouveau mot de passe',
  'reset.subject': 'Réinitialise ton mot de passe Bettle',
  'reset.asked': 'Quelqu’un, sans doute toi, a demandé à réinitialiser le mot de passe du compte Bettle de {email}.',
  'reset.works-once':
    'Le lien marche une fois, pendant une heure. Un nouveau mot de passe te déconnecte sur tous tes appareils.',
  'reset.not-you': 'Si tu n’as rien demandé, ne fais rien : ton mot de passe ne change pas.',
  'welcome.subject': 'Bienvenue sur Bettle : choisis ton mot de passe',
  'welcome.preview': 'Un compte a été créé pour toi. Choisis un mot de passe et joue.',
  'welcome.heading': 'Un compte a été créé pour toi',
  'welcome.created':
    'L’administration a créé un compte Bettle pour {email}. Choisis un mot de passe, connecte-toi et rejoins un match.',
  'welcome.works-once':
    'Le lien marche une fois, pendant trois jours. Ensuite, clique sur « Mot de passe oublié ? » sur la page de connexion pour en recevoir un autre.',
  'welcome.action': 'Choisir mon mot de passe',
  'welcome.what-is-bettle':
    'Bettle est un jeu de pronostics de foot en direct, avec des jetons gratuits. Si tu n’attendais pas cet e-mail, ignore-le.',
  'new-address.subject': 'Confirme la nouvelle adresse e-mail de ton compte Bettle',
  'new-address.wants': 'Quelqu’un, sans doute toi, veut utiliser cette adresse pour un compte Bettle.',
  'new-address.becomes':
    'Une fois confirmée, elle devient l’adresse du compte. Le lien marche une fois, pendant une heure.',
  'new-address.not-you': 'Si tu n’as rien demandé, ne fais rien : aucun compte n’utilisera cette adresse.',
  'registration.subject': 'Confirme l’adresse e-mail de ton compte Bettle',
  'registration.preview': 'Confirme ton adresse e-mail. Tu pourras alors discuter et ouvrir des salons.',
  'registration.created': 'Quelqu’un, sans doute toi, a créé un compte Bettle avec l’adresse {email}.',
  'registration.confirm':
    'Confirme l’adresse pour pouvoir discuter et ouvrir des salons. Tu peux déjà jouer. Le lien marche une fois, pendant trois jours.',
  'registration.not-you': 'Si tu n’as pas créé ce compte, ne fais rien : il ne pourra ni discuter ni ouvrir de salon.',
  'notice.nothing-to-do': 'Si c’était toi, tu n’as rien à faire.',
  'notice.email-changed.subject': 'L’adresse e-mail de ton compte Bettle a changé',
  'notice.email-changed.heading': 'L’adresse e-mail de ton compte a changé',
  'notice.email-changed.sentence':
    'Ton compte Bettle a maintenant une autre adresse e-mail. Connecte-toi désormais avec la nouvelle.',
  'notice.email-changed.action': 'Ouvrir Bettle',
  'notice.email-changed.not-you':
    'Si ce n’était pas toi, réponds à cet e-mail : tu ne peux plus te connecter avec cette adresse.',
  'notice.password-changed.subject': 'Ton mot de passe Bettle a changé',
  'notice.password-changed.heading': 'Le mot de passe de ton compte a changé',
  'notice.password-changed.sentence':
    'Ton compte Bettle a maintenant un nouveau mot de passe. Les autres appareils ont été déconnectés.',
  'notice.set-password-at-once':
    'Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe. Il déconnecte tous les appareils.',
  'notice.new-device.subject': 'Nouvel appareil sur ton compte Bettle',
  'notice.new-device.heading': 'Quelqu’un s’est connecté à ton compte avec un nouvel appareil',
  'notice.new-device.sentence':
    'Quelqu’un s’est connecté à ton compte Bettle : {device}. Ton compte n’a aucune autre session sur un appareil de ce type.',
  'notice.new-device.device': '{browser} sur {system}',
  'notice.new-device.unknown': 'appareil inconnu',
} satisfies Translation<typeof English>
