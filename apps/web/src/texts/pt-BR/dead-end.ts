import type { Translation } from '../catalog.ts'
import type { deadEnd as English } from '../en/dead-end.ts'

export const deadEnd = {
  'crash-page.this-page-stopped-working': 'Esta página parou de funcionar',
  'crash-page.your-chips-and-bets':
    'Suas fichas e apostas estão seguras no servidor, e a partida continua. Recarregue a página: quase sempre resolve.',
  'crash-page.load-again': 'Recarregar',
  'crash-page.crash-reports': 'Relatos de falha',
  'crash-page.if-you-like-tell':
    'Se quiser, conte o que você fez logo antes do problema. Isso ajuda a gente a consertar.',
  'crash-page.load-the-page-again': 'Recarregue a página.',
  'crash-page.if-the-page-stops': 'Se ela parar de novo, volte para o início ou abra seu link outra vez.',
  'crash-page.your-browser-may-be': 'Seu navegador pode ser antigo demais. Atualize o navegador ou use outro.',
  'crash-page.a-browser-extension-may': 'Uma extensão do navegador pode atrapalhar a página. Tente uma janela anônima.',
  'crash-page.stack': 'Pilha',
  'crash-page.to-the-lobbies': 'Ir para as salas',
  'crash-page.to-the-start-page': 'Ir para o início',
  'crash-page.crash-report': 'Relato de falha',
  'crash-page.what-failed': 'O que falhou',
  'dead-end.go-back': 'Voltar',
  'dead-end.to-the-lobbies': 'Ir para as salas',
  'forbidden-page.your-account-has-no': 'Sua conta não tem acesso a esta página. Suas partidas e fichas estão seguras.',
  'forbidden-page.no-entry': 'Sem acesso ·',
  'forbidden-page.you-cant-access-that': 'Você não tem acesso a isso',
  'not-found-page.there-is-no-page': 'Não existe página neste endereço.',
  'not-found-page.page-not-found': 'Página não encontrada ·',
  'not-found-page.page-not-found-2': 'Página não encontrada',
} satisfies Translation<typeof English>
