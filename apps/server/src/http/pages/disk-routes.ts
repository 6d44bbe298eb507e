import { GameError, UPLOAD_MAX_BYTES } from '@bettle/contract'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { contentDisposition } from '../../storage/content-disposition.ts'
import type { DiskStorage } from '../../storage/disk-storage.ts'
import { type AddressQuery, FILES_PATH, type Permit, permitOf } from '../../storage/signed-address.ts'
import { type StorageKey, storageKey } from '../../storage/storage.ts'
import { answerBeyondEnd, answerError } from '../errors/error-handler.ts'

interface FileRequest {
  readonly Params: { readonly folder: string; readonly name: string }
  readonly Querystring: AddressQuery
}

/** Adds the routes by which this server serves its own files; an S3 bucket serves its files itself. */
export function storageRoutes(app: FastifyInstance, ctx: Context): void {
  if ('accept' in ctx.storage) diskRoutes(app, ctx, ctx.storage as DiskStorage)
}

/**
 * Adds routes that do for the disk what S3 does for a bucket: they accept and serve only what a signed address allows.
 */
function diskRoutes(app: FastifyInstance, ctx: Context, storage: DiskStorage): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Leaves the body as a stream, which is written to the disk as it arrives.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.setErrorHandler(answerRefusal)
    await scope.register(staticFiles, {
      root: storage.folder,
      serve: false,
      suppressWarning: true, // The folder may be missing, because the first upload creates it.
      contentType: false,
      cacheControl: false,
    })

    const options = {
      schema: { hide: true },
      compress: false as const,
      config: { streamsBody: true },
    }
    scope.put<FileRequest>(`${FILES_PATH}/:folder/:name`, options, async (request, reply) => {
      const { key, permit } = allowed(ctx, 'PUT', request)
      const length = lengthAllowed(permit, request)
      if (!(await storage.accept(key, request.raw, length))) throw new GameError('invalid-request')
      return reply.code(200).send()
    })
    scope.get<FileRequest>(`${FILES_PATH}/:folder/:name`, options, async (request, reply) => {
      const { key, permit } = allowed(ctx, 'GET', request)
      if (permit.method !== 'GET') throw new GameError('not-found')
      await storage.bringToDisk(key)
      if (await wantsAll(storage, key, request)) delete request.raw.headers.range
      return send(storage, key, permit, reply)
    })
  })
}

function allowed(ctx: Context, method: Permit['method'], { params, query, arrivedAt }: FastifyRequest<FileRequest>) {
  const key = storageKey(params.folder, params.name)
  if (!key) throw new GameError('not-found')
  const permit = permitOf(ctx.config.authSecret, method, key, query, arrivedAt)
  if (!permit) throw new GameError('forbidden')
  return { key, permit }
}

/** Returns the number of bytes that the upload declares. It is checked before any byte is read. */
function lengthAllowed(permit: Permit, { headers }: FastifyRequest): number {
  if (headers['content-type'] !== permit.contentType) throw new GameError('unsupported-type')
  const length = Number(headers['content-length'] ?? Number.NaN)
  if (!Number.isInteger(length) || length < 1) throw new GameError('invalid-request')
  if (length > UPLOAD_MAX_BYTES) throw new GameError('too-large')
  if (permit.method === 'PUT' && permit.size !== undefined && length !== permit.size) {
    throw new GameError('invalid-request')
  }
  return length
}

/**
 * True if a request for the last bytes of a file asks for more bytes than the file has. It then means the whole file
 * (RFC 9110, 14.1.2), but @fastify/send would refuse it.
 */
async function wantsAll(storage: DiskStorage, key: StorageKey, { headers }: FastifyRequest): Promise<boolean> {
  const [, last] = /^bytes=-(\d+)$/.exec(headers.range ?? '') ?? []
  return last !== undefined && Number(last) > ((await storage.sizeOf(key)) ?? 0)
}

/** Sends a file with its checked type, in a sandbox that may load nothing, so that no browser runs the file. */
function send(
  { folder }: DiskStorage,
  key: StorageKey,
  { contentType, fileName }: Extract<Permit, { method: 'GET' }>,
  reply: FastifyReply,
): FastifyReply {
  return reply
    .type(contentType)
    .header('content-disposition', contentDisposition(fileName))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, max-age=43200, immutable')
    .sendFile(key, folder)
}

function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (isBeyondEnd(error)) void answerBeyondEnd(error.headers['Content-Range'], reply)
  else answerError(error, request, reply)
}

/** True for the error of @fastify/static about an unsatisfiable range. */
function isBeyondEnd(error: unknown): error is Error & { readonly headers: { readonly 'Content-Range': string } } {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 416 && 'headers' in error
}
