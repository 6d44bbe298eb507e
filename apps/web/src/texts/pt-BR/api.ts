import type { Translation } from '../catalog.ts'
import type { api as English } from '../en/api.ts'

export const api = {
  'call-error.network-error-unable-to': 'Sem conexão com o servidor. Confira sua internet e tente de novo',
  'call-error.something-went-wrong': 'Algo deu errado...',
  'call.something-went-wrong': 'Algo deu errado...',
  'read-wire.deleted-player': 'Conta excluída {sign}',
  'why-signed-out.missing-tokens': 'Faltam os dados de acesso',
  'why-signed-out.missing-access-token': 'Falta o token de acesso',
  'why-signed-out.missing-refresh-token': 'Falta o token de renovação',
  'why-signed-out.maximum-retries-exceeded': 'Tentativas demais',
  'why-signed-out.failed-to-refresh': 'Não deu para renovar',
  'why-signed-out.your-session-has-expired': 'Sua sessão expirou. Entre de novo.',
  'why-signed-out.please-sign-in-to': 'Entre na sua conta para ver essa página.',
  'why-signed-out.you-were-signed-out': 'Sua sessão neste aparelho foi encerrada. Entre de novo.',
} satisfies Translation<typeof English>
