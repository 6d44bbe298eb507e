import type { Translation } from '../catalog.ts'
import type { page as English } from '../en/page.ts'

export const page = {
  'head.description': 'Adivina los próximos diez minutos de un partido real con fichas gratis, contra tu gente.',
  'head.needs-scripts':
    'Bettle es un juego en vivo y necesita JavaScript: actívalo para este sitio y vuelve a cargar la página.',
  'home-screen.my-game': 'Mi partida',
  'home-screen.play-a-match': 'Jugar un partido',
  'offline.title': 'Sin conexión · Bettle',
  'offline.heading': 'Sin conexión',
  'offline.shows-no-game':
    'No hay conexión con Bettle, así que no se muestra ninguna partida: el marcador, las cuotas y las fichas podrían no estar al día.',
  'offline.bets-count': 'Las apuestas aceptadas están en el servidor y cuentan. Tu partida sigue sin este dispositivo.',
  'offline.last-reached': 'Última conexión de este dispositivo con Bettle: {time}.',
  'offline.try-again': 'Reintentar',
} satisfies Translation<typeof English>
