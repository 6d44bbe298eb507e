import type { Translation } from '../catalog.ts'
import type { pagesHub as English } from '../en/pages-hub.ts'

export const pagesHub = {
  'guest-hub-page.looking-for-your-game': 'Deine Partie wird gesucht',
  'guest-hub-page.back-to-the-game': 'Zurück zur Partie',
  'guest-hub-page.see-the-full-result': 'Das ganze Ergebnis',
  'guest-hub-page.play-another': 'Noch eine spielen',
  'guest-hub-page.trial-game': 'Probepartie ·',
  'guest-hub-page.your-game': 'Deine Partie ·',
  'guest-hub-page.your-game-could-not': 'Deine Partie konnte nicht geladen werden',
  'guest-hub-page.your-trial-game-is': 'Deine Probepartie läuft',
  'guest-hub-page.your-game-goes-on': 'Deine Partie geht weiter',
  'guest-hub-page.v-you-still-have': '{homeTeam} – {awayTeam}. Deinen Platz und deine Chips hast du noch.',
  'guest-hub-page.register-to-keep-my': 'Konto anlegen und Ergebnis behalten',
  'guest-hub-page.register-to-keep-my-seat': 'Konto anlegen und Platz behalten',
  'guest-hub-page.your-trial-game-is-over': 'Deine Probepartie ist vorbei',
  'guest-hub-page.you-have-left-your': 'Du hast deine Probepartie verlassen',
  'guest-hub-page.your-game-is-over': 'Deine Partie ist vorbei',
  'guest-hub-page.you-have-left-the': 'Du hast die Partie verlassen',
  'guest-hub-page.v-you-finished-as':
    '{homeTeam} – {awayTeam}: Du bist auf Rang {position} von {count} gelandet. Leg innerhalb eines Tages ein Konto an, um das Ergebnis, deine Wetten und deine Belege zu behalten.',
  'guest-hub-page.register-to-play-in': 'Leg ein Konto an, um in Lobbys mit anderen zu spielen.',
  'guest-hub-page.register': 'Konto anlegen',
  'hub-compete.create': 'NEU',
  'hub-lounge.stop-editing': 'Bearbeiten beenden',
  'hub-lounge.admin-edit-this-page': 'Admin: Seite bearbeiten',
  'hub-lounge.loading': 'Wird geladen',
  'hub-page.customize-profile': 'Profil anpassen',
  'hub-page.lobbies': 'Lobbys ·',
  'hub-page.loading-competitions': 'Wettbewerbe werden geladen',
  'hub-page.customize-profile-of': 'Profil von {username} anpassen',
} satisfies Translation<typeof English>
