import type { Translation } from '../catalog.ts'
import type { notice as English } from '../en/notice.ts'

export const notice = {
  'notice-list.notices-about-your-competitions':
    'Aqui aparecem avisos das suas competições e dos seus grupos, e convites para a próxima partida.',
  'notice-list.v': '{homeTeam} x {awayTeam}',
  'notice-list.your-game-in-is': 'Sua partida em {name} está rolando. Jogue agora.',
  'notice-list.notices': 'Avisos',
  'notice-list.your-notices-could-not': 'Não deu para carregar seus avisos.',
  'notice-list.loading-your-notices': 'Carregando seus avisos',
  'notice-list.no-notices': 'Nenhum aviso',
  'notice-text.the-draw-for-was': 'O sorteio de {name} saiu. Você joga {stage}.',
  'notice-text.a-place-in-became': 'Abriu uma vaga em {name}. Agora ela é sua.',
  'notice-text.your-account-was-disabled':
    'Sua conta ficou desativada por um tempo, então você perdeu sua vaga em {name}. Dá para se inscrever de novo enquanto as inscrições estão abertas.',
  'notice-text.you-do-not-play': 'Você ficou fora de {name}: estava na reserva, e não abriu vaga.',
  'notice-text.you-play-in-from': 'Você joga {name} a partir da próxima temporada.',
  'notice-text.your-seat-in-the':
    'Sua vaga na próxima partida de {name} está pronta. Você pode apostar antes do início do jogo.',
  'notice-text.you-no-longer-play':
    'Você não joga mais uma das próximas partidas de {name}. Suas apostas nela foram anuladas, e nada se perdeu.',
  'notice-text.the-players-of-your':
    'Mudou quem joga sua próxima partida em {name}. Você mantém sua vaga e suas apostas.',
  'notice-text.your-next-game-in':
    'Sua próxima partida em {name} é quase na mesma hora da sua partida em {other}. Você pode jogar as duas.',
  'notice-text.your-game-in-has': 'Sua partida em {name} começou.',
  'notice-text.your-next-game-in-has': 'Sua próxima partida em {name} tem um novo horário: {time}.',
  'notice-text.a-match-of-has': 'Um jogo de {name} tem um novo horário.',
  'notice-text.you-have-reached-the': 'Você chegou ao mata-mata de {name}.',
  'notice-text.you-have-reached-the-next': 'Você avançou para a próxima fase de {name}.',
  'notice-text.you-are-out-of': 'Você está fora de {name} depois de jogar {stage}.',
  'notice-text.you-have-won-congratulations': 'Você ganhou {name}. Parabéns!',
  'notice-text.you-go-up-a': 'Você sobe uma divisão em {name} depois de jogar {stage}.',
  'notice-text.you-go-down-a': 'Você cai uma divisão em {name} depois de jogar {stage}.',
  'notice-text.goes-on-without-you': '{name} continua sem você: você faltou às suas últimas partidas.',
  'notice-text.there-is-a-decision':
    '{hasGains, select, true {{hasMore, select, true {Há uma decisão em {name}. Ela ajuda {gains} e mais {more}. O motivo está na página da competição.} other {Há uma decisão em {name}. Ela ajuda {gains}. O motivo está na página da competição.}}} other {Há uma decisão em {name}. Por enquanto ela não ajuda ninguém. O motivo está na página da competição.}}',
  'notice-text.the-organiser-of-proposes':
    '{hasGains, select, true {{hasMore, select, true {A organização de {name} propõe uma decisão. Ela ajudaria {gains} e mais {more}. Vote na página da competição.} other {A organização de {name} propõe uma decisão. Ela ajudaria {gains}. Vote na página da competição.}}} other {A organização de {name} propõe uma decisão. Por enquanto ela não ajudaria ninguém. Vote na página da competição.}}',
  'notice-text.the-organiser-disqualified-you':
    'A organização desclassificou você de {name}. O motivo está na página da competição.',
  'notice-text.does-not-start-because': '{name} não começa, porque faltaram participantes ou jogos.',
  'notice-text.invites-you-to-the': '{by} chamou você para a próxima partida com a mesma turma: {home} x {away}.',
  'notice-text.asks-you-to-join': '{by} chamou você para o grupo {circle}.',
  'notice-text.asks-to-join-your': '{by} quer entrar no seu grupo {circle}.',
  'notice-text.let-you-into-the': '{by} deixou você entrar no grupo {circle}.',
  'notice-text.was-cancelled-results-of': '{name}: competição cancelada. Os resultados das partidas encerradas ficam.',
  'notice-text.has-news-that-this':
    '{name} tem novidades que esta versão do Bettle não consegue mostrar. Recarregue a página.',
  'notice-text.knockout-round': 'a fase {number} do mata-mata',
  'notice-text.season': 'a temporada {number}',
  'notice-text.the-group-stage': 'a fase de grupos',
  'notices-bell.notices-unread': 'Avisos, não lidos: {count}',
  'notices-bell.notices': 'Avisos',
  'use-own-match-starts.your-game-in-has': 'Sua partida em {name} começou',
  'use-own-match-starts.v': '{homeTeam} x {awayTeam}',
  'use-own-match-starts.play': 'Jogar',
  'notice-text.another-competition': 'outra competição',
  'notice-text.opened-an-evening-at': '{by} abriu uma noite de {circle}: {home} x {away}, {time}. Pegue uma vaga.',
  'notice-text.opened-an-evening': '{by} abriu uma noite de {circle}: {home} x {away}. Pegue uma vaga.',
  'notice-text.a-competition': 'Uma competição',
} satisfies Translation<typeof English>
