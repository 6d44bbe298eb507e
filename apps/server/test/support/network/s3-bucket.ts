import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Config } from '../../../src/config.ts'

export interface TestBucket {
  readonly config: S3Config
  close(): Promise<void>
}

/** Starts a bucket in this process on a free port. It checks signatures and their expiry as S3 does. */
export async function aBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'bettle-s3-'))
  const bucket = 'bettle'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async close() {
      server.httpServer.closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
