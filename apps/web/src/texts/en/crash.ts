import type { Catalog } from '../catalog.ts'

export const crash = {
  'crash-form.please-say-what-happened': { text: 'Please say what happened', about: 'Message, fields.' },
  'crash-form.what-did-you-do': { text: 'What did you do just before?', about: 'Question, crash form.' },
  'crash-form.do-not-write-passwords': {
    text: 'Do not write passwords or codes. We remove email addresses and links.',
    about: 'Hint below a field of the field message, crash form.',
  },
  'crash-form.thank-you-your-report': { text: 'Thank you, your report was sent', about: 'Text, crash form.' },
  'crash-form.retry': { text: 'Retry', about: 'Text, crash form.' },
  'crash-form.send-report': { text: 'Send report', about: 'Text, crash form.' },
  'crash-report.page': { text: 'Page', about: 'Text, crash report.' },
  'report-problem.describe-the-problem-to': {
    text: 'Describe the problem to the people who run the game. They see your text and your name.',
    about: 'Sentence, report problem.',
  },
  'report-problem.report-a-problem': { text: 'Report a problem', about: 'Button, report problem.' },
  'report-problem.something-does-not-work': { text: 'Something does not work?', about: 'Title, report problem.' },
  'report-problem.what-does-not-work': { text: 'What does not work?', about: 'Question, report problem.' },
} as const satisfies Catalog
