import type { Translation } from '../catalog.ts'
import type { card as English } from '../en/card.ts'

export const card = {
  'deal-button.check-the-deal': 'Conferir o sorteio',
  'deal-dialog.no-cards-have-been': 'Nenhuma carta foi distribuída nesta partida.',
  'deal-dialog.the-seed-is-shown': 'A semente aparece aqui quando os resultados são confirmados.',
  'deal-dialog.the-check-could-not': 'Não deu para carregar a verificação. Confira sua conexão e recarregue a página.',
  'deal-dialog.you': '· Você',
  'deal-dialog.the-seed-gives': 'A semente gera: {drawn}',
  'deal-dialog.the-deal-of-the': 'O sorteio das cartas',
  'deal-dialog.a-secret-number-the':
    'Um número secreto, a semente, decide quem recebe quais cartas. Quando as cartas são distribuídas, o hash da semente é publicado. Um hash é como uma impressão digital. Quando os resultados são confirmados, a própria semente é publicada. Aí todo mundo pode conferir que ninguém mexeu nas cartas.',
  'deal-dialog.loading-the-deal': 'Carregando o sorteio',
  'deal-dialog.dealing-the-cards-again': 'Sorteando as cartas de novo para conferir',
  'deal-dialog.checked-on-this-device':
    'Conferido neste aparelho: a semente bate com o hash e gera exatamente estas cartas para cada participante.',
  'deal-dialog.the-seed-gives-every':
    'A semente gera estas cartas para cada participante, mas não bate com o hash que este navegador viu primeiro.',
  'deal-dialog.the-seed-fits-the': 'A semente bate com o hash, mas gera outras cartas.',
  'deal-dialog.the-seed-does-not': 'A semente não bate com o hash que foi publicado.',
  'deal-dialog.cards-dealt-again': 'Cartas sorteadas de novo',
  'deal-dialog.matches': 'confere',
  'deal-dialog.differs': 'não confere',
  'deal-dialog.hash-of-the-seed': 'Hash da semente, publicado na distribuição (SHA-256)',
  'deal-dialog.seed': 'Semente',
  'promise-of-deal.this-is-not-the': 'Este não é o hash que foi publicado.',
  'promise-of-deal.this-browser-first-saw':
    'Este navegador viu primeiro outro hash, então a semente foi trocada depois. Alguém pode ter escolhido as cartas.',
  'promise-of-deal.the-hash-that-this': 'O hash que este navegador viu primeiro:',
  'promise-of-deal.this-is-the-hash':
    'Este é o hash que este navegador viu primeiro. Se ele mudar, alguém pode ter trocado as cartas, e aparece um aviso aqui.',
  'promise-of-deal.this-browser-first-saw-the':
    'Este navegador só viu o hash depois do fim do jogo. Ele não tem como saber se o hash foi trocado antes.',
  'deal-dialog.a-player': 'Alguém',
  'deal-dialog.a-player-who-has-left': 'Alguém que saiu',
} satisfies Translation<typeof English>
