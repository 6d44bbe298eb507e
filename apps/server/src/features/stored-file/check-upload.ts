import { FILM_MAX_BYTES, GameError, UPLOAD_MAX_BYTES } from '@bettle/contract'
import { reEncode } from './re-encode.ts'
import { realType } from './real-type.ts'

/** The file that replaces the upload. */
export interface Kept {
  readonly contentType: string
  readonly bytes: Buffer
  readonly thumbnail?: Buffer
}

/** Checks the content against the declared type. A film is kept as uploaded, a picture is re-encoded. */
export async function checkUpload(bytes: Buffer, declaredType: string): Promise<Kept> {
  if (bytes.length > UPLOAD_MAX_BYTES) throw new GameError('too-large')
  const contentType = realType(bytes)
  if (!contentType || contentType !== declaredType) throw new GameError('unsupported-type')
  if (contentType !== 'video/mp4') return { contentType, ...(await reEncode(bytes, contentType)) }
  if (bytes.length > FILM_MAX_BYTES) throw new GameError('too-large')
  return { contentType, bytes }
}
