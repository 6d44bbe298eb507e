import type { Translation } from '../catalog.ts'
import type { reminder as English } from '../en/reminder.ts'

export const reminder = {
  'reminders.title': 'Lembretes',
  'reminders.what': 'Uma mensagem nos seus aparelhos enquanto o Bettle está fechado. Nada é enviado até você ligar.',
  'reminders.failed': 'Não deu para carregar seus lembretes.',
  'reminders.loading': 'Carregando seus lembretes',
  'reminders.closing': 'As apostas fecham em um minuto e eu não apostei',
  'reminders.closing-hint':
    'Uma vez por rodada, no máximo três vezes por hora, e nunca com a partida aberta na sua tela.',
  'reminders.starts': 'Uma partida minha começa em 15 minutos',
  'reminders.starts-hint': 'Uma vez por jogo, e nunca com a partida aberta na sua tela.',
  'reminders.result': 'Meu resultado é definitivo',
  'reminders.result-hint': 'Sua posição e suas fichas, ou como terminou sua fase de uma competição.',
  'reminders.invited': 'Alguém me chama para jogar',
  'reminders.invited-hint': 'Um convite depois de uma partida, e nenhum de quem você bloqueou.',
  'reminders.devices': 'Aparelhos com lembretes',
  'reminders.this-device': 'Este aparelho',
  'reminders.unknown-device': 'Aparelho desconhecido',
  'reminders.since': 'Lembretes desde {time}',
  'reminders.here-too': 'Me lembre neste aparelho também',
  'reminders.remove': 'Remover',
  'unable.install-first': 'Um iPhone ou iPad só recebe lembretes do app instalado:',
  'unable.share': '1. Toque em Compartilhar e depois em Adicionar à Tela de Início.',
  'unable.open-installed': '2. Abra o Bettle na Tela de Início e ligue o lembrete aqui.',
  'unable.denied':
    'Este navegador não permite mensagens do Bettle. Libere as notificações desta página nos ajustes do navegador.',
  'unable.no': 'Este navegador não consegue mostrar lembretes aqui. Outro navegador ou aparelho consegue.',
  'quiet-hours.title': 'Horas de silêncio',
  'quiet-hours.hint': 'Sem lembretes nestas horas do dia.',
  'quiet-hours.from': 'De',
  'quiet-hours.until': 'Até',
  'quiet-hours.save': 'Salvar',
  'by-email.title': 'Por e-mail',
  'by-email.what':
    'Para o seu endereço de e-mail, mesmo sem sessão aberta. Cada e-mail pode ser encerrado com um toque.',
  'by-email.unconfirmed':
    'Só para um endereço confirmado. Antes, siga um link de um e-mail do Bettle: o da sua conta nova ou um para definir outra senha.',
  'by-email.may-be-late': 'Um e-mail pode chegar tarde para este minuto.',
} satisfies Translation<typeof English>
