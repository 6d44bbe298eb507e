import type { Translation } from '../catalog.ts'
import type { page as English } from '../en/page.ts'

export const page = {
  'head.description': 'Adivinhe os próximos dez minutos de um jogo de verdade, com fichas grátis, contra a sua turma.',
  'head.needs-scripts':
    'O Bettle é um jogo ao vivo e precisa de JavaScript: ative-o para este site e recarregue a página.',
  'home-screen.my-game': 'Minha partida',
  'home-screen.play-a-match': 'Montar um jogo',
  'offline.title': 'Sem conexão · Bettle',
  'offline.heading': 'Sem conexão',
  'offline.shows-no-game':
    'Não há conexão com o Bettle, por isso nenhuma partida aparece: placares, cotações e fichas podem estar atrasados.',
  'offline.bets-count': 'As apostas aceitas estão no servidor e valem. Sua partida continua sem este aparelho.',
  'offline.last-reached': 'Última conexão deste aparelho com o Bettle: {time}.',
  'offline.try-again': 'Tentar de novo',
} satisfies Translation<typeof English>
