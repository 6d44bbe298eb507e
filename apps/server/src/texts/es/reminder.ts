import type { Translation } from '../catalog.ts'
import type { reminder as English } from '../en/reminder.ts'

export const reminder = {
  'closing.title': 'Las apuestas se cierran en un minuto',
  'closing.body': 'Aún no has apostado en la ronda {round} de {home} – {away}.',
  'starts.title': 'Tu partida empieza pronto',
  'starts.body': '{home} – {away} empieza en {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}.',
  'result.title': 'Tu resultado',
  'result.body':
    '{home} – {away}: puesto {rank} de {players}, con {chips, plural, one {# ficha} many {# fichas} other {# fichas}}.',
  'result.advanced': '{name}: pasas a la siguiente fase.',
  'result.eliminated': '{name}: te quedas fuera.',
  'result.champion': '{name}: ¡has ganado!',
  'result.promoted': '{name}: subes de división.',
  'result.relegated': '{name}: bajas de división.',
  'invited.title': 'Te invitan a jugar',
  'invited.body': '{by} te invita a jugar {home} – {away}.',
  'mail.open': 'Abrir en Bettle',
  'mail.why': 'Recibes este correo porque lo activaste en tu perfil: «{kind}».',
  'mail.end': 'Dejar de recibir estos correos',
  'kind.starts': 'Una partida mía empieza en 15 minutos',
  'kind.closing': 'Las apuestas cierran en un minuto y no he apostado',
  'kind.result': 'Mi resultado es definitivo',
  'kind.invited': 'Me invitan a jugar',
  'end.title': 'Recordatorios por correo',
  'end.on': 'Bettle te envía estos correos: «{kind}».',
  'end.press': 'Dejar de recibir estos correos',
  'end.off': 'Bettle ya no te envía estos correos: «{kind}». Los demás recordatorios siguen como estaban.',
  'end.deleted': 'Esta cuenta se eliminó. Bettle no le envía correos.',
  'end.unsigned':
    'Este enlace está incompleto o fue modificado. No se desactivó nada. Puedes desactivar los correos en tu perfil.',
  'end.profile': 'Ir a mi perfil',
} satisfies Translation<typeof English>
