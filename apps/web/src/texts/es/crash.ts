import type { Translation } from '../catalog.ts'
import type { crash as English } from '../en/crash.ts'

export const crash = {
  'crash-form.please-say-what-happened': 'Cuéntanos qué pasó',
  'crash-form.what-did-you-do': '¿Qué hiciste justo antes?',
  'crash-form.do-not-write-passwords': 'No escribas contraseñas ni códigos. Quitamos los correos y los enlaces.',
  'crash-form.thank-you-your-report': 'Gracias, ya tenemos tu informe',
  'crash-form.retry': 'Reintentar',
  'crash-form.send-report': 'Enviar informe',
  'crash-report.page': 'Página',
  'report-problem.describe-the-problem-to':
    'Cuéntales el problema a quienes llevan el juego. Verán tu texto y tu nombre.',
  'report-problem.report-a-problem': 'Avisar de un problema',
  'report-problem.something-does-not-work': '¿Algo no funciona?',
  'report-problem.what-does-not-work': '¿Qué no funciona?',
} satisfies Translation<typeof English>
