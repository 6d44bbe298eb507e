import type { Translation } from '../catalog.ts'
import type { crash as English } from '../en/crash.ts'

export const crash = {
  'crash-form.please-say-what-happened': 'Dis-nous ce qui s’est passé',
  'crash-form.what-did-you-do': 'Qu’as-tu fait juste avant ?',
  'crash-form.do-not-write-passwords':
    'N’écris ni mots de passe ni codes. Nous retirons les adresses e-mail et les liens.',
  'crash-form.thank-you-your-report': 'Merci, ton signalement est envoyé',
  'crash-form.retry': 'Réessayer',
  'crash-form.send-report': 'Envoyer',
  'crash-report.page': 'Page',
  'report-problem.describe-the-problem-to': 'Décris le problème à l’équipe du jeu. Elle voit ton texte et ton nom.',
  'report-problem.report-a-problem': 'Signaler un problème',
  'report-problem.something-does-not-work': 'Quelque chose ne marche pas ?',
  'report-problem.what-does-not-work': 'Qu’est-ce qui ne marche pas ?',
} satisfies Translation<typeof English>
