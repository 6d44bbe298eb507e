import type { Catalog } from '../catalog.ts'

export const reminder = {
  'reminders.title': { text: 'Reminders', about: 'Heading of a section of the profile.' },
  'reminders.what': {
    text: 'A message on your devices while Bettle is closed. Nothing is sent until you turn it on.',
    about: 'Sentence below the heading.',
  },
  'reminders.failed': { text: 'Your reminders could not be loaded.', about: 'Title of a failure.' },
  'reminders.loading': { text: 'Loading your reminders', about: 'Label while the section loads.' },
  'reminders.closing': {
    text: 'Betting closes in a minute and I have not bet',
    about: 'Label of the switch of a reminder.',
  },
  'reminders.closing-hint': {
    text: 'Once a round, at most three times an hour, and never while the game is open on your screen.',
    about: 'Hint of the switch above.',
  },
  'reminders.starts': {
    text: 'A game of mine starts in 15 minutes',
    about: 'Label of the switch of a reminder.',
  },
  'reminders.starts-hint': {
    text: 'Once a match, and never while the game is open on your screen.',
    about: 'Hint of the switch above.',
  },
  'reminders.result': {
    text: 'My result is final',
    about: 'Label of the switch of a reminder.',
  },
  'reminders.result-hint': {
    text: 'Your rank and chips, or how your stage of a competition ended.',
    about: 'Hint of the switch above.',
  },
  'reminders.invited': {
    text: 'A friend asks me in',
    about: 'Label of the switch of a reminder.',
  },
  'reminders.invited-hint': {
    text: 'One invitation after a game, and none from people you blocked.',
    about: 'Hint of the switch above.',
  },
  'reminders.devices': { text: 'Devices with reminders', about: 'Label of the list of devices.' },
  'reminders.this-device': { text: 'This device', about: 'Name of the device in use, in the list of devices.' },
  'reminders.unknown-device': { text: 'Unknown device', about: 'Name of a device that gave none.' },
  'reminders.since': {
    text: 'Reminders since {time}',
    about: 'Line below the name of a device.',
    params: { time: 'day and time' },
  },
  'reminders.here-too': { text: 'Remind me on this device too', about: 'Button that adds the device in use.' },
  'reminders.remove': { text: 'Remove', about: 'Button that ends the reminders on a device.' },
  'unable.install-first': {
    text: 'An iPhone or iPad gets reminders only from the installed app:',
    about: 'Sentence before two steps.',
  },
  'unable.share': { text: '1. Press Share, then Add to Home Screen.', about: 'First step.' },
  'unable.open-installed': {
    text: '2. Open Bettle from the Home Screen, and turn the reminder on here.',
    about: 'Second step.',
  },
  'unable.denied': {
    text: 'This browser does not allow messages from Bettle. Allow notifications for this page in the settings of the browser.',
    about: 'Sentence if the user refused the permission.',
  },
  'unable.no': {
    text: 'This browser cannot show reminders here. Another browser or device can.',
    about: 'Sentence if the browser has no pushes.',
  },
  'quiet-hours.title': { text: 'Quiet hours', about: 'Label of a switch.' },
  'quiet-hours.hint': { text: 'No reminders in these hours of the day.', about: 'Hint of the switch above.' },
  'quiet-hours.from': { text: 'From', about: 'Label of the first time of the quiet hours.' },
  'quiet-hours.until': { text: 'Until', about: 'Label of the last time of the quiet hours.' },
  'quiet-hours.save': { text: 'Save', about: 'Button that saves changed quiet hours.' },
  'by-email.title': {
    text: 'By email',
    about: 'Heading of the switches of reminders by email.',
  },
  'by-email.what': {
    text: 'To your email address, also while you are signed in nowhere. Each email can be stopped in one press.',
    about: 'Sentence below that heading.',
  },
  'by-email.unconfirmed': {
    text: 'Only to a confirmed address. First follow a link in an email from Bettle: the one for your new account, or one to set a new password.',
    about: 'Sentence below that heading, instead of the one above.',
  },
  'by-email.may-be-late': {
    text: 'An email may come too late for this minute.',
    about: 'Hint of the switch of emails that betting closes in a minute.',
  },
} as const satisfies Catalog
