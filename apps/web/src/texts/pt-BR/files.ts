import type { Translation } from '../catalog.ts'
import type { files as English } from '../en/files.ts'

export const files = {
  'fetch-signed-url.get-signed-url-did': 'get-signed-url não devolveu uma url',
  'put-file.something-went-wrong': 'Algo deu errado...',
  'upload-field.wait-until-the-file': 'Espere o arquivo terminar de subir. Depois, toque no botão de novo.',
  'upload-field.the-file-was-not': 'O arquivo não subiu. Toque em Tentar de novo, ou em Cancelar para seguir sem ele.',
} satisfies Translation<typeof English>
