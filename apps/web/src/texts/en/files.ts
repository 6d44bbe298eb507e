import type { Catalog } from '../catalog.ts'

export const files = {
  'fetch-signed-url.get-signed-url-did': {
    text: 'get-signed-url did not return a url',
    about: 'Message, fetch signed url.',
  },
  'put-file.something-went-wrong': { text: 'Something went wrong...', about: 'Message, put file.' },
  'upload-field.wait-until-the-file': {
    text: 'Wait until the file is uploaded. Then press the button again.',
    about: 'Uploading, upload field.',
  },
  'upload-field.the-file-was-not': {
    text: 'The file was not uploaded. Press Retry, or Cancel to go on without it.',
    about: 'Message after a failure, upload field.',
  },
} as const satisfies Catalog
