import type { Catalog } from '../catalog.ts'

export const page = {
  'about.bettle': {
    text: 'Call the next ten minutes of a real match with free chips, against your friends.',
    about: 'Sentence for search engines and link previews.',
  },
  'sign-in.title': {
    text: 'Sign In · Bettle',
    about: 'Title of a page in the tab of the browser and in link previews.',
  },
  'sign-in.about': {
    text: 'Call the next ten minutes of a real match with free chips, against your friends. Sign in to play.',
    about: 'Sentence for search engines and link previews.',
  },
  'register.title': {
    text: 'Create your account · Bettle',
    about: 'Title of a page in the tab of the browser and in link previews.',
  },
  'register.about': {
    text: 'An account takes a minute and costs nothing. Every game starts with free chips.',
    about: 'Sentence for search engines and link previews.',
  },
  'request-reset.title': {
    text: 'Forgot password · Bettle',
    about: 'Title of a page in the tab of the browser and in link previews.',
  },
  'request-reset.about': {
    text: 'Ask for an email with a link to set a new password.',
    about: 'Sentence for search engines and link previews.',
  },
  'reset-password.title': {
    text: 'Reset password · Bettle',
    about: 'Title of a page in the tab of the browser and in link previews.',
  },
  'reset-password.about': { text: 'Set a new password.', about: 'Sentence for search engines and link previews.' },
  'confirm-email.title': {
    text: 'Confirm address · Bettle',
    about: 'Title of a page in the tab of the browser and in link previews.',
  },
  'confirm-email.about': { text: 'Confirm a new address.', about: 'Sentence for search engines and link previews.' },
  'terms.title': {
    text: 'Terms of Service · Bettle',
    about: 'Title of a page in the tab of the browser and in link previews.',
  },
  'terms.about': {
    text: 'The rules of Bettle for players. Chips are free and buy nothing.',
    about: 'Sentence for search engines and link previews.',
  },
  'results.title': {
    text: 'Previous Results · Bettle',
    about: 'Title of a page in the tab of the browser and in link previews.',
  },
  'results.about': {
    text: 'The games you have played, and how they ended.',
    about: 'Sentence for search engines and link previews.',
  },
  'profile.title': {
    text: 'Profile · Bettle',
    about: 'Title of a page in the tab of the browser and in link previews.',
  },
  'profile.about': {
    text: 'Your name, your avatar and your devices.',
    about: 'Sentence for search engines and link previews.',
  },
  'chat.title': { text: 'Chat · Bettle', about: 'Title of a page in the tab of the browser and in link previews.' },
  'chat.about': { text: 'The chat of your game.', about: 'Sentence for search engines and link previews.' },
  'logout.title': { text: 'Logout · Bettle', about: 'Title of a page in the tab of the browser and in link previews.' },
  'logout.about': { text: 'Sign out on this device.', about: 'Sentence for search engines and link previews.' },
  'forbidden.title': {
    text: 'No entry · Bettle',
    about: 'Title of a page in the tab of the browser and in link previews.',
  },
  'forbidden.about': { text: "You can't access that.", about: 'Sentence for search engines and link previews.' },
  'admin.title': {
    text: 'Administration · Bettle',
    about: 'Title of a page in the tab of the browser and in link previews.',
  },
  'admin.avatars': {
    text: 'Avatars · Bettle',
    about: 'Title of a page in the tab of the browser and in link previews.',
  },
  'admin.about': { text: 'For those who run Bettle.', about: 'Sentence for search engines and link previews.' },
  'picture.alt': {
    text: 'Bettle: call the next ten minutes of a real match, over or under.',
    about: 'Describes the picture of a link preview.',
  },
  'invitation.title': {
    text: 'You are invited to Bettle',
    about: 'Title of the link preview of an unknown or secret lobby.',
  },
  'invitation.upcoming': {
    text: '{home} v {away} · Bettle',
    about: 'Title of the link preview of a lobby before its match.',
    params: { home: 'A team.', away: 'A team.' },
  },
  'invitation.score': {
    text: '{home} {homeGoals}–{awayGoals} {away} · Bettle',
    about: 'Title of the link preview of a lobby whose match has a score.',
    params: { home: 'A team.', away: 'A team.', homeGoals: 'Goals.', awayGoals: 'Goals.' },
  },
  'invitation.score-lacks': {
    text: '{home} {homeGoals}–{awayGoals} {away} (+{unassigned}, side not known) · Bettle',
    about: 'The same, with goals of which the side is not known yet.',
    params: {
      home: 'A team.',
      away: 'A team.',
      homeGoals: 'Goals.',
      awayGoals: 'Goals.',
      unassigned: 'A number of goals.',
    },
  },
  'invitation.over': { text: 'The match is over.', about: 'Sentence of the link preview of a lobby.' },
  'invitation.abandoned': { text: 'The match was abandoned.', about: 'Sentence of the link preview of a lobby.' },
  'invitation.running': { text: 'The match is running.', about: 'Sentence of the link preview of a lobby.' },
  'invitation.unannounced': {
    text: 'The kick-off is not announced yet.',
    about: 'Sentence of the link preview of a lobby.',
  },
  'invitation.kick-off': {
    text: 'Kick-off {time} UTC.',
    about: 'Sentence of the link preview of a lobby.',
    params: { time: 'A date and a time, such as "14 June 2026 at 18:00".' },
  },
  'invitation.closed': {
    text: '{host, select, none {This game is closed.} other {{host}’s game is closed.}}',
    about: 'Sentence of the link preview of a lobby.',
    params: { host: 'The name of the host; none if there is none.' },
  },
  'invitation.seats': {
    text: '{host, select, none {This game, {players} of {seats} places taken, {chips} free chips each.} other {{host}’s game, {players} of {seats} places taken, {chips} free chips each.}}',
    about: 'Sentence of the link preview of a lobby.',
    params: {
      host: 'The name of the host; none if there is none.',
      players: 'A number.',
      seats: 'A number.',
      chips: 'A number.',
    },
  },
  'invitation.playing': {
    text: '{host, select, none {This game, {players} playing, {chips} free chips each.} other {{host}’s game, {players} playing, {chips} free chips each.}}',
    about: 'Sentence of the link preview of a lobby without a limit of seats.',
    params: { host: 'The name of the host; none if there is none.', players: 'A number.', chips: 'A number.' },
  },
  'invitation.over-or-under': {
    text: 'Over or under, before the round starts.',
    about: 'Last sentence of the link preview of a lobby.',
  },
  'competition.title': {
    text: '{name} · Bettle',
    about: 'Title of the public page of a competition.',
    params: { name: 'The name of the competition.' },
  },
  'competition.tournament': {
    text: 'A tournament with {entries, plural, one {# player} other {# players}} on Bettle.',
    about: 'First sentence of the link preview of a competition.',
    params: { entries: 'A number.' },
  },
  'competition.league': {
    text: 'A league with {entries, plural, one {# player} other {# players}} on Bettle.',
    about: 'First sentence of the link preview of a competition.',
    params: { entries: 'A number.' },
  },
  'competition.lobby': {
    text: 'An exclusive game with {entries, plural, one {# player} other {# players}} on Bettle.',
    about: 'First sentence of the link preview of a competition.',
    params: { entries: 'A number.' },
  },
  'competition.enrolling': {
    text: 'Enrolment is open: {free} of {places} places are free.',
    about: 'Second sentence of the link preview of a competition.',
    params: { free: 'A number.', places: 'A number.' },
  },
  'competition.drawn': { text: 'The draw is done.', about: 'Second sentence of the link preview of a competition.' },
  'competition.running': {
    text: 'The competition is running.',
    about: 'Second sentence of the link preview of a competition.',
  },
  'competition.won': {
    text: '{winner} has won.',
    about: 'Second sentence of the link preview of a competition.',
    params: { winner: 'The name of a player.' },
  },
  'deleted-player': {
    text: 'Deleted player {sign}',
    about: 'Username of a deleted account.',
    params: { sign: 'five letters or digits that tell deleted accounts apart' },
  },
  'competition.over': {
    text: 'The competition is over.',
    about: 'Second sentence of the link preview of a competition.',
  },
  'competition.cancelled': {
    text: 'The competition was cancelled.',
    about: 'Second sentence of the link preview of a competition.',
  },
  'competition.not-started': {
    text: 'The competition did not start.',
    about: 'Second sentence of the link preview of a competition.',
  },
} as const satisfies Catalog
