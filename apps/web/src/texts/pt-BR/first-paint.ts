import type { Translation } from '../catalog.ts'
import type { firstPaint as English } from '../en/first-paint.ts'

export const firstPaint = {
  'draw-skeletons.loading': 'Carregando',
  'draw-skeletons.bettle-loads-slowly-check': 'O Bettle está demorando: veja sua conexão.',
  'draw-skeletons.try-again': 'Tentar de novo',
  'draw-skeletons.bettle-did-not-start': 'O Bettle não abriu. Suas fichas e apostas estão seguras no servidor.',
  'draw-skeletons.load-again': 'Recarregar',
  'draw-skeletons.this-browser-is-too':
    'Este navegador é antigo demais para o Bettle. O Bettle precisa de {floor} ou mais novo. Abra este endereço em outro navegador:',
  'draw-skeletons.copy-the-address': 'Copiar o endereço',
  'header-skeleton.logout': 'Sair',
  'hub-skeleton.lobby-code': 'Código da sala',
  'hub-skeleton.a-friend-in-the': 'Alguém na sala pode te passar o código.',
  'hub-skeleton.join-game': 'ENTRAR',
  'hub-skeleton.play-a-match': 'MONTAR UM JOGO',
  'hub-skeleton.lobbies': 'Salas',
  'hub-skeleton.players-lounge': 'LOUNGE',
  'hub-skeleton.create-game': 'CRIAR PARTIDA',
  'hub-skeleton.compete': 'COMPETIR',
  'hub-skeleton.open-lobbies': 'SALAS ABERTAS',
  'hub-skeleton.loading-open-lobbies': 'Carregando salas abertas',
  'keep-skeleton.copied': 'Copiado',
  'keep-skeleton.selected-copy-it': 'Selecionado: copie',
  'keep-skeleton.of-files-have-arrived': ' {loaded} de {count} arquivos chegaram.',
  'plain-skeleton.login': 'Entrar',
  'plain-skeleton.register': 'Cadastro',
  'run.your-browser-stores-nothing':
    'Seu navegador não guarda nada desta página. Dá para jogar, mas você sai da conta quando fecha ou recarrega a página.',
  'sign-in-skeleton.welcome': 'Boas-vindas',
  'sign-in-skeleton.sign-in': 'Entrar',
  'sign-in-skeleton.players-lounge': 'Lounge',
  'sign-in-skeleton.email': 'E-mail',
  'sign-in-skeleton.password': 'Senha',
} satisfies Translation<typeof English>
