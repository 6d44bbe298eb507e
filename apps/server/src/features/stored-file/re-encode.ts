import { GameError, type MediaType } from '@bettle/contract'
import type { Metadata } from 'sharp'
import { loadSharp } from '../../load-sharp.ts'

type ImageType = Exclude<MediaType, 'video/mp4'>

export interface Image {
  readonly bytes: Buffer
  readonly thumbnail: Buffer
}

/**
 * The highest number of pixels, which is enough for a photograph. A picture with more pixels may be a small file that
 * fills the memory.
 */
const MOST_PIXELS = 25_000_000
const LONGEST_SIDE = 2048
const THUMBNAIL_SIDE = 256
const LONGEST_SECONDS = 20

export const THUMBNAIL_TYPE = 'image/webp'

/**
 * Re-encodes a picture upright, so that hidden data and the location are lost. Call it only for bytes of a checked
 * format, because sharp reads many more formats than are allowed.
 */
export async function reEncode(bytes: Buffer, type: ImageType): Promise<Image> {
  await refuseBomb(bytes, type)
  const sharp = await loadSharp()
  try {
    const upright = await sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: LONGEST_SECONDS })
      .toFormat(FORMATS[type], { quality: 85 })
      .toBuffer()
    const thumbnail = await sharp(upright)
      .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return { bytes: upright, thumbnail }
  } catch {
    throw new GameError('unsupported-type')
  }
}

const FORMATS = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const

/** Checks the size in the picture's header before any pixel is decoded. */
async function refuseBomb(bytes: Buffer, type: ImageType): Promise<void> {
  const { format, width, height } = await headerOf(bytes)
  if (format !== FORMATS[type]) throw new GameError('unsupported-type')
  if (width * height > MOST_PIXELS) throw new GameError('too-large')
}

async function headerOf(bytes: Buffer): Promise<Metadata> {
  const sharp = await loadSharp()
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw new GameError('unsupported-type')
  }
}
