import type { Translation } from '../catalog.ts'
import type { rematch as English } from '../en/rematch.ts'

export const rematch = {
  'rematch-card.next-match-with-the': 'Próximo jogo com a mesma turma',
  'rematch-card.opened-a-game-on':
    '{isOwn, select, true {Você abriu uma partida em {homeTeam} x {awayTeam}.} other {<bold>{name}</bold> abriu uma partida em {homeTeam} x {awayTeam}.}}',
  'rematch-card.when-you-choose-a':
    'Quando você escolhe um jogo, todo mundo desta sala recebe um convite{bringsBots, select, true {, e os bots dela ocupam suas vagas} other {}}. As regras continuam as mesmas.',
  'rematch-card.the-next-practice-match': 'Logo dá para escolher o próximo jogo de treino.',
  'rematch-card.v': '{homeTeam} x {awayTeam}',
  'rematch-card.go-to-the-game': 'Ir para a partida',
  'rematch-card.join': 'Entrar',
  'rematch-card.watch': 'Assistir',
  'rematch-card.under-way': 'Rolando',
  'rematch-card.kick-off-not-announced': 'Horário ainda não divulgado',
} satisfies Translation<typeof English>
