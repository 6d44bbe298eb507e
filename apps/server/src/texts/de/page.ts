import type { Translation } from '../catalog.ts'
import type { page as English } from '../en/page.ts'

export const page = {
  'about.bettle': 'Tipp die nächsten zehn Minuten eines echten Spiels, mit kostenlosen Chips, gegen deine Freunde.',
  'sign-in.title': 'Anmelden · Bettle',
  'sign-in.about':
    'Tipp die nächsten zehn Minuten eines echten Spiels, mit kostenlosen Chips, gegen deine Freunde. Melde dich an und spiel mit.',
  'register.title': 'Konto anlegen · Bettle',
  'register.about':
    'Ein Konto ist in einer Minute angelegt und kostet nichts. Jede Partie beginnt mit kostenlosen Chips.',
  'request-reset.title': 'Passwort vergessen · Bettle',
  'request-reset.about': 'Lass dir per E-Mail einen Link für ein neues Passwort schicken.',
  'reset-password.title': 'Passwort zurücksetzen · Bettle',
  'reset-password.about': 'Leg ein neues Passwort fest.',
  'confirm-email.title': 'Adresse bestätigen · Bettle',
  'confirm-email.about': 'Bestätige eine neue Adresse.',
  'terms.title': 'Nutzungsbedingungen · Bettle',
  'terms.about': 'Die Regeln von Bettle für alle, die mitspielen. Chips sind kostenlos und haben keinen Geldwert.',
  'results.title': 'Meine Ergebnisse · Bettle',
  'results.about': 'Die Partien, die du gespielt hast, und wie sie ausgingen.',
  'profile.title': 'Profil · Bettle',
  'profile.about': 'Dein Name, dein Avatar und deine Geräte.',
  'chat.title': 'Chat · Bettle',
  'chat.about': 'Der Chat deiner Partie.',
  'logout.title': 'Abmelden · Bettle',
  'logout.about': 'Melde dich auf diesem Gerät ab.',
  'forbidden.title': 'Kein Zutritt · Bettle',
  'forbidden.about': 'Hier kommst du nicht rein.',
  'admin.title': 'Administration · Bettle',
  'admin.avatars': 'Avatare · Bettle',
  'admin.about': 'Für alle, die Bettle betreiben.',
  'picture.alt': 'Bettle: Tipp die nächsten zehn Minuten eines echten Spiels, über oder unter.',
  'invitation.title': 'Du bist zu Bettle eingeladen',
  'invitation.upcoming': '{home} – {away} · Bettle',
  'invitation.score': '{home} {homeGoals}:{awayGoals} {away} · Bettle',
  'invitation.score-lacks': '{home} {homeGoals}:{awayGoals} {away} (+{unassigned}, Team noch offen) · Bettle',
  'invitation.over': 'Das Spiel ist vorbei.',
  'invitation.abandoned': 'Das Spiel wurde abgebrochen.',
  'invitation.running': 'Das Spiel läuft.',
  'invitation.unannounced': 'Der Anpfiff steht noch nicht fest.',
  'invitation.kick-off': 'Anpfiff {time} UTC.',
  'invitation.closed':
    '{host, select, none {Diese Partie ist geschlossen.} other {Die Partie von {host} ist geschlossen.}}',
  'invitation.seats':
    '{host, select, none {Diese Partie: {players} von {seats} Plätzen belegt, je {chips} Chips gratis.} other {Die Partie von {host}: {players} von {seats} Plätzen belegt, je {chips} Chips gratis.}}',
  'invitation.playing':
    '{host, select, none {Diese Partie: {players, plural, one {# Person spielt mit} other {# Leute spielen mit}}, je {chips} Chips gratis.} other {Die Partie von {host}: {players, plural, one {# Person spielt mit} other {# Leute spielen mit}}, je {chips} Chips gratis.}}',
  'invitation.over-or-under': 'Über oder unter, bevor die Runde beginnt.',
  'competition.title': '{name} · Bettle',
  'competition.tournament':
    '{entries, plural, one {Ein Turnier mit # Anmeldung bei Bettle.} other {Ein Turnier mit # Anmeldungen bei Bettle.}}',
  'competition.league':
    '{entries, plural, one {Eine Liga mit # Anmeldung bei Bettle.} other {Eine Liga mit # Anmeldungen bei Bettle.}}',
  'competition.lobby':
    '{entries, plural, one {Eine exklusive Partie mit # Anmeldung bei Bettle.} other {Eine exklusive Partie mit # Anmeldungen bei Bettle.}}',
  'competition.enrolling': 'Die Anmeldung läuft: Noch {free} von {places} Plätzen frei.',
  'competition.drawn': 'Die Auslosung ist erfolgt.',
  'competition.running': 'Der Wettbewerb läuft.',
  'competition.won': '{winner} hat gewonnen.',
  'deleted-player': 'Gelöschtes Konto {sign}',
  'competition.over': 'Der Wettbewerb ist vorbei.',
  'competition.cancelled': 'Der Wettbewerb wurde abgesagt.',
  'competition.not-started': 'Der Wettbewerb hat nicht begonnen.',
} satisfies Translation<typeof English>
