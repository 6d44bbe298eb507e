import type { Translation } from '../catalog.ts'
import type { guest as English } from '../en/guest.ts'

export const guest = {
  'ask-host.lets-in-no-more':
    '{host} não deixa entrar mais visitantes da sua rede. Com uma conta você ainda pode entrar: crie uma ou entre na sua.',
  'ask-host.has-been-asked-keep':
    '{username}, {host} recebeu seu pedido. Deixe esta página aberta: a vaga é sua quando {host} disser sim.',
  'ask-host.others-from-your-network':
    'Já tem gente da sua rede nesta partida, então {host} decide se entra mais alguém de lá.',
  'ask-host.ask-to-let-me': 'Pedir a {host} para entrar',
  'face-choice.your-face-if-you': 'Sua cara <part>(se quiser)</part>',
  'guest-seat-form.take-a-seat-as':
    '{isPlayer, select, true {Pegar vaga como {username}} other {Assistir como {username}}}',
  'guest-seat-form.your-seat-is-played':
    '{username}, outro celular está jogando na sua vaga. Você pode pegá-la de volta até o fim do jogo.',
  'guest-seat-form.take-my-seat-back': 'Pegar minha vaga de volta',
  'guest-seat-form.you-could-not-join': 'Não deu para entrar. Tente de novo.',
  'guest-seat-form.join-as-a-guest': 'Entrar como visitante',
  'guest-seat-form.your-name': 'Seu nome',
  'guest-seat-form.take-a-seat': 'Pegar vaga',
  'guest-seat-form.watch': 'Assistir',
  'open-lobby-list.open-lobbies': 'Salas abertas',
  'open-lobby-list.v': '{homeTeam} x {awayTeam}',
  'open-lobby-list.of-seats-taken': '{username} · {players} de {maxPlayers} vagas ocupadas',
} satisfies Translation<typeof English>
