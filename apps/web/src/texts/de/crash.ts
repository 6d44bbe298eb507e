import type { Translation } from '../catalog.ts'
import type { crash as English } from '../en/crash.ts'

export const crash = {
  'crash-form.please-say-what-happened': 'Bitte sag, was passiert ist',
  'crash-form.what-did-you-do': 'Was hast du kurz davor gemacht?',
  'crash-form.do-not-write-passwords': 'Schreib keine Passwörter oder Codes. E-Mail-Adressen und Links entfernen wir.',
  'crash-form.thank-you-your-report': 'Danke, deine Meldung ist angekommen',
  'crash-form.retry': 'Noch einmal',
  'crash-form.send-report': 'Meldung senden',
  'crash-report.page': 'Seite',
  'report-problem.describe-the-problem-to':
    'Beschreib das Problem. Wer das Spiel betreibt, sieht deinen Text und deinen Namen.',
  'report-problem.report-a-problem': 'Problem melden',
  'report-problem.something-does-not-work': 'Funktioniert etwas nicht?',
  'report-problem.what-does-not-work': 'Was funktioniert nicht?',
} satisfies Translation<typeof English>
