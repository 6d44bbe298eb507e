import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { diskRoutes } from './disk-routes.ts'
import { type DiskStorage, diskStorage } from './disk-storage.ts'
import type { Storage } from './storage.ts'

export async function createStorage({ s3, dataDir, authSecret }: Config, clock: Clock): Promise<Storage> {
  if (!s3) return diskStorage(join(dataDir, 'files'), authSecret)
  // Most servers have no bucket, and its library takes as long to load as everything else.
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage(s3, clock)
}

/** This server serves files on the disk; an S3 bucket serves its own. */
export function storageRoutes(app: FastifyInstance, ctx: Context): void {
  if ('accept' in ctx.storage) diskRoutes(app, ctx, ctx.storage as DiskStorage)
}
