import type { Catalog } from '../catalog.ts'

/** The sentences of refusals, by the codes of the contract. The English texts are those of the contract. */
export const refusal = {
  'error.invalid-request': { text: 'Please check for errors', about: 'Error, status 400.' },
  'error.invalid-settings': {
    text: 'These settings contradict each other or are out of range.',
    about: 'Error, status 400.',
  },
  'error.passwords-differ': { text: 'Passwords do not match', about: 'Error, status 400.' },
  'error.link-expired': {
    text: 'Failed to reset password. Please try again or contact us for help.',
    about: 'Error, status 400.',
  },
  'error.login-failed': {
    text: 'Login unsuccessful, please check your details and try again.',
    about: 'Error, status 401.',
  },
  'error.not-signed-in': { text: 'Please sign in.', about: 'Error, status 401.' },
  'error.missing-tokens': { text: 'Missing tokens', about: 'Error, status 401.' },
  'error.session-expired': { text: 'Your session has expired. Please sign in again.', about: 'Error, status 401.' },
  'error.forbidden': { text: "You can't access that", about: 'Error, status 403.' },
  'error.account-needed': {
    text: 'You need an account for this. Register to keep your game and its result.',
    about: 'Error, status 403.',
  },
  'error.account-banned': { text: 'This account is banned for a while.', about: 'Error, status 403.' },
  'error.email-unconfirmed': {
    text: 'Confirm your email address first: open the link in our email.',
    about: 'Error, status 403.',
  },
  'error.spectators-cannot-bet': { text: 'Spectators watch: they cannot bet.', about: 'Error, status 403.' },
  'error.lone-recorder': {
    text: 'You record alone, so you cannot bet. You can bet while a second recorder is here.',
    about: 'Error, status 403.',
  },
  'error.eliminated': { text: 'You were eliminated from this game, so you cannot bet.', about: 'Error, status 403.' },
  'error.chat-off': { text: 'The rules of this game allow no chat.', about: 'Error, status 403.' },
  'error.guests-cannot-chat': {
    text: 'Guests can only read this chat. Register to write.',
    about: 'Error, status 403.',
  },
  'error.muted': { text: 'You are muted for a while: you cannot write in the chat.', about: 'Error, status 403.' },
  'error.competitor-bets-hidden': { text: "Competitors' bets are hidden in this lobby.", about: 'Error, status 403.' },
  'error.not-found': { text: 'Not found', about: 'Error, status 404.' },
  'error.lobby-not-found': { text: 'Lobby not found', about: 'Error, status 404.' },
  'error.match-not-found': { text: 'Match not found', about: 'Error, status 404.' },
  'error.round-not-found': { text: 'Round not found', about: 'Error, status 404.' },
  'error.competition-not-found': { text: 'Competition not found', about: 'Error, status 404.' },
  'error.circle-not-found': { text: 'Circle not found', about: 'Error, status 404.' },
  'error.code-not-found': {
    text: 'This code does not work for this competition. Check the code and try again.',
    about: 'Error, status 404.',
  },
  'error.option-not-found': {
    text: 'The bet that you picked does not exist in this match.',
    about: 'Error, status 404.',
  },
  'error.last-round': { text: 'This is the final round. No more bets can be placed.', about: 'Error, status 409.' },
  'error.betting-closed': { text: 'Betting is closed for this round.', about: 'Error, status 409.' },
  'error.already-placed': { text: 'You have already placed your bet on this round.', about: 'Error, status 409.' },
  'error.option-retired': {
    text: 'The bet that you picked is no longer offered. Pick another bet.',
    about: 'Error, status 409.',
  },
  'error.suspended': {
    text: 'The bet that you picked is suspended: nobody can place it for the moment.',
    about: 'Error, status 409.',
  },
  'error.own-price': {
    text: 'You set the odds of this bet yourself, so you cannot place it. Pick another bet.',
    about: 'Error, status 409.',
  },
  'error.odds-moved': {
    text: 'The odds of this bet have changed. Check the new odds and place the bet again.',
    about: 'Error, status 409.',
  },
  'error.stake-too-low': { text: 'The stake is below the minimum of this lobby.', about: 'Error, status 409.' },
  'error.stake-too-high': { text: 'The stake is above the maximum of this lobby.', about: 'Error, status 409.' },
  'error.insufficient-chips': { text: 'You do not have enough chips.', about: 'Error, status 409.' },
  'error.play-used': {
    text: 'You have placed this bet as often as this lobby allows. Pick another bet.',
    about: 'Error, status 409.',
  },
  'error.card-unavailable': { text: 'This card cannot be played now.', about: 'Error, status 409.' },
  'error.lobby-full': { text: 'This lobby is full.', about: 'Error, status 409.' },
  'error.lobby-closed': { text: 'This lobby is closed.', about: 'Error, status 409.' },
  'error.too-many-lobbies': {
    text: 'You already host {count} open lobbies, and nobody can host more at a time.',
    about: 'Error, status 409.',
    params: { count: 'the most lobbies' },
  },
  'error.too-many-seats': {
    text: 'You are already in {count} open lobbies. Leave a lobby first.',
    about: 'Error, status 409.',
    params: { count: 'the most lobbies' },
  },
  'error.too-many-competitions': {
    text: 'You already organise {count} open competitions. End or cancel a competition first.',
    about: 'Error, status 409.',
    params: { count: 'the most competitions' },
  },
  'error.too-many-circles': {
    text: 'You already own {owned} circles, or are in {joined}. Leave a circle first.',
    about: 'Error, status 409.',
    params: { owned: 'the most circles that one user owns', joined: 'the most circles that one user is in' },
  },
  'error.circle-full': {
    text: 'This circle is full: a circle has at most {count} members.',
    about: 'Error, status 409.',
    params: { count: 'the most members' },
  },
  'error.fixture-unusable': { text: 'This match cannot be used in this competition.', about: 'Error, status 409.' },
  'error.enrolment-not-open': {
    text: 'Enrolment in this competition has not opened yet.',
    about: 'Error, status 409.',
  },
  'error.enrolment-closed': { text: 'Enrolment in this competition is closed.', about: 'Error, status 409.' },
  'error.already-enrolled': { text: 'You are already enrolled in this competition.', about: 'Error, status 409.' },
  'error.not-enrolled': { text: 'You are not enrolled in this competition.', about: 'Error, status 409.' },
  'error.too-many-blocked': {
    text: 'You have blocked {count} players. Unblock a player first.',
    about: 'Error, status 409.',
    params: { count: 'the most blocked players' },
  },
  'error.code-spent': {
    text: 'Another player has already used this invitation code. Ask for another code.',
    about: 'Error, status 409.',
  },
  'error.competition-state': {
    text: 'The competition has moved on, so this is no longer possible. Load the page again.',
    about: 'Error, status 409.',
  },
  'error.role-final': { text: 'You cannot change your role in this lobby.', about: 'Error, status 409.' },
  'error.game-not-over': {
    text: 'Betting in this game is not over. Open the next game when betting is over.',
    about: 'Error, status 409.',
  },
  'error.guests-full': {
    text: 'All trial games are in use at the moment. Please try again in a minute or two.',
    about: 'Error, status 409.',
  },
  'error.ask-to-come-in': {
    text: 'The host decides whether more guests may come in from your network. Ask the host.',
    about: 'Error, status 409.',
  },
  'error.seat-in-use': {
    text: 'The device of this seat was here less than two minutes ago. Wait until it has been away for two minutes.',
    about: 'Error, status 409.',
  },
  'error.seat-moved': {
    text: 'Your seat is played on another device. You can take it back.',
    about: 'Error, status 409.',
  },
  'error.already-registered': {
    text: 'This game already belongs to an account. Please sign in to that account.',
    about: 'Error, status 409.',
  },
  'error.email-taken': { text: 'An account with this email address already exists.', about: 'Error, status 409.' },
  'error.username-taken': { text: 'This username is taken.', about: 'Error, status 409.' },
  'error.round-in-use': {
    text: 'This round has begun, or players can already bet on it, so it cannot be changed.',
    about: 'Error, status 409.',
  },
  'error.feed-suspended': {
    text: 'The feed of this match is suspended. Take over the match first, so that you record the events.',
    about: 'Error, status 409.',
  },
  'error.provider-in-use': {
    text: 'This provider is in use, so it cannot be deleted. First stop the feed of its match.',
    about: 'Error, status 409.',
  },
  'error.half-state': {
    text: 'The state of the match does not allow this. Load the page again to see the state.',
    about: 'Error, status 409.',
  },
  'error.results-confirmed': {
    text: 'The results of this match are confirmed. Give a reason for the change.',
    about: 'Error, status 409.',
  },
  'error.idempotency-key-reused': {
    text: 'The Idempotency-Key of this request was already used for a different request.',
    about: 'Error, status 409.',
  },
  'error.reply-lost': {
    text: 'The server did what you asked, but its answer was lost. Please load the page again.',
    about: 'Error, status 409.',
  },
  'error.event-type-exists': { text: 'Event type already exists', about: 'Error, status 409.' },
  'error.list-changed': {
    text: 'The list has changed since you opened it, so nothing was deleted. Check the list again.',
    about: 'Error, status 409.',
  },
  'error.fixture-columns-unknown': {
    text: 'The file has columns that Bettle does not know. Choose what each column contains.',
    about: 'Error, status 409.',
  },
  'error.fixture-date-order': {
    text: 'Choose whether the day or the month comes first in the dates of this file.',
    about: 'Error, status 409.',
  },
  'error.fixture-time-zone': {
    text: 'The file does not name the time zone of the kick-offs. Choose the time zone.',
    about: 'Error, status 409.',
  },
  'error.fixture-times-missing': {
    text: 'The file has dates without a time. Choose a kick-off time for these matches.',
    about: 'Error, status 409.',
  },
  'error.fixture-lines-alike': {
    text: 'Some lines of the file may be the same match. Confirm that they are different matches, or correct the file.',
    about: 'Error, status 409.',
  },
  'error.fixture-similar': {
    text: 'Some matches in the file look like existing matches. Choose for each whether it is the same match.',
    about: 'Error, status 409.',
  },
  'error.content-changed': {
    text: 'Another administrator published the landing page after you began your draft. Your draft is kept, but is not published.',
    about: 'Error, status 409.',
  },
  'error.too-large': { text: 'What you sent is too large.', about: 'Error, status 413.' },
  'error.unsupported-type': { text: 'This type of content is not supported.', about: 'Error, status 415.' },
  'error.fixture-file-kind': {
    text: 'Bettle cannot read this file. Save the list of matches as a CSV file, and choose that file.',
    about: 'Error, status 415.',
  },
  'error.rate-limited': { text: 'Too many requests. Please wait a moment.', about: 'Error, status 429.' },
  'error.unavailable': {
    text: 'Bettle is not available right now. Please try again in a moment.',
    about: 'Error, status 503.',
  },
  'error.internal-error': { text: 'Something went wrong...', about: 'Error, status 500.' },
  'said.confirm-link-expired': {
    text: 'The link that confirms your email address no longer works. Ask for a new link.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.email-invalid': {
    text: 'Invalid email address',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.email-missing': {
    text: 'Please provide your email address',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.emails-differ': {
    text: 'Email addresses do not match',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.name-missing': {
    text: 'Please provide your name',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.other-name-missing': {
    text: 'Please provide a name',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.password-missing': {
    text: 'Please provide your password',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.password-wrong': {
    text: 'The password is wrong.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.password-too-short': {
    text: 'Passwords should be at least {count} characters',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { count: 'the fewest characters' },
  },
  'said.password-without-lowercase': {
    text: 'Passwords should contain a lowercase letter',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.password-without-uppercase': {
    text: 'Passwords should contain an uppercase letter',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.password-without-number': {
    text: 'Passwords should contain a number',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.password-without-special': {
    text: 'Passwords should contain a special character',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.terms-not-accepted': {
    text: 'Please accept the terms of service',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.username-missing': {
    text: 'Please provide a username',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.username-invisible': {
    text: 'Please use visible characters in a username',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.username-too-long': {
    text: 'Usernames have at most {count} characters',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { count: 'the most characters' },
  },
  'said.username-reserved': {
    text: 'This username is reserved for Bettle. Choose another username.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.username-two-alphabets': {
    text: 'This username mixes two alphabets. Please use letters of one alphabet only.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.username-taken-other-free': {
    text: 'This username is taken. {name} is free.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { name: 'a username that is free' },
  },
  'said.username-alike-other-free': {
    text: 'This username looks too much like another player’s. {name} is free.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { name: 'a username that is free' },
  },
  'said.renamed-too-often': {
    text: 'You have changed your name {count, plural, one {{count} time} other {{count} times}} today. Please wait before you change it again.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { count: 'a number: how often today' },
  },
  'said.rename-muted': {
    text: 'You are muted, so you cannot change your name now. You can change it when the mute is over.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.demo-shared': {
    text: 'Everyone shares the demo player, so it cannot be changed.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.seat-came-from-other': {
    text: 'This seat was moved to your phone from another one. You can register when the match is over.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.files-too-many': {
    text: 'You have uploaded as many files as one account may keep.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.push-service-unknown': {
    text: 'This server sends no reminders through the push service of this browser.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.time-zone-unknown': {
    text: 'This time zone is unknown.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.attempts-too-many': {
    text: 'Too many attempts. Please try again in {wait}.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { wait: 'the time to wait, such as "5 minutes"; it stands after "in"' },
  },
  'said.data-downloaded': {
    text: 'You have already downloaded your data several times. Please try again in {wait}.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { wait: 'the time to wait, such as "5 minutes"; it stands after "in"' },
  },
  'said.guests-too-many': {
    text: 'Many guests joined in the last minutes. Please try again in {wait}.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { wait: 'the time to wait, such as "5 minutes"; it stands after "in"' },
  },
  'said.trials-too-many': {
    text: 'Many trial games were started from your network in the last minutes. Please try again in {wait}.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { wait: 'the time to wait, such as "5 minutes"; it stands after "in"' },
  },
  'said.trials-too-many-today': {
    text: 'Very many trial games were started from your network today. Please try again in {wait}.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { wait: 'the time to wait, such as "5 minutes"; it stands after "in"' },
  },
  'said.game-decided': {
    text: 'This game is decided. No more bets can be placed.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.no-cards-here': {
    text: 'This lobby plays without cards.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.no-card-first-round': {
    text: 'No card can be played on the first round.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.cards-not-dealt': {
    text: 'The cards are dealt when the match starts.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.card-not-held': {
    text: 'You do not hold this card.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.card-played': {
    text: 'You have already played this card.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.card-later': {
    text: 'You can play your next card from round {round} on.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { round: 'the number of the round' },
  },
  'said.scout-not-played': {
    text: 'You have not played the card Scout with your bet on this round.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.scout-later': {
    text: 'Your card Scout shows the bets of the other players when betting on this round has closed.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.scout-left': {
    text: 'You have left this lobby, so you see the bets of the other players only when the round starts.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.left-lobby': {
    text: 'You have left this lobby.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.removed-from-lobby': {
    text: 'You were removed from this lobby and cannot come back to it.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.remove-self': {
    text: 'You cannot remove yourself.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.removed-by-organiser': {
    text: 'You cannot remove a player from a game of a competition. The organiser of the competition can disqualify a player.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.competition-seat-stays': {
    text: 'You cannot leave a game of a competition. To stop playing, withdraw from the competition.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.lobbies-opened': {
    text: 'You have opened {count, plural, one {{count} lobby} other {{count} lobbies}} today. Please wait before you open another lobby.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { count: 'a number: how often today' },
  },
  'said.other-lobby-first': {
    text: 'Another lobby on this match was opened first, so nothing was done.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.host-only': {
    text: 'Only the host of this lobby can do this.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.host-or-administrator-only': {
    text: 'Only the host of this lobby and administrators can do this.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.accounts-only': {
    text: 'Only players with an account can join this lobby. Register or sign in.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.network-closed': {
    text: 'The host lets in no more guests from your network. Register or sign in to join.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.network-asked': {
    text: 'Three guests of your network have already asked to come into this lobby. Ask the host yourself, or register or sign in.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.no-trial-games': {
    text: 'This server offers no trial games.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.has-account': {
    text: 'You have an account: join a lobby, or open one.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.seat-taken-back': {
    text: 'The first phone has taken this seat back, so it is not played on this device any more.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.seat-stays-over': {
    text: 'The match is over, so this seat stays on the other device.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.seat-link-used': {
    text: 'This link no longer works. Ask the host of the game for a new one.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.seat-own-here': {
    text: 'You have a seat of your own in this game on this device. Open the link on the other device.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.seat-registered': {
    text: 'This player has registered, so the seat belongs to an account.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.seat-in-other-lobby': {
    text: 'This guest also plays in another lobby, so the seat cannot move to another device. The guest can ask to come in again.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.other-member-agrees': {
    text: 'Another member of this lobby has to say yes.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.message-missing': {
    text: 'Please write something',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.muted-for': {
    text: '{minutes, plural, one {You are muted for another minute.} other {You are muted for another {minutes} minutes.}}',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { minutes: 'a number: the minutes left' },
  },
  'said.chat-slowed': {
    text: '{every, plural, one {The host has slowed down the chat: one message every second.} other {The host has slowed down the chat: one message every {every} seconds.}} {seconds, plural, one {You can write again in a second.} other {You can write again in {seconds} seconds.}}',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { every: 'a number: the seconds between two messages', seconds: 'a number: the seconds to wait' },
  },
  'said.mute-self': {
    text: 'You can neither mute nor unmute yourself.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.mute-administrator': {
    text: 'Administrators cannot be muted.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.block-self': {
    text: 'You cannot block yourself.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.report-self': {
    text: 'You cannot report yourself.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.report-invisible': {
    text: 'Please say what happened, or leave this blank',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.reports-sent': {
    text: 'You have sent {count, plural, one {{count} report} other {{count} reports}} today. Please wait before you send another report.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { count: 'a number: how often today' },
  },
  'said.teams-not-named': {
    text: 'No member has named the teams of this match.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.reason-missing': {
    text: 'Please say why',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.reason-invisible': {
    text: 'Please say why, or leave the reason blank',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.crash-missing': {
    text: 'Please describe what happened',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.circle-name-missing': {
    text: 'Please name the circle',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.name-invisible': {
    text: 'Please use visible characters in a name',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.name-reserved': {
    text: 'This name is reserved for Bettle. Choose another name.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.name-two-alphabets': {
    text: 'This name mixes two alphabets. Please use letters of one alphabet only.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.circle-owner-only': {
    text: 'Only the owner of the circle can do this.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.circle-leave-instead': {
    text: 'You cannot remove yourself. Leave the circle.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.circle-closed-to-you': {
    text: 'The owner of this circle does not let you in.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.circles-made': {
    text: 'You have made {count, plural, one {{count} circle} other {{count} circles}} today. Please wait before you make another circle.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { count: 'a number: how often today' },
  },
  'said.circles-renamed': {
    text: 'You have renamed circles too often today. Please wait before you choose another name.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.season-length': {
    text: 'The next season must last {min} to {max} days. Choose another day.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { min: 'the fewest days', max: 'the most days' },
  },
  'said.evenings-opened': {
    text: 'This circle has opened {count, plural, one {{count} evening} other {{count} evenings}} today. Please wait before you open another one.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { count: 'a number: how often today' },
  },
  'said.competition-cancelled': {
    text: 'This competition was cancelled.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.competition-over': {
    text: 'This competition is over.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.enrol-account': {
    text: 'You need an account to enrol. Register first.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.disqualified': {
    text: 'You were disqualified from this competition.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.already-out': {
    text: 'You are already out of this competition, so you cannot withdraw.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.watch-players-only': {
    text: 'Only players of this competition can watch its games.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.vote-over': {
    text: 'The vote on this decision is over.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.vote-outdated': {
    text: 'The competition has changed since, so this decision can no longer be made.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.vote-not-yours': {
    text: 'Only players who neither gain nor lose by this decision vote on it.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.own-matches-opened': {
    text: 'You have opened {count, plural, one {{count} match} other {{count} matches}} of your own today. Please wait before you open another one.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { count: 'a number: how often today' },
  },
  'said.kick-off-over': {
    text: 'The kick-off is over. Choose a later time, or now.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.kick-off-far': {
    text: 'The kick-off can be {days} days ahead at most.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { days: 'the most days' },
  },
  'said.team-missing': {
    text: 'Please name the team',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.team-invisible': {
    text: 'Use visible characters in the name of a team.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.team-too-long': {
    text: 'The name of a team can have {count} characters at most.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { count: 'the most characters' },
  },
  'said.team-reserved': {
    text: 'This name is reserved for Bettle. Choose another name for the team.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.team-two-alphabets': {
    text: 'This name mixes two alphabets. Use letters of one alphabet only.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.teams-alike': {
    text: 'The two teams need different names.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.event-type-missing': {
    text: 'Please choose an event type',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.event-type-not-offered': {
    text: 'This match does not offer this event type.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.room-event-type-not-offered': {
    text: 'A room cannot record {eventType} in this match, because the match does not offer this event type.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { eventType: 'the name of an event type' },
  },
  'said.room-too-late': {
    text: 'This match has already started. A room that records a match must be opened before the kick-off.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.room-crowd-small': {
    text: 'A crowd records from {count} players on. Let named players record.',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { count: 'the fewest players' },
  },
  'said.room-host-alone': {
    text: 'A host without a seat records alone, without named recorders.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.room-other-recorder': {
    text: 'The members of this lobby do not record the match: somebody else records it.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.room-players-only': {
    text: 'Only players, or a host without a seat, can record the match in this lobby.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.room-recorders-only': {
    text: 'Only the recorders of this game tap events. The host names them among the players.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.room-no-recorders': {
    text: 'No named recorders record the match of this lobby.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.room-all-record': {
    text: 'From now on all players record this match.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.room-host-names': {
    text: 'Only the host of this game names its recorders.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.room-over': {
    text: 'The match is over, so nobody records it any more.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.room-needs-recorder': {
    text: 'The game needs a recorder. Let another player record first.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.room-player-only': {
    text: 'Only a player who is in this game can record it.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.room-decided': {
    text: 'The room has decided this round, so nothing changes its events any more.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.room-denied-twice': {
    text: 'You have said twice in this half, without a question, that an event did not happen.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.room-claimed-twice': {
    text: 'You have challenged or claimed two events in this half. One that succeeds is given back.',
    about: 'Sentence, refusal.',
  },
  'said.room-objection-late': {
    text: 'It is too late to challenge or claim this event.',
    about: 'Sentence, refusal.',
  },
  'said.room-start-late': {
    text: 'The recorders correct the start of a half in its first five minutes only, by at most ten minutes.',
    about: 'Sentence, refusal.',
  },
  'said.room-start-own-bet': {
    text: 'This start may save a bet of yours, so others must state it.',
    about: 'Sentence, refusal.',
  },
  'said.room-no-round': {
    text: 'This match has no such round.',
    about: 'Sentence, refusal.',
  },
  'said.room-round-runs': {
    text: 'Check the counts of this round once it has ended. Until then, tap what you see.',
    about: 'Sentence, refusal.',
  },
  'said.room-seatless-host-only': {
    text: 'Only a host without a seat can remove an event of the match.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.tap-pad-closed': {
    text: 'Open the tap pad first.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.tap-pad-elsewhere': {
    text: 'You record in another window. Open the tap pad here to go on here.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.tap-before-kick-off': {
    text: 'The match kicks off in a moment. Tap what you see after the kick-off.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.tap-before-start': {
    text: 'The match has not started, so this tap does not count. First press Start half 1.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.tap-missing': {
    text: 'This tap does not exist.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.tap-too-old': {
    text: 'This tap is older than ten seconds, so you can no longer undo it.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.event-missing': {
    text: 'This event does not exist.',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.text-unsound': {
    text: 'Please use ordinary text',
    about: 'Says why something was refused, or what is wrong with a field.',
  },
  'said.field-missing': {
    text: '{field} is missing',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { field: 'the English name of the field' },
  },
  'said.field-invalid': {
    text: '{field} is not valid',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { field: 'the English name of the field' },
  },
  'said.field-kind': {
    text: '{kind, select, string {{field} must be a text} number {{field} must be a number} int {{field} must be a whole number} boolean {{field} must be true or false} array {{field} must be a list} object {{field} must be an object} record {{field} must be an object} date {{field} must be a time} other {{field} must be something else}}',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { field: 'the English name of the field', kind: 'the kind of value that the field needs' },
  },
  'said.field-value': {
    text: '{field} must be {value}',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { field: 'the English name of the field', value: 'the only value that is possible' },
  },
  'said.field-values': {
    text: '{field} must be one of {values}',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { field: 'the English name of the field', values: 'the values that are possible, separated by commas' },
  },
  'said.field-too-small': {
    text: '{field} must be at least {count}',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { field: 'the English name of the field', count: 'the limit' },
  },
  'said.field-too-large': {
    text: '{field} must be at most {count}',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { field: 'the English name of the field', count: 'the limit' },
  },
  'said.field-too-short': {
    text: '{count, plural, one {{field} must have at least {count} character} other {{field} must have at least {count} characters}}',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { field: 'the English name of the field', count: 'a number: the limit' },
  },
  'said.field-too-long': {
    text: '{count, plural, one {{field} must have at most {count} character} other {{field} must have at most {count} characters}}',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { field: 'the English name of the field', count: 'a number: the limit' },
  },
  'said.field-too-few': {
    text: '{count, plural, one {{field} must have at least {count} entry} other {{field} must have at least {count} entries}}',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { field: 'the English name of the field', count: 'a number: the limit' },
  },
  'said.field-too-many': {
    text: '{count, plural, one {{field} must have at most {count} entry} other {{field} must have at most {count} entries}}',
    about: 'Says why something was refused, or what is wrong with a field.',
    params: { field: 'the English name of the field', count: 'a number: the limit' },
  },
  'wait.seconds': {
    text: '{seconds, plural, one {{seconds} second} other {{seconds} seconds}}',
    about: 'A time to wait, after "Please try again in".',
    params: { seconds: 'a number: seconds' },
  },
  'wait.minutes': {
    text: '{minutes, plural, one {{minutes} minute} other {{minutes} minutes}}',
    about: 'A time to wait, after "Please try again in".',
    params: { minutes: 'a number: minutes' },
  },
  'settings.smallest-bet-above-largest': {
    text: 'The smallest bet cannot be more than the largest bet.',
    about: 'Problem of a lobby’s settings.',
  },
  'settings.smallest-bet-above-chips': {
    text: 'The smallest bet cannot be more than the starting chips.',
    about: 'Problem of a lobby’s settings.',
  },
  'settings.break-as-long-as-round': {
    text: 'The break must be shorter than a round.',
    about: 'Problem of a lobby’s settings.',
  },
  'settings.threshold-above-chips': {
    text: 'The elimination threshold must be less than the starting chips.',
    about: 'Problem of a lobby’s settings.',
  },
  'subject.max-players': {
    text: 'The number of players',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'subject.starting-chips': {
    text: 'Starting chips',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'subject.game-mode': {
    text: 'The game mode',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'subject.max-play-repeats': {
    text: 'The number of repeats',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'subject.min-bet-amount': {
    text: 'The smallest bet',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'subject.max-bet-amount': {
    text: 'The largest bet',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'subject.betting-time-limit': {
    text: 'The betting time',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'subject.inactivity-penalty': {
    text: 'The inactivity penalty',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'subject.round-duration': {
    text: 'The length of a round',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'subject.break-duration': {
    text: 'The length of the break',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'subject.card-effect-strength': {
    text: 'The strength of cards',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'subject.card-cooldown-time': {
    text: 'The number of rounds between cards',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'subject.elimination-by': {
    text: 'The kind of elimination',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'subject.first-cut': {
    text: 'The number of rounds before the first cut',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'subject.rounds-between-cuts': {
    text: 'The number of rounds from cut to cut',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'subject.elimination-threshold': {
    text: 'The elimination threshold',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'subject.prize-distribution': {
    text: 'The prize distribution',
    about: 'The name of a setting as the start of a sentence: "… must be a whole number from 1 to 10."',
  },
  'settings.whole-number': {
    text: '{subject} must be a whole number from {min} to {max}.',
    about: 'Problem of a lobby’s settings.',
    params: { subject: 'the name of a setting (refusal.subject)', min: 'the least', max: 'the most' },
  },
  'settings.multiple': {
    text: '{subject} must be a multiple of {step} from {min} to {max}.',
    about: 'Problem of a lobby’s settings.',
    params: { subject: 'the name of a setting (refusal.subject)', step: 'a number', min: 'the least', max: 'the most' },
  },
  'settings.choice': {
    text: '{subject} must be {others} or {last}.',
    about: 'Problem of a lobby’s settings.',
    params: {
      subject: 'the name of a setting (refusal.subject)',
      others: 'codes of values, separated by commas',
      last: 'the code of the last value',
    },
  },
} as const satisfies Catalog
