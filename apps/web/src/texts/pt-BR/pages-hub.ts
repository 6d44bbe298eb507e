import type { Translation } from '../catalog.ts'
import type { pagesHub as English } from '../en/pages-hub.ts'

export const pagesHub = {
  'guest-hub-page.looking-for-your-game': 'Procurando sua partida',
  'guest-hub-page.back-to-the-game': 'Voltar à partida',
  'guest-hub-page.see-the-full-result': 'Ver o resultado completo',
  'guest-hub-page.play-another': 'Jogar outra',
  'guest-hub-page.trial-game': 'Partida de teste ·',
  'guest-hub-page.your-game': 'Sua partida ·',
  'guest-hub-page.your-game-could-not': 'Não deu para carregar sua partida',
  'guest-hub-page.your-trial-game-is': 'Sua partida de teste está rolando',
  'guest-hub-page.your-game-goes-on': 'Sua partida continua',
  'guest-hub-page.v-you-still-have': '{homeTeam} x {awayTeam}. Sua vaga e suas fichas continuam suas.',
  'guest-hub-page.register-to-keep-my': 'Criar conta e guardar meu resultado',
  'guest-hub-page.register-to-keep-my-seat': 'Criar conta e guardar minha vaga',
  'guest-hub-page.your-trial-game-is-over': 'Sua partida de teste acabou',
  'guest-hub-page.you-have-left-your': 'Você saiu da sua partida de teste',
  'guest-hub-page.your-game-is-over': 'Sua partida acabou',
  'guest-hub-page.you-have-left-the': 'Você saiu da partida',
  'guest-hub-page.v-you-finished-as':
    '{homeTeam} x {awayTeam}: você terminou na posição {position} de {count}. Crie uma conta em até um dia para guardar o resultado, suas apostas e seus recibos.',
  'guest-hub-page.register-to-play-in': 'Crie uma conta para jogar em salas com mais gente.',
  'guest-hub-page.register': 'Criar conta',
  'hub-compete.create': 'CRIAR',
  'hub-lounge.stop-editing': 'Parar de editar',
  'hub-lounge.admin-edit-this-page': 'Admin: editar esta página',
  'hub-lounge.loading': 'Carregando',
  'hub-page.customize-profile': 'Personalizar perfil',
  'hub-page.lobbies': 'Salas ·',
  'hub-page.loading-competitions': 'Carregando competições',
  'hub-page.customize-profile-of': 'Personalizar perfil de {username}',
} satisfies Translation<typeof English>
