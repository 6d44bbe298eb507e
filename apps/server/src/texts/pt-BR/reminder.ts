import type { Translation } from '../catalog.ts'
import type { reminder as English } from '../en/reminder.ts'

export const reminder = {
  'closing.title': 'As apostas fecham em um minuto',
  'closing.body': 'Você ainda não apostou na rodada {round} de {home} – {away}.',
  'starts.title': 'Sua partida já vai começar',
  'starts.body': '{home} – {away} começa em {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}.',
  'result.title': 'Seu resultado',
  'result.body':
    '{home} – {away}: posição {rank} de {players}, com {chips, plural, one {# ficha} many {# fichas} other {# fichas}}.',
  'result.advanced': '{name}: você passou de fase.',
  'result.eliminated': '{name}: você está fora.',
  'result.champion': '{name}: você venceu!',
  'result.promoted': '{name}: você sobe de divisão.',
  'result.relegated': '{name}: você desce de divisão.',
  'invited.title': 'Chamaram você para jogar',
  'invited.body': '{by} chama você para jogar {home} – {away}.',
  'mail.open': 'Abrir no Bettle',
  'mail.why': 'Você recebe este e-mail porque o ativou no seu perfil: “{kind}”.',
  'mail.end': 'Parar de receber estes e-mails',
  'kind.starts': 'Uma partida minha começa em 15 minutos',
  'kind.closing': 'As apostas fecham em um minuto e eu não apostei',
  'kind.result': 'Meu resultado é definitivo',
  'kind.invited': 'Alguém me chama para jogar',
  'end.title': 'Lembretes por e-mail',
  'end.on': 'O Bettle envia estes e-mails para você: “{kind}”.',
  'end.press': 'Parar de receber estes e-mails',
  'end.off': 'O Bettle não envia mais estes e-mails para você: “{kind}”. Os outros lembretes continuam como estão.',
  'end.deleted': 'Esta conta foi excluída. O Bettle não envia e-mails para ela.',
  'end.unsigned':
    'Este link está incompleto ou foi alterado. Nada foi desativado. Você pode desativar os e-mails no seu perfil.',
  'end.profile': 'Ir para o meu perfil',
} satisfies Translation<typeof English>
