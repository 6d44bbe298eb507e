import type { Translation } from '../catalog.ts'
import type { crash as English } from '../en/crash.ts'

export const crash = {
  'crash-form.please-say-what-happened': 'Conte o que aconteceu',
  'crash-form.what-did-you-do': 'O que você fez logo antes?',
  'crash-form.do-not-write-passwords': 'Não escreva senhas nem códigos. Nós apagamos e-mails e links.',
  'crash-form.thank-you-your-report': 'Valeu, seu relato foi enviado',
  'crash-form.retry': 'Tentar de novo',
  'crash-form.send-report': 'Enviar relato',
  'crash-report.page': 'Página',
  'report-problem.describe-the-problem-to':
    'Descreva o problema para quem cuida do jogo. Essas pessoas veem seu texto e seu nome.',
  'report-problem.report-a-problem': 'Relatar um problema',
  'report-problem.something-does-not-work': 'Algo não funciona?',
  'report-problem.what-does-not-work': 'O que não funciona?',
} satisfies Translation<typeof English>
