import type { Translation } from '../catalog.ts'
import type { files as English } from '../en/files.ts'

export const files = {
  'fetch-signed-url.get-signed-url-did': 'get-signed-url n’a pas renvoyé d’URL',
  'put-file.something-went-wrong': 'Une erreur est survenue…',
  'upload-field.wait-until-the-file': 'Attends que le fichier soit envoyé, puis appuie de nouveau.',
  'upload-field.the-file-was-not':
    'Le fichier n’a pas été envoyé. Appuie sur Réessayer, ou sur Annuler pour continuer sans lui.',
} satisfies Translation<typeof English>
