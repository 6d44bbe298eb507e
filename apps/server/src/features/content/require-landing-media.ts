import {
  GameError,
  LANDING_MEDIA_BYTES,
  LANDING_MEDIA_TYPES,
  LANDING_TOO_LARGE,
  type LandingContent,
  type LandingMedia,
  mediaOf,
} from '@bettle/contract'
import type { Context } from '../../context.ts'
import { checkedUpload } from '../stored-file/checked-upload.ts'
import { fileByKey } from '../stored-file/stored-file-store.ts'

const MISSING_FILE = 'A picture or film of this page is no longer there. Please upload it again.'
const ANOTHER_KIND = 'A picture must be a PNG or JPEG, a film an MP4.'

/**
 * Refuses content with a file that was not uploaded for the landing page, has the wrong type, or is too large ([N2]).
 */
export async function requireLandingMedia(ctx: Context, content: LandingContent): Promise<void> {
  const byKey = new Map(mediaOf(content).flatMap((media) => (media.kind === 'shipped' ? [] : [[media.file, media]])))
  for (const media of byKey.values()) await mustBe(ctx, media)
}

async function mustBe(ctx: Context, { kind, file }: Exclude<LandingMedia, { kind: 'shipped' }>): Promise<void> {
  const stored = await fileByKey(ctx.db, file)
  if (stored?.made_for !== 'landing') throw new GameError('not-found', { message: MISSING_FILE })
  const { content_type, size, uploaded_size } = await checkedUpload(ctx, file).catch(refuseMedia)
  const isFilm = content_type === 'video/mp4'
  if (!LANDING_MEDIA_TYPES.some((type) => type === content_type) || isFilm !== (kind === 'film')) {
    throw new GameError('unsupported-type', { message: ANOTHER_KIND })
  }
  if ((uploaded_size ?? size ?? 0) > LANDING_MEDIA_BYTES) {
    throw new GameError('too-large', { message: LANDING_TOO_LARGE })
  }
}

function refuseMedia(error: unknown): never {
  if (!(error instanceof GameError)) throw error
  const messages: Partial<Record<typeof error.code, string>> = {
    'not-found': MISSING_FILE,
    'unsupported-type': ANOTHER_KIND,
    'too-large': LANDING_TOO_LARGE,
  }
  const message = messages[error.code]
  throw message === undefined ? error : new GameError(error.code, { message })
}
