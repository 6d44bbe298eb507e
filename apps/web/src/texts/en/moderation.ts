import type { Catalog } from '../catalog.ts'

export const moderation = {
  'lost-phone-dialog.you-play-too-so': {
    text: 'You play too, so another member has to say yes first. Ask them to open {name} in the ranking.',
    about: 'Sentence, lost phone dialog.',
    params: { name: 'name' },
  },
  'lost-phone-dialog.the-old-phone-must': {
    text: 'The old phone must have been away for two minutes.',
    about: 'Item of a list, lost phone dialog.',
  },
  'lost-phone-dialog.all-members-are-told': {
    text: 'All members are told.',
    about: 'Item of a list, lost phone dialog.',
  },
  'lost-phone-dialog.the-old-phone-can': {
    text: 'The old phone can take the seat back until the match ends.',
    about: 'Item of a list, lost phone dialog.',
  },
  'lost-phone-dialog.bets-that-has-placed': {
    text: 'Bets that {name} has already placed stay hidden until their rounds start.',
    about: 'Item of a list, lost phone dialog.',
    params: { name: 'name' },
  },
  'lost-phone-dialog.give-this-to-only': {
    text: 'Give this to {name} only. It works once',
    about: 'Sentence, link.',
    params: { name: 'name' },
  },
  'lost-phone-dialog.your-browser-does-not': {
    text: 'Your browser does not allow copying here. Copy the selected text by hand.',
    about: 'Sentence, link.',
  },
  'lost-phone-dialog.lost-the-phone': {
    text: 'Has {name} lost their phone?',
    about: 'Title, lost phone dialog.',
    params: { name: 'name' },
  },
  'lost-phone-dialog.you-can-move-the': {
    text: 'You can move {name}’s seat, with all chips and bets, to another phone.',
    about: 'Description, lost phone dialog.',
    params: { name: 'name' },
  },
  'lost-phone-dialog.waiting-for-a-yes': { text: 'Waiting for a yes…', about: 'Button, lost phone dialog.' },
  'lost-phone-dialog.make-the-link': { text: 'Make the link', about: 'Button, lost phone dialog.' },
  'lost-phone-dialog.the-phone-of-was': {
    text: '{name}’s phone was here less than two minutes ago. Wait until it has been away for two minutes, then press again.',
    about: 'Notice, lost phone dialog.',
    params: { name: 'name' },
  },
  'lost-phone-dialog.until': { text: ', until {time}', about: 'Sentence, link.', params: { time: 'time' } },
  'lost-phone-dialog.qr-code-of-the': {
    text: 'QR code of the link for {name}',
    about: 'Label, link.',
    params: { name: 'name' },
  },
  'lost-phone-dialog.copied': { text: 'Copied', about: 'Button, link.' },
  'lost-phone-dialog.copy-link': { text: 'Copy link', about: 'Button, link.' },
  'member-actions.this-guest-joined-by': {
    text: 'This guest joined with the link, without an account, and cannot win trophies.',
    about: 'Sentence, member actions.',
  },
  'member-actions.remove': { text: 'Remove…', about: 'Button, member actions.' },
  'member-actions.lost-phone': { text: 'Lost phone…', about: 'Button, member actions.' },
  'member-actions.report-name': { text: 'Report name…', about: 'Button, member actions.' },
  'member-actions.unblock': { text: 'Unblock', about: 'Button, block button.' },
  'member-actions.block': { text: 'Block', about: 'Button, block button.' },
  'member-actions.unmute': { text: 'Unmute', about: 'Button, mute button.' },
  'member-actions.mute-15-min': { text: 'Mute 15 min', about: 'Button, mute button.' },
  'remove-dialog.this-cannot-be-undone': {
    text: '{to} This cannot be undone.',
    about: 'Sentence, remove dialog.',
    params: { to: 'to' },
  },
  'remove-dialog.this-member-becomes-a': {
    text: 'This member becomes a spectator and cannot play here again.',
    about: 'Spectator, remove dialog.',
  },
  'remove-dialog.this-member-leaves-the': {
    text: 'This member leaves the lobby and cannot come back.',
    about: 'Out, remove dialog.',
  },
  'remove-dialog.was-removed-from-the': {
    text: '{username} was removed from the lobby',
    about: 'Text, remove dialog.',
    params: { username: 'username' },
  },
  'remove-dialog.is-a-spectator-from': {
    text: '{username} is now a spectator',
    about: 'Text, remove dialog.',
    params: { username: 'username' },
  },
  'remove-dialog.remove': {
    text: 'Remove {username}?',
    about: 'Title, remove dialog.',
    params: { username: 'username' },
  },
  'remove-dialog.remove-2': { text: 'Remove', about: 'Button that confirms, remove dialog.' },
  'remove-dialog.make-spectator': { text: 'Make spectator', about: 'Button that confirms, remove dialog.' },
  'remove-dialog.what-happens-to-this': { text: 'What happens to this member', about: 'Label, remove dialog.' },
  'remove-dialog.watch-only': { text: 'Watch only', about: 'Label, remove dialog.' },
  'remove-dialog.must-leave': { text: 'Must leave', about: 'Label, remove dialog.' },
  'remove-dialog.bets-of-this-member': {
    text: ' Their bets are still settled, and they stay in the ranking and in the pot.',
    about: 'Sentence, remove dialog.',
  },
  'remove-dialog.reason': { text: 'Reason', about: 'Label, remove dialog.' },
  'remove-dialog.only-this-member-can': {
    text: 'Only this member can read the reason.',
    about: 'Hint below a field, remove dialog.',
  },
  'remove-dialog.please-say-why': { text: 'Please say why', about: 'Prompt, remove dialog.' },
  'removed-notice.has-removed-you-from': {
    text: '{isOut, select, true {{username} has removed you from your lobby.} other {{username} has removed you from the players.}}',
    about: 'Text, removed notice.',
    params: { username: 'username', isOut: 'whether out' },
  },
  'removed-notice.you-cannot-come-back': {
    text: '{isOut, select, true {You cannot come back to this lobby. Your bets are still settled, and you stay in the ranking.} other {You can only watch now. Your bets are still settled, and you stay in the ranking.}}',
    about: 'Text, removed notice.',
    params: { isOut: 'whether out' },
  },
  'removed-notice.you-were-removed': { text: 'You were removed', about: 'Read by screen readers, removed notice.' },
  'removed-notice.dismiss': { text: 'Dismiss', about: 'Label, removed notice.' },
  'removed-screen.back-to-the-lobbies': { text: 'Back to the lobbies', about: 'Button, removed screen.' },
  'removed-screen.says': { text: '{username} says:', about: 'Text, removed screen.', params: { username: 'username' } },
  'removed-screen.you-cannot-come-back': {
    text: 'You cannot come back to this lobby.',
    about: 'Text, removed screen.',
  },
  'removed-screen.you-can-still-join': { text: 'You can still join other lobbies.', about: 'Text, removed screen.' },
  'removed-screen.removed': { text: 'Removed', about: 'Read by screen readers, removed screen.' },
  'removed-screen.you-were-removed-from': { text: 'You were removed from this lobby', about: 'Title, removed screen.' },
  'removed-screen.you-stay-in-the': { text: 'You stay in the ranking. ', about: 'Text, removed screen.' },
  'removed-screen.your-bet-is-still': { text: 'Your bet is still settled. ', about: 'Text, removed screen.' },
  'seat-move-line.yes-move-the-seat': {
    text: 'Yes, move {username}’s seat',
    about: 'Button, seat move line.',
    params: { username: 'username' },
  },
} as const satisfies Catalog
