import type { Translation } from '../catalog.ts'
import type { notice as English } from '../en/notice.ts'

export const notice = {
  'notice-list.notices-about-your-competitions':
    'Aquí aparecen los avisos de tus competiciones y grupos, y las invitaciones a otra partida.',
  'notice-list.v': '{homeTeam} vs. {awayTeam}',
  'notice-list.your-game-in-is': 'Tu partida de {name} ha empezado. Juégala ya.',
  'notice-list.notices': 'Avisos',
  'notice-list.your-notices-could-not': 'No se pudieron cargar tus avisos.',
  'notice-list.loading-your-notices': 'Cargando tus avisos',
  'notice-list.no-notices': 'No hay avisos',
  'notice-text.the-draw-for-was': 'Ya está hecho el sorteo de {name}. Juegas en {stage}.',
  'notice-text.a-place-in-became': 'Quedó libre una plaza en {name} y ahora es tuya.',
  'notice-text.your-account-was-disabled':
    'Tu cuenta estuvo desactivada un tiempo y perdiste tu plaza en {name}. Mientras siga abierta la inscripción, puedes volver a inscribirte.',
  'notice-text.you-do-not-play': 'No juegas en {name}: no quedó libre ninguna plaza para ti en la reserva.',
  'notice-text.you-play-in-from': 'Juegas en {name} desde la próxima temporada.',
  'notice-text.your-seat-in-the':
    'Tu plaza en la próxima partida de {name} está lista. Puedes apostar antes del inicio.',
  'notice-text.you-no-longer-play':
    'Ya no juegas en una de las próximas partidas de {name}. Tus apuestas en ella quedan anuladas y no pierdes nada.',
  'notice-text.the-players-of-your':
    'Cambió la gente de tu próxima partida de {name}. Conservas tu plaza y tus apuestas.',
  'notice-text.your-next-game-in':
    'Tu próxima partida de {name} es casi a la misma hora que tu partida de {other}. Puedes jugar las dos.',
  'notice-text.your-game-in-has': 'Tu partida de {name} ha empezado.',
  'notice-text.your-next-game-in-has': 'Tu próxima partida de {name} tiene nueva hora de inicio: {time}.',
  'notice-text.a-match-of-has': 'Un partido de {name} tiene nueva hora de inicio.',
  'notice-text.you-have-reached-the': '¡Estás en las eliminatorias de {name}!',
  'notice-text.you-have-reached-the-next': '¡Pasas a la siguiente ronda de {name}!',
  'notice-text.you-are-out-of': 'Quedas fuera de {name} tras {stage}.',
  'notice-text.you-have-won-congratulations': 'Has ganado {name}. ¡Enhorabuena!',
  'notice-text.you-go-up-a': 'Subes de división en {name} tras {stage}.',
  'notice-text.you-go-down-a': 'Bajas de división en {name} tras {stage}.',
  'notice-text.goes-on-without-you': '{name} sigue sin ti, porque faltaste a tus últimas partidas.',
  'notice-text.there-is-a-decision':
    '{hasGains, select, true {{hasMore, select, true {Hay una decisión en {name}. Beneficia a {gains} y {more} más. El motivo está en la página de la competición.} other {Hay una decisión en {name}. Beneficia a {gains}. El motivo está en la página de la competición.}}} other {Hay una decisión en {name}. Ahora no beneficia a nadie. El motivo está en la página de la competición.}}',
  'notice-text.the-organiser-of-proposes':
    '{hasGains, select, true {{hasMore, select, true {La organización de {name} propone una decisión. Beneficiaría a {gains} y {more} más. Vota en su página.} other {La organización de {name} propone una decisión. Beneficiaría a {gains}. Vota en su página.}}} other {La organización de {name} propone una decisión. Ahora no beneficiaría a nadie. Vota en su página.}}',
  'notice-text.the-organiser-disqualified-you':
    'La organización te descalificó de {name}. El motivo está en la página de la competición.',
  'notice-text.does-not-start-because': '{name} no empieza: había muy poca gente o muy pocos partidos.',
  'notice-text.invites-you-to-the': '{by} te invita a otra partida con la misma gente: {home} vs. {away}.',
  'notice-text.asks-you-to-join': '{by} te invita al grupo {circle}.',
  'notice-text.asks-to-join-your': '{by} pide entrar en tu grupo {circle}.',
  'notice-text.let-you-into-the': '{by} te dejó entrar en el grupo {circle}.',
  'notice-text.was-cancelled-results-of':
    '{name} se ha cancelado. Los resultados de las partidas terminadas se quedan.',
  'notice-text.has-news-that-this':
    '{name} tiene novedades que esta versión de Bettle no puede mostrar. Recarga la página.',
  'notice-text.knockout-round': 'la ronda {number} de eliminatorias',
  'notice-text.season': 'la temporada {number}',
  'notice-text.the-group-stage': 'la fase de grupos',
  'notices-bell.notices-unread': 'Avisos, {count} sin leer',
  'notices-bell.notices': 'Avisos',
  'use-own-match-starts.your-game-in-has': 'Tu partida de {name} ha empezado',
  'use-own-match-starts.v': '{homeTeam} vs. {awayTeam}',
  'use-own-match-starts.play': 'Jugar',
  'notice-text.another-competition': 'otra competición',
  'notice-text.opened-an-evening-at': '{by} organiza una noche de {circle}: {home} vs. {away}, {time}. Ocupa tu plaza.',
  'notice-text.opened-an-evening': '{by} organiza una noche de {circle}: {home} vs. {away}. Ocupa tu plaza.',
  'notice-text.a-competition': 'Una competición',
} satisfies Translation<typeof English>
