import type { Translation } from '../catalog.ts'
import type { pagesCircle as English } from '../en/pages-circle.ts'

export const pagesCircle = {
  'back-to-lobbies.lobbies': 'Salas',
  'circle-area.loading-the-circle': 'Carregando o grupo',
  'circle-page.invite': 'Chamar',
  'circle-page.the-circle-does-not':
    'O grupo não existe, ou você não faz parte dele. Alguém do grupo pode te mandar o link.',
  'circle-page.the-circle-could-not': 'Não deu para carregar o grupo.',
  'circle-page.loading-the-circle': 'Carregando o grupo',
  'circle-page.table-of': 'Tabela de {name}',
  'circle-page.best': 'Melhor',
  'circle-page.best-finish': 'Melhor resultado',
  'circle-page.circle-not-found': 'Grupo não encontrado',
  'circle-page.circle': 'Grupo',
  'circles-page.circles': 'Grupos',
  'circles-page.circles-2': 'Grupos ·',
  'guest-of-circle.guests-play-evenings-by':
    'Visitantes jogam as noites pelo link. Para fazer parte de um grupo, é preciso ter conta, e suas vagas continuam suas.',
  'guest-of-circle.register': 'Criar conta',
  'guest-of-circle.circle': 'Grupo ·',
  'guest-of-circle.register-to-join-a': 'Crie uma conta para entrar num grupo',
  'join-circle-page.join-a-circle': 'Entrar num grupo ·',
} satisfies Translation<typeof English>
