import type { Translation } from '../catalog.ts'
import type { pages as English } from '../en/pages.ts'

export const pages = {
  'past-games-page.find-a-game': 'Achar uma partida',
  'past-games-page.previous-results': 'Resultados anteriores ·',
  'past-games-page.previous-results-2': 'Resultados anteriores',
  'play-match-page.play-a-match': 'Montar um jogo',
  'play-match-page.play-a-match-2': 'Montar um jogo ·',
  'play-page.one-moment': 'Um momento…',
  'profile-page.profile': 'Perfil ·',
  'profile-page.your-account-was-deleted': 'Sua conta foi excluída',
  'profile-page.customize-profile': 'Personalizar perfil',
  'result-page.previous-results': 'Resultados anteriores',
  'result-page.the-result-of-v': 'O resultado de {homeTeam} x {awayTeam} aparece aqui quando o jogo acabar.',
  'result-page.go-to-the-game': 'Ir para a partida',
  'result-page.this-game-does-not':
    'Esta partida não existe, ou você não jogou nela. Suas partidas estão em Resultados anteriores.',
  'result-page.loading-the-result': 'Carregando o resultado',
  'result-page.v': '{homeTeam} x {awayTeam} ·',
  'result-page.result': 'Resultado ·',
  'result-page.this-result-could-not': 'Não deu para carregar este resultado.',
  'result-page.match-abandoned': 'Jogo abandonado',
  'result-page.final-result': 'Resultado final',
  'result-page.this-game-is-not': 'Esta partida ainda não acabou',
  'result-page.lobby-not-found': 'Sala não encontrada',
  'terms-page.terms-of-service': 'Termos de Uso',
  'terms-page.the-rules-of-bettle': 'As regras do Bettle, em resumo.',
  'terms-page.a-game-not-gambling': 'Diversão, não jogo de azar',
  'terms-page.you-play-bettle-with':
    'No Bettle você joga com fichas grátis. Fichas não podem ser compradas, vendidas, trocadas nem sacadas. Elas não valem nada fora do jogo.',
  'terms-page.your-account': 'Sua conta',
  'terms-page.one-account-per-person':
    'Uma conta por pessoa. Escolha uma senha que você não usa em nenhum outro lugar e não passe para ninguém. As outras pessoas veem seu nome e seu nome no jogo, nunca seu e-mail.',
  'terms-page.fair-play': 'Jogo limpo',
  'terms-page.play-for-yourself-not':
    'Jogue por conta própria, não com um programa. Podemos fechar contas que exploram falhas, jogam por outras pessoas ou estragam a diversão de todo mundo.',
  'terms-page.what-counts': 'O que conta',
  'terms-page.people-or-data-feeds':
    'Pessoas ou fontes de dados registram os lances de um jogo. Os lances podem ser corrigidos, mesmo depois de a rodada ser resolvida. Depois que os resultados são confirmados, uma correção precisa de um motivo, que quem joga pode ver.',
  'terms-page.your-data': 'Seus dados',
  'terms-page.we-keep-what-the':
    'Guardamos o que o jogo precisa: sua conta, suas apostas e seus resultados. Se você excluir sua conta, apagamos seu nome e seu e-mail. Suas apostas e seus resultados ficam, sem o seu nome.',
  'terms-page.terms-of-service-2': 'Termos de Uso ·',
  'try-page.your-game-is-being': 'Preparando sua partida…',
  'try-page.register': 'Criar conta',
  'try-page.try-again': 'Tentar de novo',
  'try-page.keep-this-page-open': 'Deixe esta página aberta. Sua partida começa sozinha em cerca de {clock}.',
  'try-page.try-it-now': 'Experimentar ·',
  'try-page.your-game-starts-soon': 'Sua partida já vai começar',
  'try-page.the-trial-game-could': 'A partida de teste não começou',
  'try-page.all-trial-games-are': 'Todas as partidas de teste estão ocupadas agora.',
} satisfies Translation<typeof English>
