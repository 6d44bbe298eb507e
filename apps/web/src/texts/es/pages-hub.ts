import type { Translation } from '../catalog.ts'
import type { pagesHub as English } from '../en/pages-hub.ts'

export const pagesHub = {
  'guest-hub-page.looking-for-your-game': 'Buscando tu partida',
  'guest-hub-page.back-to-the-game': 'Volver a la partida',
  'guest-hub-page.see-the-full-result': 'Ver el resultado completo',
  'guest-hub-page.play-another': 'Jugar otra',
  'guest-hub-page.trial-game': 'Partida de prueba ·',
  'guest-hub-page.your-game': 'Tu partida ·',
  'guest-hub-page.your-game-could-not': 'No se pudo cargar tu partida',
  'guest-hub-page.your-trial-game-is': 'Tu partida de prueba está en juego',
  'guest-hub-page.your-game-goes-on': 'Tu partida sigue',
  'guest-hub-page.v-you-still-have': '{homeTeam} vs. {awayTeam}. Conservas tu plaza y tus fichas.',
  'guest-hub-page.register-to-keep-my': 'Crear cuenta y guardar mi resultado',
  'guest-hub-page.register-to-keep-my-seat': 'Crear cuenta y guardar mi plaza',
  'guest-hub-page.your-trial-game-is-over': 'Tu partida de prueba terminó',
  'guest-hub-page.you-have-left-your': 'Saliste de tu partida de prueba',
  'guest-hub-page.your-game-is-over': 'Tu partida terminó',
  'guest-hub-page.you-have-left-the': 'Saliste de la partida',
  'guest-hub-page.v-you-finished-as':
    '{homeTeam} vs. {awayTeam}: terminaste en el puesto {position} de {count}. Crea una cuenta antes de un día y conservas el resultado, tus apuestas y tus recibos.',
  'guest-hub-page.register-to-play-in': 'Crea una cuenta para jugar en salas con más gente.',
  'guest-hub-page.register': 'Crear cuenta',
  'hub-compete.create': 'CREAR',
  'hub-lounge.stop-editing': 'Dejar de editar',
  'hub-lounge.admin-edit-this-page': 'Administración: editar esta página',
  'hub-lounge.loading': 'Cargando',
  'hub-page.customize-profile': 'Personalizar perfil',
  'hub-page.lobbies': 'Salas ·',
  'hub-page.loading-competitions': 'Cargando competiciones',
  'hub-page.customize-profile-of': 'Personalizar el perfil de {username}',
} satisfies Translation<typeof English>
