import type { Translation } from '../catalog.ts'
import type { landing as English } from '../en/landing.ts'

export const landing = {
  'page.title': 'Bettle: adivinhe os próximos dez minutos',
  'page.description':
    'Um jogo de palpites ao vivo sobre futebol. Jogue com fichas grátis e com a sua turma. Uma aposta por rodada: mais ou menos.',
  'hero.heading': 'Adivinhe os próximos',
  'hero.accent': 'dez minutos.',
  'hero.text':
    'Quantos escanteios até o relógio marcar 40? Escolha mais ou menos antes de a rodada começar e veja cada lance mudar sua aposta. Todo mundo recebe cem fichas grátis, e não há nada para comprar.',
  'hero.action': 'Jogar agora',
  'hero.picture':
    'A partida no celular: em cima o placar e o relógio, embaixo o andamento da rodada e as apostas da próxima.',
  'how.heading': 'Como funciona',
  'how.text': 'Seis cartas, um minuto. Vire as cartas.',
  'how.seat.title': 'Pegue uma vaga',
  'how.seat.text': 'Entre em uma sala aberta, digite o código de alguém da turma ou abra sua própria sala.',
  'how.seat.back':
    'Uma sala é um jogo e as pessoas que jogam nela. Todo mundo começa com as mesmas fichas. Você pode jogar ou só assistir.',
  'how.rounds.title': 'Rodadas ao vivo',
  'how.rounds.text': 'O jogo é dividido em rodadas de dez minutos.',
  'how.rounds.back':
    'Cada tempo tem cinco rodadas. A última dura cinco minutos mais os acréscimos. Ela acaba com o tempo.',
  'how.over-under.title': 'Mais ou menos',
  'how.over-under.text': 'Escanteios, laterais, finalizações, cartões: escolha um. Depois, mais ou menos.',
  'how.over-under.back':
    'Mais de 1,5 escanteio ganha com dois ou mais. Menos de 1,5 ganha com um ou nenhum. A cotação diz quanto você recebe por ficha.',
  'how.chips.title': 'As fichas são grátis',
  'how.chips.text': 'Ninguém pode comprar fichas, e fichas não compram nada.',
  'how.chips.back':
    'Você começa cada partida com as mesmas fichas que todo mundo, em geral cem. Faz uma aposta por rodada. Suas fichas decidem sua posição, e nada mais.',
  'how.counts.title': 'Veja contar',
  'how.counts.text': 'Cada lance muda sua aposta na hora.',
  'how.counts.back':
    'Uma barra enche, uma etiqueta diz que você está ganhando, a classificação muda. No fim da rodada, todo mundo vê quem ganhou. Cada aposta mostra quais lances contaram.',
  'how.whistle.title': 'Apito final',
  'how.whistle.text': 'Ganha quem tiver mais fichas.',
  'how.whistle.back': 'Você vê um pódio e sua partida em três números. O pote é pago em troféus. E aí, jogue de novo.',
  'friends.heading': 'Melhor com a turma',
  'friends.text':
    'Vejam um jogo na mesma sala, cada um com o celular. Ou jogue com gente de outras cidades e converse no chat.',
  'friends.private.title': 'Salas privadas',
  'friends.private.text':
    'Sua sala não aparece na lista. Mande o código, o link ou o QR code para a turma. Para entrar, basta um nome.',
  'friends.open.title': 'Salas abertas',
  'friends.open.text': 'Entre em uma sala da lista. Ela mostra o jogo, quem criou a sala e o início do próximo tempo.',
  'friends.chat.title': 'Chat e público',
  'friends.chat.text': 'Toda sala tem um chat. Quem só assiste pode conversar sem apostar.',
  'friends.rules.title': 'Suas regras da casa',
  'friends.rules.text':
    'Quem cria a sala escolhe as fichas, os valores e a duração da rodada. E decide se as apostas da turma aparecem quando a rodada começa.',
  'friends.who-records.title': 'Quem registra o jogo',
  'friends.who-records.text':
    'A equipe do Bettle ou uma fonte de dados registra o jogo. Em uma sala privada, a própria turma pode fazer isso.',
  'friends.room.title': 'Sua sala registra',
  'friends.room.text':
    'Abra uma sala privada em uma cópia do jogo. Todo mundo marca o que vê. Um lance conta quando gente suficiente confirma. Quem criou a sala e não joga pode registrar sem ajuda.',
  'modes.heading': 'Modos de jogo',
  'modes.text': 'Dois jeitos de não jogar na retranca.',
  'modes.chips.title': 'Bettle Chips',
  'modes.chips.text':
    'Uma jogada já usada não pode ser repetida em outra rodada. Então guarde suas favoritas para a hora certa.',
  'modes.stop.title': 'Bet Stop',
  'modes.stop.text':
    'Quem criou a sala decide quantas vezes você pode repetir a mesma jogada. Depois disso, é preciso escolher outra.',
  'competitions.heading': 'Torneios e ligas',
  'competitions.text':
    'Nas competições as fichas também são grátis. Um código de convite abre partidas exclusivas com prêmios.',
  'competitions.tournaments.title': 'Torneios',
  'competitions.tournaments.text':
    'Participar é grátis, e quem ganha leva tudo. Primeiro a fase de grupos, depois mata-mata até sobrar só uma pessoa.',
  'competitions.leagues.title': 'Ligas',
  'competitions.leagues.text': 'Divisões 1 a 3. Jogue a temporada. As primeiras posições sobem, as últimas caem.',
  'previews.heading': 'Veja por dentro',
  'previews.text':
    'Esta telinha mostra um jogo de treino. Entre quando quiser. Ele corre mais rápido que um jogo real.',
  'previews.hub': 'As salas no celular: seis campos para um código e, embaixo, as salas abertas com os jogos.',
  'previews.game':
    'A partida em uma tela grande: à esquerda as próprias apostas, no meio o jogo e as próximas apostas, à direita a classificação e o chat.',
  'previews.podium':
    'O fim de uma partida no celular: um pódio com as três primeiras posições e as fichas da primeira.',
  'team.heading': 'Conheça a equipe',
  'invitation.heading': 'A próxima rodada já vai começar',
  'invitation.text': 'Criar uma conta leva um minuto. Depois, um toque e você está em uma partida.',
  'invitation.action': 'Pegar uma vaga',
  'footer.text': 'Bettle é um jogo. As fichas são grátis, não podem ser compradas e não valem nada fora do jogo.',
  'footer.sign-in': 'Entrar',
  'footer.terms': 'Termos de Uso',
} satisfies Translation<typeof English>
