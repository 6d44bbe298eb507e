import type { Translation } from '../catalog.ts'
import type { room as English } from '../en/room.ts'

export const room = {
  'pad-tap.side-unknown': 'time desconhecido',
  'pad-tap.end-half': 'Encerrar {halfNumber}º tempo',
  'pad-tap.start-half': 'Começar {halfNumber}º tempo',
  'recorded-events.recorded-events': 'Lances registrados',
  'recorded-events.none-yet': 'Nenhum ainda.',
  'recorded-events.remove': 'Remover {text}',
  'recorded-events.removed': '{text}: removido',
  'recorder-line.invite': 'Chamar',
  'recorder-line.record-here': 'Registrar aqui',
  'recorder-line.players-are-here-from':
    '{present} pessoas estão aqui: do início do jogo em diante, todo mundo registra.',
  'recorder-line.those-who-are-here':
    'Quem estiver aqui no início do jogo registra com o nome. A partir de oito pessoas, todo mundo registra.',
  'recorder-line.you-record-in-another': 'Você registra em outra janela. Aqui suas marcações não valem.',
  'recorder-line.named-recorders-tap-what': 'Quem foi escolhido marca o que vê. Você só aposta.',
  'recorder-line.you-record-alone-so':
    'Só você registra, então não pode apostar. Escolha mais alguém na lista de participantes.',
  'recorder-line.you-record-recorders-are': 'Você registra: {present} pessoas registram aqui.',
  'recorder-line.you-record-the-match':
    'Você registra o jogo: cada marcação vale na hora, e Desfazer apaga a marcação.',
  'recorder-line.three-of-you-record':
    '{present, plural, =3 {Três de vocês registram o jogo. Com cinco, escapam menos lances.} one {Três de vocês registram o jogo. Com cinco, escapam menos lances.} many {Quatro de vocês registram o jogo. Com cinco, escapam menos lances.} other {Quatro de vocês registram o jogo. Com cinco, escapam menos lances.}}',
  'recorder-line.your-room-records-the':
    '{noPresent, select, true {Sua sala registra o jogo.} other {Sua sala registra o jogo: {present} pessoas estão aqui.}}',
  'recorder-line.records-the-match-until': '{host} registra o jogo até chegarem três pessoas.',
  'recorder-line.here-but-three-are':
    '{present, plural, =0 {Não há ninguém aqui} =2 {Duas pessoas estão aqui} one {Só você está aqui} many {# de pessoas estão aqui} other {# pessoas estão aqui}}, mas são precisas três pessoas para registrar o jogo. Chame a turma ou abra uma nova partida em que só você registra, com poucos tipos de lance.',
  'half-reminder.has-half-ended': 'O {halfNumber}º tempo acabou?',
  'half-reminder.end-half': 'Encerrar {halfNumber}º tempo',
  'half-reminder.not-yet': 'Ainda não',
  'host-decides.name-recorders': 'Escolher quem registra',
  'host-decides.i-record': 'Eu registro',
  'host-decides.you-are-the-first':
    'Você é a primeira pessoa a registrar. Toque em alguém da lista para escolher mais uma.',
  'host-decides.you-record-this-match': 'Você registra este jogo. Enquanto só você registra, não aposta.',
  'recorder-panel.no-event-tapped-yet': 'Nenhum lance marcado ainda.',
  'recorder-panel.recorders': 'Quem registra:',
  'recorder-panel.yes': 'Sim',
  'recorder-panel.no': 'Não',
  'recorder-panel.questions-to-you': 'Perguntas para você',
  'recorder-panel.did-it-happen-the': 'Aconteceu? A sala pergunta a você.',
  'recorder-panel.a-player': 'alguém',
  'recorder-panel.recorders-2': 'Quem registra',
  'recorder-panel.latest-events': 'Últimos lances',
  'recorder-panel.how-recorders-work': 'Como funciona o registro',
  'recorder-panel.you': 'você',
  'recorder-panel.you-said-no': ' Você disse não.',
  'recorder-panel.it-counts': 'Conta.',
  'recorder-panel.it-does-not-count': 'Não conta.',
  'recorder-panel.it-counts-unless-others': 'Conta, a não ser que digam não.',
  'recorder-panel.it-counts-once-others': 'Conta quando mais alguém disser sim.',
  'recorder-panel.yes-happened': 'Sim, {text} aconteceu',
  'recorder-panel.no-did-not-happen': 'Não, {text} não aconteceu',
  'recorder-panel.tapped': '{isYou, select, true {Você marcou.} other {Marcado: {names}.}}',
  'recorder-panel.recorder':
    '{state, select, starts {{name} (a partir da próxima rodada)} ends {{name} (até o fim desta rodada)} away {{name} (painel fechado)} other {{name}}}',
  'records-switch.taps-what-happens-in': 'Marca o que acontece no jogo.',
  'records-switch.records-from-the-next': 'Registra a partir da próxima rodada.',
  'records-switch.records-until-the-end': 'Registra até o fim desta rodada.',
  'records-switch.only-bets': 'Só aposta.',
  'records-switch.records-the-match': 'Registra o jogo',
  'room-kick-off.not-sent': 'Não enviado. {problem}',
  'room-kick-off.invite': 'Chamar',
  'room-kick-off.at-the-kick-off': 'No início do jogo, toque em {key}.',
  'room-kick-off.players-are-here-so': '{present} pessoas estão aqui, então todo mundo registra. {start}',
  'room-kick-off.from-eight-players-on':
    '{start} {present, plural, =0 {Aí só você registra, sem apostar} one {Aí só você registra, sem apostar} many {Aí registram as # pessoas daqui} other {Aí registram as # pessoas daqui}}; a partir de oito pessoas, registra todo mundo.',
  'room-kick-off.when-the-referee-blows':
    'Quando o árbitro apitar, toque em {key}. Outra pessoa que registra confirma.',
  'room-kick-off.when-the-referee-blows-press': 'Quando o árbitro apitar, toque em {key}.',
  'room-kick-off.the-recorders-of-this': 'Quem registra esta partida começa o jogo. Você não precisa fazer nada.',
  'room-kick-off.you-record-this-match': 'Você registra este jogo. Quando o árbitro apitar, toque em {key}.',
  'room-kick-off.your-room-starts-the':
    'Sua sala começa o jogo. Quando o árbitro apitar, {missing, plural, one {# pessoa precisa} many {# de pessoas precisam} other {# de vocês precisam}} tocar em {key}.',
  'room-kick-off.records-this-match-and': '{host} registra este jogo e dá o início. Você não precisa fazer nada.',
  'room-kick-off.three-must-have-this':
    '{present, plural, =0 {Não há ninguém aqui.} =2 {Vocês são duas pessoas aqui.} one {Só você está aqui.} many {Vocês são # de pessoas aqui.} other {Vocês são # pessoas aqui.}} Três pessoas precisam estar com esta partida aberta para começar o jogo.',
  'tap-pad.keyboard-press-the-letter':
    'Teclado: aperte a letra de um lance. Segure o Shift esquerdo para {homeTeam}, o direito para {awayTeam}. ⌫ desfaz sua última marcação.',
  'tap-pad.the-tap-pad-did': 'O painel de marcação não abriu',
  'tap-pad.opening-the-tap-pad': 'Abrindo o painel de marcação',
  'tap-pad.loading-the-recorders': 'Carregando quem registra',
  'tap-rows.side-unknown': 'Time desconhecido',
  'tap-rows.in-this-match': '{label}: {count} neste jogo',
  'tap-rows.event-types': 'Tipos de lance',
  'undo-strip.undone': '{text}: desfeito',
  'undo-strip.undo': 'Desfazer',
  'undo-strip.send-again': 'Reenviar',
  'undo-strip.your-latest-taps': 'Suas últimas marcações',
  'undo-strip.you-can-undo-a': 'Você pode desfazer uma marcação aqui por dez segundos.',
  'undo-strip.you-tapped': 'Você marcou {reversed}',
  'undo-strip.undo-2': 'Desfazer {text}',
  'undo-strip.not-sent-there-is': 'não enviado, sem conexão.',
  'undo-strip.not-sent-and-now': 'não enviado, e agora é tarde demais.',
  'undo-strip.dismiss': 'Dispensar {text}',
  'use-taps.not-sent-there-is':
    '{isLost, select, true {{text}: não enviado, sem conexão} other {{text}: recusado. {problem}}}',
  'use-taps.your-tap-was-not': 'Sua marcação não foi desfeita. {message}',
  'use-taps.tapped': '{text}: marcado',
  'use-taps.undone': '{text}: desfeito',
  'whistle-key.the-whistle-counts-at': 'O apito vale na hora para todo mundo na partida. Apito não se desfaz.',
  'whistle-key.whistle': 'Apito: {text}',
  'whistle-key.halves-over': 'Tempos encerrados',
  'whistle-key.whistle-2': 'Apitar',
  'whistle-key.question': '{text}?',
  'whistle-text.start-half':
    '{isHalfStart, select, true {Começar {halfNumber}º tempo} other {Encerrar {halfNumber}º tempo}}',
  'whistle-text.more-player-must-press':
    '{missing, plural, one {Mais uma pessoa precisa tocar em até um minuto.} many {Mais # de pessoas precisam tocar em até um minuto.} other {Mais # pessoas precisam tocar em até um minuto.}}',
  'whistle-text.you-pressed': 'Você tocou em {key}. {more}',
  'whistle-text.and-more':
    '{count, plural, one {{first} e mais uma pessoa} many {{first} e mais #} other {{first} e mais #}}',
  'whistle-text.pressed-press-it-too':
    '{missing, plural, one {{who} tocou em {key}. Toque também: só falta você.} many {{who} tocou em {key}. Toque também: {more}} other {{who} tocou em {key}. Toque também: {more}}}',
  'room-kick-off.you-record-alone-without': 'Só você registra, sem apostar.',
  'room-kick-off.there-is-no-connection': 'Não há conexão.',
} satisfies Translation<typeof English>
