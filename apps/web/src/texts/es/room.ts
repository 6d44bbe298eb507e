import type { Translation } from '../catalog.ts'
import type { room as English } from '../en/room.ts'

export const room = {
  'pad-tap.side-unknown': 'sin equipo',
  'pad-tap.end-half': 'Terminar {halfNumber}.ª parte',
  'pad-tap.start-half': 'Empezar {halfNumber}.ª parte',
  'recorded-events.recorded-events': 'Eventos registrados',
  'recorded-events.none-yet': 'Aún no hay.',
  'recorded-events.remove': 'Quitar {text}',
  'recorded-events.removed': '{text}: quitado',
  'recorder-line.invite': 'Invitar',
  'recorder-line.record-here': 'Registrar aquí',
  'recorder-line.players-are-here-from':
    '{present, plural, one {Hay {present} participante aquí: desde el inicio registra todo el mundo.} many {Hay {present} de participantes aquí: desde el inicio registra todo el mundo.} other {Hay {present} participantes aquí: desde el inicio registra todo el mundo.}}',
  'recorder-line.those-who-are-here':
    'Quien esté aquí al empezar registra por su nombre. Con ocho participantes o más, registra todo el mundo.',
  'recorder-line.you-record-in-another': 'Registras en otra ventana. Tus toques de aquí no cuentan.',
  'recorder-line.named-recorders-tap-what': 'Quienes registran tocan lo que ven. Tú solo apuestas.',
  'recorder-line.you-record-alone-so':
    'Registras a solas, así que no puedes apostar. Elige a alguien más en la lista de participantes.',
  'recorder-line.you-record-recorders-are':
    '{present, plural, one {Registras tú: hay {present} persona registrando aquí.} many {Registras tú: hay {present} de personas registrando aquí.} other {Registras tú: hay {present} personas registrando aquí.}}',
  'recorder-line.you-record-the-match': 'Registras el partido: cada toque cuenta al momento y con Deshacer lo quitas.',
  'recorder-line.three-of-you-record':
    '{present, plural, =3 {Hay tres registrando el partido. Con cinco se escaparían menos eventos.} one {Hay tres registrando el partido. Con cinco se escaparían menos eventos.} many {Hay cuatro registrando el partido. Con cinco se escaparían menos eventos.} other {Hay cuatro registrando el partido. Con cinco se escaparían menos eventos.}}',
  'recorder-line.your-room-records-the':
    '{noPresent, select, true {Tu sala registra el partido.} other {Tu sala registra el partido: hay {present} participantes aquí.}}',
  'recorder-line.records-the-match-until': '{host} registra el partido hasta que haya aquí tres participantes.',
  'recorder-line.here-but-three-are':
    '{present, plural, =0 {Aquí no hay nadie} =2 {Aquí solo hay dos} one {Aquí solo estás tú} many {Aquí hay #} other {Aquí hay #}}, pero hacen falta tres para registrar el partido. Invita a más gente o abre otra partida en la que registres solo tú, con pocos tipos de evento.',
  'half-reminder.has-half-ended': '¿Terminó la {halfNumber}.ª parte?',
  'half-reminder.end-half': 'Terminar {halfNumber}.ª parte',
  'half-reminder.not-yet': 'Aún no',
  'host-decides.name-recorders': 'Elegir quién registra',
  'host-decides.i-record': 'Registro yo',
  'host-decides.you-are-the-first': 'Empiezas registrando tú. Pulsa un nombre de la lista para elegir a alguien más.',
  'host-decides.you-record-this-match': 'Registras este partido. Mientras registres a solas, no apuestas.',
  'recorder-panel.no-event-tapped-yet': 'Aún no hay ningún toque.',
  'recorder-panel.recorders': 'Registran:',
  'recorder-panel.yes': 'Sí',
  'recorder-panel.no': 'No',
  'recorder-panel.questions-to-you': 'Preguntas para ti',
  'recorder-panel.did-it-happen-the': '¿Pasó? La sala te pregunta.',
  'recorder-panel.a-player': 'alguien',
  'recorder-panel.recorders-2': 'Quién registra',
  'recorder-panel.latest-events': 'Últimos eventos',
  'recorder-panel.how-recorders-work': 'Cómo se registra',
  'recorder-panel.you': 'tú',
  'recorder-panel.you-said-no': ' Dijiste que no.',
  'recorder-panel.it-counts': 'Cuenta.',
  'recorder-panel.it-does-not-count': 'No cuenta.',
  'recorder-panel.it-counts-unless-others': 'Cuenta, salvo que alguien diga que no.',
  'recorder-panel.it-counts-once-others': 'Cuenta cuando alguien más diga que sí.',
  'recorder-panel.yes-happened': 'Sí, {text} pasó',
  'recorder-panel.no-did-not-happen': 'No, {text} no pasó',
  'recorder-panel.tapped': '{isYou, select, true {Lo marcaste tú.} other {Marcado por {names}.}}',
  'recorder-panel.recorder':
    '{state, select, starts {{name} (desde la próxima ronda)} ends {{name} (hasta que acabe esta ronda)} away {{name} (panel cerrado)} other {{name}}}',
  'records-switch.taps-what-happens-in': 'Toca lo que pasa en el partido.',
  'records-switch.records-from-the-next': 'Registra desde la próxima ronda.',
  'records-switch.records-until-the-end': 'Registra hasta el final de esta ronda.',
  'records-switch.only-bets': 'Solo apuesta.',
  'records-switch.records-the-match': 'Registra el partido',
  'room-kick-off.not-sent': 'Sin enviar. {problem}',
  'room-kick-off.invite': 'Invitar',
  'room-kick-off.at-the-kick-off': 'Al empezar, pulsa {key}.',
  'room-kick-off.players-are-here-so':
    '{present, plural, one {Hay {present} participante aquí, así que todo el mundo registra. {start}} many {Hay {present} de participantes aquí, así que todo el mundo registra. {start}} other {Hay {present} participantes aquí, así que todo el mundo registra. {start}}}',
  'room-kick-off.from-eight-players-on':
    '{start} {present, plural, =0 {Entonces registras solo tú, sin apostar} one {Entonces registras solo tú, sin apostar} many {Entonces registran las # personas que están aquí} other {Entonces registran las # personas que están aquí}}; con ocho participantes o más, registra todo el mundo.',
  'room-kick-off.when-the-referee-blows': 'Cuando suene el pitido, pulsa {key}. Lo confirma otra persona que registra.',
  'room-kick-off.when-the-referee-blows-press': 'Cuando suene el pitido, pulsa {key}.',
  'room-kick-off.the-recorders-of-this': 'El inicio lo marcan quienes registran. Tú no tienes que hacer nada.',
  'room-kick-off.you-record-this-match': 'Registras este partido. Cuando suene el pitido, pulsa {key}.',
  'room-kick-off.your-room-starts-the':
    '{missing, plural, one {El inicio lo marca la sala. Cuando suene el pitido, una persona tiene que pulsar {key}.} many {El inicio lo marca la sala. Cuando suene el pitido, {missing} de personas tienen que pulsar {key}.} other {El inicio lo marca la sala. Cuando suene el pitido, {missing} personas tienen que pulsar {key}.}}',
  'room-kick-off.records-this-match-and':
    '{host} registra este partido y marca el inicio. Tú no tienes que hacer nada.',
  'room-kick-off.three-must-have-this':
    '{present, plural, =0 {Aquí no hay nadie.} =2 {Hay dos aquí.} one {Solo estás tú aquí.} many {Hay # aquí.} other {Hay # aquí.}} Para empezar, tres tienen que tener abierta esta partida.',
  'tap-pad.keyboard-press-the-letter':
    'Teclado: pulsa la letra de un evento. Mantén Mayús izquierda para {homeTeam} y Mayús derecha para {awayTeam}. ⌫ deshace tu último toque.',
  'tap-pad.the-tap-pad-did': 'No se pudo abrir el panel de toques',
  'tap-pad.opening-the-tap-pad': 'Abriendo el panel de toques',
  'tap-pad.loading-the-recorders': 'Cargando quién registra',
  'tap-rows.side-unknown': 'Sin equipo',
  'tap-rows.in-this-match': '{label}: {count} en este partido',
  'tap-rows.event-types': 'Tipos de evento',
  'undo-strip.undone': '{text}: deshecho',
  'undo-strip.undo': 'Deshacer',
  'undo-strip.send-again': 'Enviar otra vez',
  'undo-strip.your-latest-taps': 'Tus últimos toques',
  'undo-strip.you-can-undo-a': 'Aquí puedes deshacer un toque durante diez segundos.',
  'undo-strip.you-tapped': 'Marcaste {reversed}',
  'undo-strip.undo-2': 'Deshacer {text}',
  'undo-strip.not-sent-there-is': 'sin enviar, no hay conexión.',
  'undo-strip.not-sent-and-now': 'sin enviar, y ya es tarde para enviarlo.',
  'undo-strip.dismiss': 'Cerrar {text}',
  'use-taps.not-sent-there-is':
    '{isLost, select, true {{text}: sin enviar, no hay conexión} other {{text}: rechazado. {problem}}}',
  'use-taps.your-tap-was-not': 'No se pudo deshacer tu toque. {message}',
  'use-taps.tapped': '{text}: marcado',
  'use-taps.undone': '{text}: deshecho',
  'whistle-key.the-whistle-counts-at':
    'El pitido cuenta al momento para toda la partida. Un pitido no se puede deshacer.',
  'whistle-key.whistle': 'Pitido: {text}',
  'whistle-key.halves-over': 'No quedan partes',
  'whistle-key.whistle-2': 'Pitar',
  'whistle-key.question': '¿{text}?',
  'whistle-text.start-half':
    '{isHalfStart, select, true {Empezar {halfNumber}.ª parte} other {Terminar {halfNumber}.ª parte}}',
  'whistle-text.more-player-must-press':
    '{missing, plural, one {Una persona más tiene que pulsarlo antes de un minuto.} many {# participantes más tienen que pulsarlo antes de un minuto.} other {# participantes más tienen que pulsarlo antes de un minuto.}}',
  'whistle-text.you-pressed': 'Pulsaste {key}. {more}',
  'whistle-text.and-more':
    '{count, plural, one {{first} y una persona más} many {{first} y # más} other {{first} y # más}}',
  'whistle-text.pressed-press-it-too':
    '{missing, plural, one {{who} pulsó {key}. Púlsalo tú también: con eso basta.} many {{who} pulsó {key}. Púlsalo tú también: {more}} other {{who} pulsó {key}. Púlsalo tú también: {more}}}',
  'room-kick-off.you-record-alone-without': 'Registras a solas, sin apostar.',
  'room-kick-off.there-is-no-connection': 'No hay conexión.',
} satisfies Translation<typeof English>
