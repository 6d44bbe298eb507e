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
} satisfies Translation<typeof English>
