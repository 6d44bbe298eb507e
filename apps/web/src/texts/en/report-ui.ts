import type { Catalog } from '../catalog.ts'

export const reportUi = {
  'report-dialog.cancel': { text: 'Cancel', about: 'Button, report dialog.' },
  'report-dialog.send-report': { text: 'Send report', about: 'Button, report dialog.' },
  'report-dialog.the-message-was-removed': {
    text: 'The message was removed. For 24 hours after that, a report still shows its text to the administrators.',
    about: 'Sentence, report dialog.',
  },
  'report-dialog.your-report-has-arrived': {
    text: 'Your report has arrived. Thank you.',
    about: 'Text, report dialog.',
  },
  'report-dialog.the-administrators-read-your': {
    text: 'The administrators read your report. {username} does not see your report.',
    about: 'Description, report dialog.',
    params: { username: 'username' },
  },
  'report-dialog.reason': { text: 'Reason', about: 'Label, report dialog.' },
  'report-dialog.please-choose-a-reason': { text: 'Please choose a reason', about: 'Prompt, report dialog.' },
  'report-dialog.what-happened': { text: 'What happened?', about: 'Label, report dialog.' },
  'report-dialog.you-can-leave-this': {
    text: 'You can leave this empty.',
    about: 'Hint below a field, report dialog.',
  },
  'report-dialog.report-the-name': {
    text: 'Report the name {name}',
    about: 'Text, report dialog.',
    params: { name: 'name' },
  },
  'report-dialog.report-this-message': { text: 'Report this message', about: 'Text, report dialog.' },
  'report-dialog.report-the-name-2': {
    text: 'Report the name {username}',
    about: 'Text, report dialog.',
    params: { username: 'username' },
  },
  'report-dialog.report-the-names': {
    text: 'Report the names {teams}',
    about: 'Text, report dialog.',
    params: { teams: 'teams' },
  },
  'report-reasons.insults-or-bullies-someone': { text: 'Insults or bullies someone', about: 'Insult, report reasons.' },
  'report-reasons.hate-speech': { text: 'Hate speech', about: 'Hate, report reasons.' },
  'report-reasons.threatens-someone': { text: 'Threatens someone', about: 'Threat, report reasons.' },
  'report-reasons.spam-or-advertising': { text: 'Spam or advertising', about: 'Spam, report reasons.' },
  'report-reasons.cheating': { text: 'Cheating', about: 'Cheating, report reasons.' },
  'report-reasons.shows-private-data': { text: 'Shows private data', about: 'Private data, report reasons.' },
  'report-reasons.something-else': { text: 'Something else', about: 'Other, report reasons.' },
  'report-reasons.insults': { text: 'Insults', about: 'Insults, report reasons.' },
  'report-reasons.threats': { text: 'Threats', about: 'Threats, report reasons.' },
  'report-reasons.spam': { text: 'Spam', about: 'Spam, report reasons.' },
  'report-reasons.offensive-name': { text: 'Offensive name', about: 'Offensive name, report reasons.' },
  'report-reasons.another-breach-of-the': { text: 'Another breach of the rules', about: 'Other, report reasons.' },
  'use-block.you-no-longer-see': {
    text: 'You no longer see messages from {username}. Your profile lists all blocked players.',
    about: 'Text, use block.',
    params: { username: 'username' },
  },
  'use-block.you-see-messages-of': {
    text: 'You see messages from {username} again.',
    about: 'Text, use block.',
    params: { username: 'username' },
  },
} as const satisfies Catalog
