import type { Translation } from '../catalog.ts'
import type { pages as English } from '../en/pages.ts'

export const pages = {
  'past-games-page.find-a-game': 'Buscar una partida',
  'past-games-page.previous-results': 'Resultados anteriores ·',
  'past-games-page.previous-results-2': 'Resultados anteriores',
  'play-match-page.play-a-match': 'Jugar un partido',
  'play-match-page.play-a-match-2': 'Jugar un partido ·',
  'play-page.one-moment': 'Un momento…',
  'profile-page.profile': 'Perfil ·',
  'profile-page.your-account-was-deleted': 'Tu cuenta ya está eliminada',
  'profile-page.customize-profile': 'Personalizar perfil',
  'result-page.previous-results': 'Resultados anteriores',
  'result-page.the-result-of-v': 'El resultado de {homeTeam} vs. {awayTeam} aparece aquí cuando termina el partido.',
  'result-page.go-to-the-game': 'Ir a la partida',
  'result-page.this-game-does-not':
    'Esta partida no existe o no estuviste en ella. Tus partidas están en Resultados anteriores.',
  'result-page.loading-the-result': 'Cargando el resultado',
  'result-page.v': '{homeTeam} vs. {awayTeam} ·',
  'result-page.result': 'Resultado ·',
  'result-page.this-result-could-not': 'No se pudo cargar este resultado.',
  'result-page.match-abandoned': 'Partido suspendido',
  'result-page.final-result': 'Resultado final',
  'result-page.this-game-is-not': 'Esta partida aún no ha terminado',
  'result-page.lobby-not-found': 'Sala no encontrada',
  'terms-page.terms-of-service': 'Condiciones de uso',
  'terms-page.the-rules-of-bettle': 'Las reglas de Bettle, en pocas palabras.',
  'terms-page.a-game-not-gambling': 'Un juego, sin dinero de por medio',
  'terms-page.you-play-bettle-with':
    'En Bettle juegas con fichas gratis. No se pueden comprar, vender, cambiar ni cobrar. Fuera del juego no tienen ningún valor.',
  'terms-page.your-account': 'Tu cuenta',
  'terms-page.one-account-per-person':
    'Una cuenta por persona. Elige una contraseña que no uses en ningún otro sitio y no la compartas. El resto ve tu nombre y tu nombre de usuario, nunca tu correo.',
  'terms-page.fair-play': 'Juego limpio',
  'terms-page.play-for-yourself-not':
    'Juega tú, no un programa. Podemos cerrar cuentas que aprovechen fallos, jueguen por otras personas o le estropeen el juego al resto.',
  'terms-page.what-counts': 'Qué cuenta',
  'terms-page.people-or-data-feeds':
    'Lo que pasa en un partido lo registran personas o fuentes de datos. Los eventos pueden corregirse, incluso después de resolver una ronda. Cuando los resultados están confirmados, una corrección necesita un motivo, que verán quienes juegan.',
  'terms-page.your-data': 'Tus datos',
  'terms-page.we-keep-what-the':
    'Guardamos lo que el juego necesita: tu cuenta, tus apuestas y tus resultados. Si eliminas tu cuenta, borramos tu nombre y tu correo. Tus apuestas y resultados se quedan, sin tu nombre.',
  'terms-page.terms-of-service-2': 'Condiciones de uso ·',
  'try-page.your-game-is-being': 'Preparando tu partida…',
  'try-page.register': 'Crear cuenta',
  'try-page.try-again': 'Reintentar',
  'try-page.keep-this-page-open': 'No cierres esta página. Tu partida empieza sola dentro de {clock} más o menos.',
  'try-page.try-it-now': 'Probar ya ·',
  'try-page.your-game-starts-soon': 'Tu partida empieza pronto',
  'try-page.the-trial-game-could': 'La partida de prueba no pudo empezar',
  'try-page.all-trial-games-are': 'Ahora mismo, todas las partidas de prueba están en uso.',
} satisfies Translation<typeof English>
