import type { Translation } from '../catalog.ts'
import type { files as English } from '../en/files.ts'

export const files = {
  'fetch-signed-url.get-signed-url-did': 'Der Server hat keine Adresse für die Datei geliefert',
  'put-file.something-went-wrong': 'Etwas ist schiefgegangen …',
  'upload-field.wait-until-the-file': 'Warte, bis die Datei hochgeladen ist. Drück dann noch einmal auf den Knopf.',
  'upload-field.the-file-was-not':
    'Die Datei wurde nicht hochgeladen. Drück auf „Noch einmal“ oder mach mit „Abbrechen“ ohne sie weiter.',
} satisfies Translation<typeof English>
