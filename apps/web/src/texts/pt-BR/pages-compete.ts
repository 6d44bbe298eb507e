import type { Translation } from '../catalog.ts'
import type { pagesCompete as English } from '../en/pages-compete.ts'

export const pagesCompete = {
  'compete-area.loading-the-competition': 'Carregando a competição',
  'compete-frame.the-competition-does-not':
    'A competição não existe ou é privada. Se você tem um código, digite em Competir.',
  'compete-frame.competitions': 'Competições',
  'compete-frame.competition-not-found': 'Competição não encontrada',
  'compete-frame.the-competition-could-not': 'Não deu para carregar a competição.',
  'compete-frame.loading-the-competition': 'Carregando a competição',
  'competition-page.organise': 'Organizar',
  'competition-page.to-decide': ', a decidir:',
  'competition-page.play-again-with-these': 'Jogar de novo com esta turma',
  'competition-page.share': 'Compartilhar',
  'create-competition-page.new-competition': 'Nova competição',
  'create-competition-page.you-need-an-account': 'Você precisa de uma conta para organizar uma competição.',
  'create-competition-page.new-competition-2': 'Nova competição ·',
  'create-competition-page.register-first': 'Crie uma conta antes',
  'draw-page.competition': 'Competição',
  'draw-page.the-draw-of': 'O sorteio de {name}',
  'draw-page.a-secret-number-the':
    'Um número secreto, a semente, decide o sorteio. Quando as inscrições abrem, o hash da semente é publicado. Quando fecham, a semente e a lista de participantes também são publicadas. Cada participante recebe um número do sorteio: o hash SHA-256 da semente, da lista e da pessoa. Quem tem o menor número vem primeiro. Os grupos saem desses números, e as divisões seguintes saem das tabelas anteriores. Seu navegador calcula tudo isso de novo nesta página.',
  'draw-page.this-shows-that-the':
    'Isso mostra que a semente foi fixada antes das inscrições e que nada mudou depois do sorteio. Não mostra tudo: quem cuida deste servidor poderia saber a semente antes e testar qual lista de participantes gera qual sorteio, por exemplo com contas próprias.',
  'draw-page.the-draw': 'O sorteio ·',
  'organise-competition-page.only-the-organiser-of':
    'Só quem organiza esta competição e a administração podem usar esta página.',
  'organise-competition-page.competition-page': 'Página da competição',
  'organise-competition-page.invitation-codes': 'Códigos de convite',
  'organise-competition-page.organise': 'Organizar {name} ·',
  'organise-competition-page.you-are-not-the': 'Esta competição não é sua',
} satisfies Translation<typeof English>
