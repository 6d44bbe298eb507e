import type { Translation } from '../catalog.ts'
import type { landing as English } from '../en/landing.ts'

export const landing = {
  'page.title': 'Bettle: adivina los próximos diez minutos',
  'page.description':
    'Un juego de predicciones en vivo sobre partidos de fútbol. Juega con fichas gratis y con tu gente. Una apuesta por ronda: más o menos.',
  'hero.heading': 'Adivina los próximos',
  'hero.accent': 'diez minutos.',
  'hero.text':
    '¿Cuántos córneres habrá antes del minuto 40? Elige más o menos antes de que empiece la ronda y mira cómo lo que pasa en el campo cambia tu apuesta. Todo el mundo recibe cien fichas gratis, y no hay nada que comprar.',
  'hero.action': 'Jugar ya',
  'hero.picture':
    'La partida en un teléfono: arriba, el marcador y el reloj; debajo, el avance de la ronda y las apuestas de la siguiente.',
  'how.heading': 'Cómo se juega',
  'how.text': 'Seis cartas, un minuto. Dales la vuelta.',
  'how.seat.title': 'Ocupa tu plaza',
  'how.seat.text': 'Entra en una sala abierta, escribe el código que te pasaron o abre tu propia sala.',
  'how.seat.back':
    'Una sala es un partido y la gente que lo juega. Todo el mundo empieza con las mismas fichas. Puedes jugar o solo mirar.',
  'how.rounds.title': 'Rondas en vivo',
  'how.rounds.text': 'El partido se divide en rondas de diez minutos.',
  'how.rounds.back':
    'Cada parte tiene cinco rondas. La última dura cinco minutos más el tiempo añadido. Acaba cuando acaba la parte.',
  'how.over-under.title': 'Más o menos',
  'how.over-under.text': 'Córneres, saques de banda, tiros, tarjetas: elige uno. Después, más o menos.',
  'how.over-under.back':
    'Más de 1,5 córneres gana con dos o más. Menos de 1,5 gana con uno o ninguno. La cuota dice cuánto recibes por cada ficha.',
  'how.chips.title': 'Las fichas son gratis',
  'how.chips.text': 'Nadie puede comprar fichas, y las fichas no compran nada.',
  'how.chips.back':
    'Empiezas cada partida con las mismas fichas que el resto, normalmente cien. Haces una apuesta por ronda. Tus fichas deciden tu puesto, y nada más.',
  'how.counts.title': 'Míralo contar',
  'how.counts.text': 'Todo lo que pasa en el campo cambia tu apuesta al momento.',
  'how.counts.back':
    'Una barra se llena, una etiqueta dice que vas ganando, la clasificación cambia. Al acabar la ronda, todo el mundo ve quién ganó. Cada apuesta muestra qué eventos contaron.',
  'how.whistle.title': 'Pitido final',
  'how.whistle.text': 'Gana quien tenga más fichas.',
  'how.whistle.back': 'Ves el podio y tu partida en tres números. El bote se paga en trofeos. Y a jugar otra vez.',
  'friends.heading': 'Mejor con tu gente',
  'friends.text': 'Queda para ver un partido, cada cual con su teléfono. O juega con gente de otras ciudades y chatea.',
  'friends.private.title': 'Salas privadas',
  'friends.private.text':
    'La lista no muestra tu sala. Comparte el código, el enlace o el QR con tu gente. Para entrar basta un nombre.',
  'friends.open.title': 'Salas abiertas',
  'friends.open.text':
    'Entra en una sala de la lista. Ahí ves el partido, quién es host y cuándo empieza la próxima parte.',
  'friends.chat.title': 'Chat y público',
  'friends.chat.text': 'Cada sala tiene un chat. Quien solo mira puede chatear sin apostar.',
  'friends.rules.title': 'Tus reglas de la casa',
  'friends.rules.text':
    'Si creas la sala, eliges las fichas, los importes y la duración de la ronda. También decides si se ven las apuestas del resto una vez empezada la ronda.',
  'friends.who-records.title': 'Quién registra el partido',
  'friends.who-records.text':
    'Alguien de Bettle o una fuente de datos registra el partido. En una sala privada puede hacerlo la propia sala.',
  'friends.room.title': 'Registra tu sala',
  'friends.room.text':
    'Abre una sala privada sobre una copia del partido. Cada cual toca lo que ve. Un evento cuenta si coincide suficiente gente. Quien es host sin plaza puede registrar a solas.',
  'modes.heading': 'Modos de juego',
  'modes.text': 'Dos formas de que sea más difícil ir a lo seguro.',
  'modes.chips.title': 'Bettle Chips',
  'modes.chips.text':
    'Una jugada que ya usaste no se puede repetir en otra ronda. Así que guarda tus favoritas para el momento justo.',
  'modes.stop.title': 'Bet Stop',
  'modes.stop.text':
    'Quien crea la sala decide cuántas veces puedes repetir la misma jugada. Después tienes que elegir otra.',
  'competitions.heading': 'Torneos y ligas',
  'competitions.text':
    'También en las competiciones las fichas son gratis. Un código de invitación abre partidas exclusivas con premios.',
  'competitions.tournaments.title': 'Torneos',
  'competitions.tournaments.text':
    'Inscripción gratis y todo para quien gane. Primero una fase de grupos, luego eliminatorias hasta que quede una sola persona.',
  'competitions.leagues.title': 'Ligas',
  'competitions.leagues.text':
    'De la división 1 a la 3. Juega la temporada. Los primeros puestos suben y los últimos bajan.',
  'previews.heading': 'Mira por dentro',
  'previews.text':
    'Esta pantalla muestra un partido de práctica. Entra cuando quieras. Va más rápido que un partido real.',
  'previews.hub':
    'Las salas en un teléfono: seis casillas para un código y, debajo, las salas abiertas con los partidos.',
  'previews.game':
    'La partida en una pantalla grande: a la izquierda las apuestas propias, en el centro el partido y las próximas apuestas, a la derecha la clasificación y el chat.',
  'previews.podium':
    'El final de una partida en un teléfono: un podio con los tres primeros puestos y las fichas de quien ganó.',
  'team.heading': 'El equipo',
  'invitation.heading': 'La próxima ronda está a punto de empezar',
  'invitation.text': 'Crear una cuenta lleva un minuto. Después entras en una partida con un toque.',
  'invitation.action': 'Ocupar mi plaza',
  'footer.text': 'Bettle es un juego. Las fichas son gratis, no se pueden comprar y no valen nada fuera del juego.',
  'footer.sign-in': 'Iniciar sesión',
  'footer.terms': 'Condiciones de uso',
} satisfies Translation<typeof English>
