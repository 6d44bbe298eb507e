import type { Translation } from '../catalog.ts'
import type { moderation as English } from '../en/moderation.ts'

export const moderation = {
  'lost-phone-dialog.you-play-too-so':
    'Du spielst selbst mit, deshalb muss zuerst noch jemand Ja sagen. Bitte jemanden, in der Rangliste die Zeile von {name} zu öffnen.',
  'lost-phone-dialog.the-old-phone-must': 'Das alte Handy muss seit zwei Minuten weg sein.',
  'lost-phone-dialog.all-members-are-told': 'Alle Mitglieder erfahren davon.',
  'lost-phone-dialog.the-old-phone-can': 'Bis zum Ende des Spiels kann das alte Handy den Platz zurückholen.',
  'lost-phone-dialog.bets-that-has-placed':
    'Wetten, die {name} schon abgegeben hat, bleiben verdeckt, bis ihre Runden beginnen.',
  'lost-phone-dialog.give-this-to-only': 'Gib den Link nur {name}. Er funktioniert nur einmal',
  'lost-phone-dialog.your-browser-does-not':
    'Dein Browser erlaubt hier kein Kopieren. Kopiere den markierten Text von Hand.',
  'lost-phone-dialog.lost-the-phone': 'Hat {name} das Handy verloren?',
  'lost-phone-dialog.you-can-move-the':
    'Du kannst den Platz von {name} mit allen Chips und Wetten auf ein anderes Handy übertragen.',
  'lost-phone-dialog.waiting-for-a-yes': 'Warten auf ein Ja …',
  'lost-phone-dialog.make-the-link': 'Link erstellen',
  'lost-phone-dialog.the-phone-of-was':
    'Das Handy von {name} war vor weniger als zwei Minuten noch da. Warte, bis es zwei Minuten weg ist, und drück dann noch einmal.',
  'lost-phone-dialog.until': ', bis {time}',
  'lost-phone-dialog.qr-code-of-the': 'QR-Code des Links für {name}',
  'lost-phone-dialog.copied': 'Kopiert',
  'lost-phone-dialog.copy-link': 'Link kopieren',
  'member-actions.this-guest-joined-by': 'Dieser Gast kam über den Link, ohne Konto, und kann keine Trophäen gewinnen.',
  'member-actions.remove': 'Entfernen …',
  'member-actions.lost-phone': 'Handy verloren …',
  'member-actions.report-name': 'Namen melden …',
  'member-actions.unblock': 'Freigeben',
  'member-actions.block': 'Blockieren',
  'member-actions.unmute': 'Stumm aus',
  'member-actions.mute-15-min': '15 min stumm',
  'remove-dialog.this-cannot-be-undone': '{to} Das lässt sich nicht rückgängig machen.',
  'remove-dialog.this-member-becomes-a': 'Dieses Mitglied schaut nur noch zu und kann hier nicht mehr mitspielen.',
  'remove-dialog.this-member-leaves-the': 'Dieses Mitglied muss die Lobby verlassen und kann nicht zurückkommen.',
  'remove-dialog.was-removed-from-the': '{username} wurde aus der Lobby entfernt',
  'remove-dialog.is-a-spectator-from': '{username} schaut ab jetzt nur noch zu',
  'remove-dialog.remove': '{username} entfernen?',
  'remove-dialog.remove-2': 'Entfernen',
  'remove-dialog.make-spectator': 'Nur noch zuschauen lassen',
  'remove-dialog.what-happens-to-this': 'Was mit diesem Mitglied passiert',
  'remove-dialog.watch-only': 'Nur zuschauen',
  'remove-dialog.must-leave': 'Muss gehen',
  'remove-dialog.bets-of-this-member':
    ' Seine Wetten werden noch ausgewertet, und es bleibt in der Rangliste und im Pot.',
  'remove-dialog.reason': 'Grund',
  'remove-dialog.only-this-member-can': 'Den Grund kann nur dieses Mitglied lesen.',
  'remove-dialog.please-say-why': 'Bitte sag, warum',
  'removed-notice.has-removed-you-from':
    '{isOut, select, true {{username} hat dich aus deiner Lobby entfernt.} other {{username} lässt dich nur noch zuschauen.}}',
  'removed-notice.you-cannot-come-back':
    '{isOut, select, true {Du kannst nicht in diese Lobby zurück. Deine Wetten werden noch ausgewertet, und du bleibst in der Rangliste.} other {Ab jetzt schaust du zu. Deine Wetten werden noch ausgewertet, und du bleibst in der Rangliste.}}',
  'removed-notice.you-were-removed': 'Du wurdest entfernt',
  'removed-notice.dismiss': 'Ausblenden',
  'removed-screen.back-to-the-lobbies': 'Zurück zu den Lobbys',
  'removed-screen.says': '{username} sagt:',
  'removed-screen.you-cannot-come-back': 'Du kannst nicht in diese Lobby zurück.',
  'removed-screen.you-can-still-join': 'In anderen Lobbys kannst du weiter mitspielen.',
  'removed-screen.removed': 'Entfernt',
  'removed-screen.you-were-removed-from': 'Du wurdest aus dieser Lobby entfernt',
  'removed-screen.you-stay-in-the': 'Du bleibst in der Rangliste. ',
  'removed-screen.your-bet-is-still': 'Deine Wette wird noch ausgewertet. ',
  'seat-move-line.yes-move-the-seat': 'Ja, Platz von {username} übertragen',
} satisfies Translation<typeof English>
