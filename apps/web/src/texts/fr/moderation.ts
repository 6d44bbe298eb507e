import type { Translation } from '../catalog.ts'
import type { moderation as English } from '../en/moderation.ts'

export const moderation = {
  'lost-phone-dialog.you-play-too-so':
    'Tu joues aussi : un autre membre doit d’abord dire oui. Demande-lui d’ouvrir la ligne de {name} dans le classement.',
  'lost-phone-dialog.the-old-phone-must': 'L’ancien téléphone doit être absent depuis deux minutes.',
  'lost-phone-dialog.all-members-are-told': 'Tout le salon est prévenu.',
  'lost-phone-dialog.the-old-phone-can': 'L’ancien téléphone peut reprendre la place jusqu’à la fin du match.',
  'lost-phone-dialog.bets-that-has-placed':
    'Les paris déjà posés par {name} restent cachés jusqu’au début de leur manche.',
  'lost-phone-dialog.give-this-to-only': 'À donner à {name}, et à personne d’autre. Ne marche qu’une fois',
  'lost-phone-dialog.your-browser-does-not':
    'Ton navigateur ne permet pas de copier ici. Copie toi-même le texte sélectionné.',
  'lost-phone-dialog.lost-the-phone': '{name} a perdu son téléphone ?',
  'lost-phone-dialog.you-can-move-the':
    'Tu peux déplacer la place de {name}, avec ses jetons et ses paris, sur un autre téléphone.',
  'lost-phone-dialog.waiting-for-a-yes': 'En attente d’un oui…',
  'lost-phone-dialog.make-the-link': 'Créer le lien',
  'lost-phone-dialog.the-phone-of-was':
    'Le téléphone de {name} était là il y a moins de deux minutes. Attends deux minutes d’absence, puis appuie de nouveau.',
  'lost-phone-dialog.until': ', jusqu’à {time}',
  'lost-phone-dialog.qr-code-of-the': 'QR code du lien pour {name}',
  'lost-phone-dialog.copied': 'Copié',
  'lost-phone-dialog.copy-link': 'Copier le lien',
  'member-actions.this-guest-joined-by':
    'Cette personne est entrée par le lien, sans compte, et ne peut pas gagner de trophées.',
  'member-actions.remove': 'Exclure…',
  'member-actions.lost-phone': 'Téléphone perdu…',
  'member-actions.report-name': 'Signaler le nom…',
  'member-actions.unblock': 'Débloquer',
  'member-actions.block': 'Bloquer',
  'member-actions.unmute': 'Rendre la parole',
  'member-actions.mute-15-min': 'Sourdine 15 min',
  'remove-dialog.this-cannot-be-undone': '{to} C’est définitif.',
  'remove-dialog.this-member-becomes-a': 'Cette personne passe dans le public et ne pourra plus jouer ici.',
  'remove-dialog.this-member-leaves-the': 'Cette personne quitte le salon et ne pourra pas revenir.',
  'remove-dialog.was-removed-from-the': '{username} n’est plus dans le salon',
  'remove-dialog.is-a-spectator-from': '{username} passe dans le public',
  'remove-dialog.remove': 'Exclure {username} ?',
  'remove-dialog.remove-2': 'Exclure',
  'remove-dialog.make-spectator': 'Mettre dans le public',
  'remove-dialog.what-happens-to-this': 'Ce qui se passe ensuite',
  'remove-dialog.watch-only': 'Regarder',
  'remove-dialog.must-leave': 'Partir',
  'remove-dialog.bets-of-this-member':
    ' Ses paris seront quand même réglés, et cette personne reste au classement et dans la cagnotte.',
  'remove-dialog.reason': 'Motif',
  'remove-dialog.only-this-member-can': 'Seule cette personne peut lire le motif.',
  'remove-dialog.please-say-why': 'Dis pourquoi',
  'removed-notice.has-removed-you-from':
    '{isOut, select, true {{username} t’a fait sortir de ton salon.} other {{username} t’a fait passer dans le public.}}',
  'removed-notice.you-cannot-come-back':
    '{isOut, select, true {Tu ne peux pas revenir dans ce salon. Tes paris seront quand même réglés, et tu restes au classement.} other {À partir de maintenant, tu regardes. Tes paris seront quand même réglés, et tu restes au classement.}}',
  'removed-notice.you-were-removed': 'Ton exclusion',
  'removed-notice.dismiss': 'Masquer',
  'removed-screen.back-to-the-lobbies': 'Retour aux salons',
  'removed-screen.says': '{username} dit :',
  'removed-screen.you-cannot-come-back': 'Tu ne peux pas revenir dans ce salon.',
  'removed-screen.you-can-still-join': 'Tu peux rejoindre d’autres salons.',
  'removed-screen.removed': 'Exclusion',
  'removed-screen.you-were-removed-from': 'Tu ne fais plus partie de ce salon',
  'removed-screen.you-stay-in-the': 'Tu restes au classement. ',
  'removed-screen.your-bet-is-still': 'Ton pari sera quand même réglé. ',
  'seat-move-line.yes-move-the-seat': 'Oui, déplacer la place de {username}',
} satisfies Translation<typeof English>
