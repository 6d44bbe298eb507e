import type { Translation } from '../catalog.ts'
import type { pagesInvitation as English } from '../en/pages-invitation.ts'

export const pagesInvitation = {
  'chips-text.you-bet-with-chips':
    'Você aposta com fichas. Fichas são pontos: não custam nada, e ninguém pode comprar nem vender. Ganha quem tiver mais no fim.',
  'guest-seat.every-seat-is-taken': 'Não há mais vagas. Peça outra partida a quem chamou você.',
  'guest-seat.every-seat-is-taken-but': 'Não há mais vagas, mas você pode assistir.',
  'guest-seat.no-account-is-needed':
    'Não precisa de conta. Para ganhar troféus e guardar seus resultados, <link>crie uma conta</link> ou <link2>entre na sua</link2>',
  'guest-seat.join-this-game': 'Entrar nesta partida',
  'invitation-note.you-are-invited-to': 'Você tem um convite para a sala {code}',
  'invitation-page.invites-you-to-a': '{username} chamou você para uma partida',
  'invitation-page.you-can-no-longer': 'Não dá mais para entrar nesta partida.',
  'invitation-page.you-need-a-free': 'Você precisa de uma conta grátis: nome, e-mail e senha.',
  'invitation-page.i-have-an-account': 'Já tenho conta',
  'invitation-page.sign-in': 'Entrar',
  'invitation-page.try-again': 'Tentar de novo',
  'invitation-page.loading-the-invitation': 'Carregando o convite',
  'invitation-page.v': '{homeTeam} x {awayTeam} ·',
  'invitation-page.invitation': 'Convite ·',
  'invitation-page.in-bettle-you-bet':
    '{isPractice, select, true {No Bettle, você aposta nos próximos {roundDuration} minutos de um jogo de futebol simulado, {homeTeam} x {awayTeam}: três escanteios ou mais, ou menos?} other {No Bettle, você aposta nos próximos {roundDuration} minutos de um jogo de futebol de verdade, {homeTeam} x {awayTeam}: três escanteios ou mais, ou menos?}}',
  'invitation-page.lobby-not-found': 'Sala não encontrada',
  'invitation-page.the-invitation-could-not': 'Não deu para carregar o convite',
  'invitation-page.no-game-has-the':
    'Nenhuma partida tem o código deste link: o código está errado, ou a partida foi excluída. Peça o link de novo. Um código tem seis letras e números.',
  'invitation-page.find-another-game': 'Achar outra partida',
  'invitation-page.take-a-seat': 'Pegar uma vaga',
  'seat-link-page.play-on-with-this': 'Continue neste celular',
  'seat-link-page.the-host-made-this':
    'Este link foi criado para quem perdeu o celular. Você recebe a vaga de volta com todas as fichas e apostas. As apostas já feitas aparecem quando as rodadas delas começam.',
  'seat-link-page.take-my-seat': 'Pegar minha vaga',
  'seat-link-page.your-seat': 'Sua vaga ·',
} satisfies Translation<typeof English>
