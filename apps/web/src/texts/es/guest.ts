import type { Translation } from '../catalog.ts'
import type { guest as English } from '../en/guest.ts'

export const guest = {
  'ask-host.lets-in-no-more':
    '{host} ya no deja entrar sin cuenta desde tu red. Con cuenta sí puedes: crea una o inicia sesión.',
  'ask-host.has-been-asked-keep':
    'Ya le preguntamos a {host}, {username}. No cierres esta página: tendrás tu plaza cuando {host} diga que sí.',
  'ask-host.others-from-your-network':
    'Ya hay gente de tu red en esta partida, así que {host} decide si puede entrar alguien más.',
  'ask-host.ask-to-let-me': 'Pedir a {host} que me deje entrar',
  'face-choice.your-face-if-you': 'Tu cara <part>(si quieres)</part>',
  'guest-seat-form.take-a-seat-as':
    '{isPlayer, select, true {Ocupar plaza como {username}} other {Mirar como {username}}}',
  'guest-seat-form.your-seat-is-played':
    'Tu plaza, {username}, está ahora en otro teléfono. Puedes recuperarla hasta que termine el partido.',
  'guest-seat-form.take-my-seat-back': 'Recuperar mi plaza',
  'guest-seat-form.you-could-not-join': 'No pudiste entrar. Inténtalo otra vez.',
  'guest-seat-form.join-as-a-guest': 'Entrar sin cuenta',
  'guest-seat-form.your-name': 'Tu nombre',
  'guest-seat-form.take-a-seat': 'Ocupar plaza',
  'guest-seat-form.watch': 'Mirar',
  'open-lobby-list.open-lobbies': 'Salas abiertas',
  'open-lobby-list.v': '{homeTeam} vs. {awayTeam}',
  'open-lobby-list.of-seats-taken': '{username} · {players} de {maxPlayers} plazas ocupadas',
} satisfies Translation<typeof English>
