import { GameError, LANDING_MEDIA_BYTES, ObjectKey, UPLOAD_MAX_BYTES } from '@bettle/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { answerBeyondEnd } from '../../http/errors/error-handler.ts'
import { loadSharp } from '../../load-sharp.ts'
import { checkedUpload } from '../stored-file/checked-upload.ts'
import { fileByKey } from '../stored-file/stored-file-store.ts'

const FILM = 'video/mp4'
const PICTURE = 'image/webp'
/** Twice the largest width at which the page shows a picture (px), for high-density screens. */
const WIDEST = 1440
const HIGHEST = 1800
/** The number of files that are kept in memory. Every visitor loads them, and the storage may be remote. */
const HELD = 16

interface ByKey {
  readonly Params: { readonly key: string }
}

interface Shown {
  readonly contentType: string
  readonly bytes: Buffer
}

/**
 * Serves the landing page's pictures and films at permanent addresses, whose content never changes ([N2]). A picture is
 * scaled once to the largest size that a page shows, and the result is stored. A film is served in ranges.
 */
export function landingMedia(app: FastifyInstance, ctx: Context): void {
  const held = new Map<string, Promise<Shown>>()

  const show = async ({ params, headers }: FastifyRequest<ByKey>, reply: FastifyReply) => {
    const shown = await of(params.key)
    void reply
      .type(shown.contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "sandbox; default-src 'none'")
    if (shown.contentType !== FILM) return reply.send(shown.bytes)
    return sendRange(reply.header('accept-ranges', 'bytes'), shown.bytes, headers.range)
  }
  app.get<ByKey>('/media/:key', { schema: { hide: true }, compress: false as const }, show)

  /** Caches only files that exist. */
  function of(key: string): Promise<Shown> {
    const stored = held.get(key)
    if (stored) return stored
    const read = readMedia(ctx, key)
    held.set(key, read)
    read.catch(() => held.delete(key))
    for (const oldest of held.keys()) {
      if (held.size <= HELD) break
      held.delete(oldest)
    }
    return read
  }
}

async function readMedia(ctx: Context, key: string): Promise<Shown> {
  const stored = ObjectKey.safeParse(key).success ? await fileByKey(ctx.db, key) : undefined
  if (stored?.made_for !== 'landing') throw new GameError('not-found')
  const { content_type } = await checkedUpload(ctx, key)
  if (content_type !== FILM) return { contentType: PICTURE, bytes: await asVisitorsGetIt(ctx, key) }
  const bytes = await ctx.storage.read(`files/${key}`, LANDING_MEDIA_BYTES)
  if (!bytes) throw new GameError('not-found')
  return { contentType: FILM, bytes }
}

async function asVisitorsGetIt(ctx: Context, key: string): Promise<Buffer> {
  const drawn = await ctx.storage.read(`landing/${key}`, UPLOAD_MAX_BYTES)
  if (drawn) return drawn
  const whole = await ctx.storage.read(`files/${key}`, UPLOAD_MAX_BYTES)
  if (!whole) throw new GameError('not-found')
  const sharp = await loadSharp()
  const bytes = await sharp(whole)
    .resize({ width: WIDEST, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
  await ctx.storage.write(`landing/${key}`, bytes, PICTURE)
  return bytes
}

/** Serves a single range, as video players request it. Any other request gets the whole file. */
function sendRange(reply: FastifyReply, bytes: Buffer, range = ''): FastifyReply {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (from === '' && to === '') return reply.send(bytes)
  const start = from === '' ? Math.max(0, bytes.length - Number(to)) : Number(from)
  const end = Math.min(bytes.length - 1, from === '' || to === '' ? Number.POSITIVE_INFINITY : Number(to))
  if (start > end) return answerBeyondEnd(`bytes */${bytes.length}`, reply)
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1))
}
