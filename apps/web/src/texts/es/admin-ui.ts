import type { Translation } from '../catalog.ts'
import type { adminUi as English } from '../en/admin-ui.ts'

export const adminUi = {
  'abandon-dialog.the-match-was-abandoned': 'Partido suspendido definitivamente.',
  'abandon-dialog.abandon-the-match': '¿Suspender el partido definitivamente?',
  'abandon-dialog.abandon-match': 'Suspender definitivamente',
  'abandon-dialog.settled-rounds-still-count':
    'Las rondas resueltas siguen contando. Las apuestas abiertas se anulan y se devuelve lo apostado. Las salas del partido se cierran y muestran tu motivo.',
  'abandon-dialog.reason-shown-to-the': 'Motivo (lo verá quien juega)',
  'abandon-dialog.failed-to-abandon-match': 'No se pudo suspender el partido. {problem}',
  'action-dialog.cancel': 'Cancelar',
  'add-event-type.event-type-already-exists': 'Ese tipo de evento ya existe',
  'add-event-type.failed-to-add-event': 'No se pudo añadir el tipo de evento. {problem}',
  'add-event-type.add-event-type': 'Añadir tipo de evento',
  'add-event-type.available-event-types': 'Tipos de evento disponibles',
  'add-event-type.choose-or-type-a': 'Elige o escribe un nombre nuevo',
  'add-event-type.new-event-type': 'Nuevo tipo de evento',
  'add-event-type.add': 'Añadir',
  'consequences.all-bets-on-rounds': 'Todas las apuestas de rondas ya empezadas conservan su resultado.',
  'consequences.the-result-changes-for':
    'El resultado cambia en {bets, plural, one {{bets} apuesta} many {{bets} de apuestas} other {{bets} apuestas}} de {players, plural, one {{players} participante} many {{players} de participantes} other {{players} participantes}} en {lobbies, plural, one {{lobbies} sala} many {{lobbies} de salas} other {{lobbies} salas}}. Los saldos cambian en total en {chips, plural, one {{chips} ficha} many {{chips} de fichas} other {{chips} fichas}}.',
  'consequences.in-a-competition': 'en una competición',
  'consequences.and-more-members': 'y {members} más',
  'consequences.this-cannot-be-undone': '<strong>Esto no se puede deshacer:</strong> {cannot}',
  'consequences.players-pay-a-penalty': 'hay participantes que pagan una penalización por una ronda sin apostar',
  'consequences.players-are-removed-for': 'hay participantes que quedan fuera por rondas sin apostar',
  'consequences.players-with-too-few':
    'quien tenga muy pocas fichas queda fuera de la partida, si no tiene ninguna apuesta oculta',
  'consequences.lobbies-close': 'se cierran salas',
  'consequences.rounds-are-settled-in':
    'se resuelven rondas en salas que ocultan las apuestas, y esta vista previa no incluye esas salas',
  'consequences.rounds-that-have-not':
    'las rondas que no han empezado terminan al momento, y el servidor aún no sabe quién no ha apostado en ellas',
  'consequences.the-match-stays-abandoned': 'el partido sigue suspendido definitivamente',
  'consequences.the-results-stay-confirmed': 'los resultados siguen confirmados',
  'consequences.an-email-is-sent': 'se envía un correo',
  'consequences.the-server-does-not': 'el servidor no guarda los valores anteriores',
  'consequences.the-account-stays-deleted': 'la cuenta sigue eliminada',
  'consequences.the-text-of-the': 'el texto del mensaje se elimina',
  'consequences.players-who-used-the': 'quien usaba el avatar lo pierde',
  'consequences.the-competition-stays-cancelled': 'la competición sigue cancelada',
  'consequences.the-matches-stay-in': 'los partidos siguen en la competición',
  'consequences.players-may-already-have': 'puede que los códigos ya estén repartidos',
  'consequences.lobby-lobbies':
    '{lobbies, plural, one {{lobbies} sala} many {{lobbies} de salas} other {{lobbies} salas}}',
  'consequences.player-players':
    '{players, plural, one {{players} participante} many {{players} de participantes} other {{players} participantes}}',
  'consequences.up-to-chip-chips':
    '{chips, plural, one {hasta {chips} ficha} many {hasta {chips} de fichas} other {hasta {chips} fichas}}',
  'feed-problem-text.the-provider-did-not': 'El proveedor no respondió.',
  'feed-problem-text.the-address-of-the':
    'La dirección del proveedor es privada o no existe. Usa una dirección pública que empiece por https.',
  'feed-problem-text.the-provider-redirects-to': 'El proveedor redirige a otra dirección. Escribe esa otra dirección.',
  'feed-problem-text.the-provider-refused-the': 'El proveedor rechazó la clave. Compruébala.',
  'feed-problem-text.bettle-cannot-read-the':
    'Bettle ya no puede leer la clave guardada del proveedor. Vuelve a escribirla.',
  'feed-problem-text.the-provider-says-that':
    'El proveedor dice que Bettle envió demasiadas peticiones. Inténtalo más tarde.',
  'feed-problem-text.your-plan-with-the':
    'Tu plan con el proveedor no incluye este partido, temporada o día. Elige otro, o un plan más amplio.',
  'feed-problem-text.todays-limit-of-requests':
    'Se alcanzó el límite de peticiones de hoy a este proveedor. El límite empieza de nuevo a medianoche UTC.',
  'feed-problem-text.the-provider-answered-with': 'El proveedor respondió con un error. Inténtalo más tarde.',
  'feed-problem-text.the-answer-of-the': 'La respuesta del proveedor es demasiado grande.',
  'feed-problem-text.the-answer-of-the-provider': 'La respuesta del proveedor no tiene el formato esperado.',
  'feed-problem-text.the-provider-answered-about':
    'El proveedor respondió sobre otro partido. Comprueba el id del partido o toma el control.',
  'feed-problem-text.the-answer-of-the-provider-has':
    'La respuesta del proveedor no tiene recuentos que Bettle pueda usar. Toma el control o espera la próxima respuesta.',
  'feed-problem-text.the-provider-repeats-an':
    'El proveedor repite una respuesta antigua: su hora lleva minutos sin avanzar. Toma el control o espera una respuesta nueva.',
  'feed-problem-text.bettle-does-not-know':
    'Bettle no sabe dónde publica este proveedor sus partidos. Edita el proveedor y rellena los campos de «Lista de partidos».',
  'feed-problem-text.the-provider-does-not':
    'El proveedor no conoce este partido o aún no ha contado ningún evento de él.',
  'announce-form.please-enter-the-kick-off': 'Escribe la hora de inicio',
  'announce-form.every-player-sees-the': 'Todo el mundo ve la hora de inicio.',
  'announce-form.kick-off': 'Hora de inicio',
  'announce-form.announce-the-match': 'Anunciar el partido',
  'next-step.next-step': 'Próximo paso',
  'next-step.half-starts-at-the': 'La {halfNumber}.ª parte empieza en el próximo minuto exacto.',
  'next-step.the-half-has-ended': 'La parte ha terminado.',
  'next-step.play-goes-on': 'El juego sigue.',
  'next-step.the-results-are-final': 'Los resultados son definitivos.',
  'next-step.another-operator-opened-lobby': 'Otra persona abrió antes la sala {lobbyCode}, así que no se abrió otra.',
  'next-step.the-match-was-abandoned': 'Se suspendió definitivamente el partido. {stepHelp}',
  'next-step.match-day': 'Día de partido',
  'next-step.end-half-half-number': 'Terminar {halfNumber}.ª parte',
  'next-step.does-play-go-on': '¿Sigue el juego?',
  'next-step.the-clock-goes-on': 'El reloj sigue desde donde está y se vuelve a poder apostar.',
  'next-step.end-half-half-number-2': '¿Terminar la {halfNumber}.ª parte?',
  'next-step.this-is-the-last':
    'Es la última parte, así que también termina el partido y se resuelven las rondas abiertas. Si hay prórroga, añade antes una parte.',
  'next-step.if-you-end-the': 'Si terminas la parte, sus rondas se resuelven con los eventos registrados hasta ahora.',
  'next-step.confirm-the-results': '¿Confirmar los resultados?',
  'next-step.the-results-become-final':
    'Los resultados pasan a ser definitivos. Después, cada cambio necesita un motivo, que verá todo el mundo.',
  'step-text.announce-the-match': 'Anunciar el partido',
  'step-text.open-a-lobby': 'Abrir una sala',
  'step-text.add-a-half': 'Añadir una parte',
  'step-text.start-half-half-number': 'Empezar {halfNumber}.ª parte',
  'step-text.record-events': 'Registrar eventos',
  'step-text.play-goes-on': 'El juego sigue',
  'step-text.end-half-half-number': 'Terminar {halfNumber}.ª parte',
  'step-text.confirm-results': 'Confirmar resultados',
  'step-text.watch-the-match': 'Ver el partido',
  'step-text.start-page': 'Página de inicio',
  'step-text.when-does-it-kick': '¿A qué hora empieza? La hora la verá todo el mundo.',
  'step-text.one-press-gives-you':
    'Con un toque tienes el enlace y el código QR para tu gente. Tú registras y no juegas.',
  'step-text.the-match-has-no': 'El partido no tiene ninguna parte por empezar. Abre Partes y añade una.',
  'step-text.press-at-the-whistle': 'Pulsa al oír el pitido. La parte empieza en el próximo minuto exacto.',
  'step-text.press-a-key-for':
    'Pulsa una tecla por cada evento. La {halfNumber}.ª parte la terminas tú cuando se hayan jugado sus minutos.',
  'step-text.play-is-interrupted-nobody': 'El juego está interrumpido. Nadie puede apostar hasta que siga.',
  'step-text.press-at-the-final': 'Pulsa al oír el pitido final. Con eso termina el partido.',
  'step-text.press-at-the-whistle-the': 'Pulsa al oír el pitido. Con eso se resuelven las rondas de la parte.',
  'step-text.check-the-score-and': 'Comprueba el marcador y los eventos. Después haz definitivos los resultados.',
  'step-text.a-feed-starts-the':
    'Una fuente de datos empieza las partes y registra los eventos. Puedes tomar el control.',
  'step-text.this-match-needs-nothing': 'Este partido no necesita nada más.',
  'step-text.too-early-you-can': 'Demasiado pronto: puedes empezar a partir de las {timeOfDay}.',
  'step-text.another-administrator-has-to':
    'Tiene que hacerlo otra persona de administración, porque tú has apostado en este partido.',
  'step-text.a-bet-on-this': 'Aún hay una apuesta abierta en este partido. Espera a que se resuelvan todas.',
  'step-text.announce': 'Anunciar',
  'step-text.lobby': 'Sala',
  'step-text.start': 'Empezar',
  'step-text.record': 'Registrar',
  'step-text.confirm': 'Confirmar',
  'operator-lock.you-have-bet-on':
    'Has apostado en este partido, así que tiene que controlarlo otra persona de administración.',
  'operator-lock.you-have-bet-on-this':
    'Has apostado en este partido, así que ya no puedes controlarlo. Pide que lo haga otra persona de administración. Tus apuestas siguen valiendo.',
  'bulk-delete.deleted-deleted-count-one':
    '{deletedCount, plural, one {Se eliminó {deletedCount} {one}} many {Se eliminaron {deletedCount} {many}} other {Se eliminaron {deletedCount} {many}}}',
  'bulk-delete.select-all': 'Seleccionar todo',
  'bulk-delete.unselect-all': 'Deseleccionar todo',
  'bulk-delete.delete-selected': 'Eliminar selección',
  'bulk-delete.selected-count': 'Selección: {count}',
  'bulk-delete.you-can-delete-at': 'Puedes eliminar como máximo {most} a la vez',
  'bulk-delete.select-all-there-are':
    '{isWithoutSearch, select, true {Seleccionar todo: {total} en total} other {Seleccionar todo: {total} con esta búsqueda}}',
  'bulk-delete.you-can-delete-at-most':
    'Puedes eliminar como máximo {most} {many} a la vez. Si la selección o la búsqueda tiene más, selecciona menos o afina la búsqueda.',
  'bulk-delete.no-were-deleted-many': 'No se eliminaron {many}. {problem}',
  'bulk-delete.this-action-cannot-be': 'Esta acción no se puede deshacer',
  'bulk-delete.1-is-deleted-open':
    '{toDelete, plural, one {Se elimina 1 {one}. Las apuestas abiertas se anulan y se devuelve lo apostado.} many {Se eliminan {toDelete} {many}. Las apuestas abiertas se anulan y se devuelve lo apostado.} other {Se eliminan {toDelete} {many}. Las apuestas abiertas se anulan y se devuelve lo apostado.}}',
  'delete-record.was-deleted-name': 'Se eliminó {name}',
  'delete-record.delete-name': 'Eliminar {name}',
  'delete-record.this-action-cannot-be': 'Esta acción no se puede deshacer',
  'record-list.this-list-has-only':
    'Esta lista solo tiene las filas más recientes. Para encontrar otras anteriores, busca, o abre el partido o la sala.',
  'record-list.per-page-size': '{size} por página',
  'record-list.search-many': 'Buscar {many}',
  'record-list.clear-search': 'Borrar búsqueda',
  'record-list.this-list-may-be': 'Puede que esta lista no esté al día.',
  'record-list.items-per-page': 'Elementos por página',
  'record-list.pages-of-many': 'Páginas de {many}',
  'record-list.more-than-total': 'más de {total}',
  'record-list.none-of-total': '0 de {total}',
  'record-list.of-first-last': '{first}–{last} de {total}',
  'record-list.nothing-found': 'Sin resultados',
  'record-list.show-all': 'Ver todo',
  'record-list.no-row-matches-your': 'Ninguna fila coincide con tu búsqueda.',
  'record-list.of-count-total': '{count} de {total}',
  'record-list.the-list-changed-during':
    '{missing, plural, one {La lista cambió durante la descarga: en el archivo falta {missing} fila.} many {La lista cambió durante la descarga: en el archivo faltan {missing} de filas.} other {La lista cambió durante la descarga: en el archivo faltan {missing} filas.}}',
  'record-list.export-csv': 'Exportar CSV',
  'record-table.selected': 'Selección',
  'record-table.actions': 'Acciones',
  'record-table.select-name': 'Seleccionar {name}',
  'sortable-list.press-space-or-enter':
    'Pulsa Espacio o Intro para tomar este elemento. Después muévelo con las flechas. Pulsa otra vez Espacio o Intro para soltarlo, o Escape para cancelar.',
  'sortable-list.is-picked-up-name': 'Has tomado {name}.',
  'sortable-list.is-at-position-of': '{name} está en la posición {position} de {names}.',
  'sortable-list.is-dropped-at-position': 'Has soltado {name} en la posición {position}.',
  'sortable-list.is-dropped': 'Has soltado {name}.',
  'sortable-list.is-back-at-its': '{name} vuelve a su posición anterior.',
  'sortable-list.move-label': 'Mover {label}',
  'rounds-gap-text.late-start': 'Las rondas no empiezan al principio de la parte',
  'rounds-gap-text.gap': 'Hay un hueco entre la ronda {before} y la ronda {after}',
} satisfies Translation<typeof English>
