import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { GameError } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import type { Clock } from '../clock.ts'
import type { S3Config } from '../config.ts'
import { contentDisposition } from './content-disposition.ts'
import type { Storage } from './storage.ts'

/** Timeouts for calls to the bucket (ms, wall time). After a timeout the client retries. */
const PATIENCE = { connectionTimeout: 3000, requestTimeout: 15_000, throwOnRequestTimeout: true }
const ASK_AGAIN_SECONDS = 5

/** Stores files in an S3 bucket. Browsers use addresses that are signed for one file, one type and a limited time. */
export function s3Storage({ bucket: Bucket, endpoint, region, ...credentials }: S3Config, clock: Clock): Storage {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    requestHandler: PATIENCE,
    // No checksums by default: a browser's PUT sends no Amazon checksum, and not all other stores support them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const until = (expiresAt: Instant) => ({
    signingDate: clock.date(),
    expiresIn: Math.max(1, Math.ceil((expiresAt - clock.now()) / 1000)),
  })

  return {
    signedPut: (Key, { contentType, size }, expiresAt) =>
      getSignedUrl(
        client,
        new PutObjectCommand({
          Bucket,
          Key,
          ContentType: contentType,
          ...(size !== undefined && { ContentLength: size }),
        }),
        { ...until(expiresAt), signableHeaders: new Set(['host', 'content-type', 'content-length']) },
      ),

    signedGet: (Key, { contentType, fileName }, expiresAt) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket,
          Key,
          ResponseContentType: contentType,
          ResponseContentDisposition: contentDisposition(fileName),
          ResponseCacheControl: 'private, max-age=43200, immutable',
        }),
        until(expiresAt),
      ),

    async sizeOf(Key) {
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength ?? 0
      } catch (error) {
        return undefinedWhereMissing(error)
      }
    },

    async read(Key, maxBytes) {
      try {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ Bucket, Key }))
        if (!Body || ContentLength > maxBytes) {
          if (Body && 'destroy' in Body) Body.destroy()
          return undefined
        }
        return Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        return undefinedWhereMissing(error)
      }
    },

    async write(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType })).catch(throwUnavailable)
    },

    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key })).catch(throwUnavailable)
    },
  }
}

function undefinedWhereMissing(error: unknown): undefined {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined
  return throwUnavailable(error)
}

/**
 * Throws `unavailable`, which asks the client to retry, because the bucket may succeed then. The cause is only logged.
 */
function throwUnavailable(cause: unknown): never {
  throw Object.assign(new GameError('unavailable', { retryAfter: ASK_AGAIN_SECONDS }), { cause })
}
