import type { Translation } from '../catalog.ts'
import type { files as English } from '../en/files.ts'

export const files = {
  'fetch-signed-url.get-signed-url-did': 'get-signed-url no devolvió ninguna url',
  'put-file.something-went-wrong': 'Algo salió mal…',
  'upload-field.wait-until-the-file': 'Espera a que se suba el archivo. Después pulsa el botón otra vez.',
  'upload-field.the-file-was-not': 'No se pudo subir el archivo. Pulsa Reintentar, o Cancelar para seguir sin él.',
} satisfies Translation<typeof English>
