import type { Translation } from '../catalog.ts'
import type { reminder as English } from '../en/reminder.ts'

export const reminder = {
  'reminders.title': 'Recordatorios',
  'reminders.what':
    'Un mensaje en tus dispositivos mientras Bettle está cerrado. No se envía nada hasta que lo actives.',
  'reminders.failed': 'No se pudieron cargar tus recordatorios.',
  'reminders.loading': 'Cargando tus recordatorios',
  'reminders.closing': 'Las apuestas cierran en un minuto y no he apostado',
  'reminders.closing-hint':
    'Una vez por ronda, como mucho tres por hora, y nunca con la partida abierta en tu pantalla.',
  'reminders.starts': 'Una partida mía empieza en 15 minutos',
  'reminders.starts-hint': 'Una vez por partido, y nunca con la partida abierta en tu pantalla.',
  'reminders.result': 'Mi resultado es definitivo',
  'reminders.result-hint': 'Tu puesto y tus fichas, o cómo acabó tu fase de una competición.',
  'reminders.invited': 'Me invitan a jugar',
  'reminders.invited-hint': 'Una invitación después de una partida, y ninguna de quien bloqueas.',
  'reminders.devices': 'Dispositivos con recordatorios',
  'reminders.this-device': 'Este dispositivo',
  'reminders.unknown-device': 'Dispositivo desconocido',
  'reminders.since': 'Recordatorios desde {time}',
  'reminders.here-too': 'Avisarme también en este dispositivo',
  'reminders.remove': 'Quitar',
  'unable.install-first': 'En un iPhone o iPad, los recordatorios solo llegan con la aplicación instalada:',
  'unable.share': '1. Pulsa Compartir y después Añadir a pantalla de inicio.',
  'unable.open-installed': '2. Abre Bettle desde la pantalla de inicio y activa aquí el recordatorio.',
  'unable.denied':
    'Este navegador no permite mensajes de Bettle. Permite las notificaciones de esta página en los ajustes del navegador.',
  'unable.no': 'Este navegador no puede mostrar recordatorios aquí. Prueba con otro navegador o dispositivo.',
  'quiet-hours.title': 'Horas de silencio',
  'quiet-hours.hint': 'Sin recordatorios en estas horas del día.',
  'quiet-hours.from': 'Desde',
  'quiet-hours.until': 'Hasta',
  'quiet-hours.save': 'Guardar',
  'by-email.title': 'Por correo',
  'by-email.what':
    'A tu dirección de correo, aunque no tengas la sesión iniciada. Cada correo se puede desactivar con una pulsación.',
  'by-email.unconfirmed':
    'Solo a una dirección confirmada. Sigue antes un enlace de un correo de Bettle: el de tu cuenta nueva o uno para poner otra contraseña.',
  'by-email.may-be-late': 'Un correo puede llegar tarde para este minuto.',
} satisfies Translation<typeof English>
