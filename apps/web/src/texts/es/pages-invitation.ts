import type { Translation } from '../catalog.ts'
import type { pagesInvitation as English } from '../en/pages-invitation.ts'

export const pagesInvitation = {
  'chips-text.you-bet-with-chips':
    'Apuestas con fichas. Las fichas son puntos: no cuestan nada, y nadie puede comprarlas ni venderlas. Gana quien más tiene al final.',
  'guest-seat.every-seat-is-taken': 'No quedan plazas. Pide otra partida a quien te invitó.',
  'guest-seat.every-seat-is-taken-but': 'No quedan plazas, pero puedes mirar.',
  'guest-seat.no-account-is-needed':
    'No hace falta cuenta. Para ganar trofeos y conservar tus resultados, <link>crea una cuenta</link> o <link2>inicia sesión</link2>',
  'guest-seat.join-this-game': 'Entrar en esta partida',
  'invitation-note.you-are-invited-to': 'Tienes una invitación a la sala {code}',
  'invitation-page.invites-you-to-a': '{username} te invita a una partida',
  'invitation-page.you-can-no-longer': 'Ya no puedes entrar en esta partida.',
  'invitation-page.you-need-a-free': 'Hace falta una cuenta gratis: un nombre, un correo y una contraseña.',
  'invitation-page.i-have-an-account': 'Ya tengo cuenta',
  'invitation-page.sign-in': 'Iniciar sesión',
  'invitation-page.try-again': 'Reintentar',
  'invitation-page.loading-the-invitation': 'Cargando la invitación',
  'invitation-page.v': '{homeTeam} vs. {awayTeam} ·',
  'invitation-page.invitation': 'Invitación ·',
  'invitation-page.in-bettle-you-bet':
    '{isPractice, select, true {En Bettle apuestas a los próximos {roundDuration} minutos de un partido de fútbol simulado, {homeTeam} vs. {awayTeam}: ¿habrá tres córneres o más, o menos?} other {En Bettle apuestas a los próximos {roundDuration} minutos de un partido de fútbol real, {homeTeam} vs. {awayTeam}: ¿habrá tres córneres o más, o menos?}}',
  'invitation-page.lobby-not-found': 'Sala no encontrada',
  'invitation-page.the-invitation-could-not': 'No se pudo cargar la invitación',
  'invitation-page.no-game-has-the':
    'Ninguna partida tiene el código de este enlace: está mal o la partida se borró. Pide que te envíen el enlace otra vez. Un código tiene seis letras y cifras.',
  'invitation-page.find-another-game': 'Buscar otra partida',
  'invitation-page.take-a-seat': 'Ocupar plaza',
  'seat-link-page.play-on-with-this': 'Sigue jugando en este teléfono',
  'seat-link-page.the-host-made-this':
    'Este enlace es para quien perdió el teléfono. Recuperas la plaza con todas las fichas y apuestas. Las apuestas ya hechas se ven cuando empiezan sus rondas.',
  'seat-link-page.take-my-seat': 'Ocupar mi plaza',
  'seat-link-page.your-seat': 'Tu plaza ·',
} satisfies Translation<typeof English>
