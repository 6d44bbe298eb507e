import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * Answers are compressed as they go out. Files are not, nor is the documentation: what of them is worth it lies there
 * compressed, and whoever asks for the rest again and again costs a read and no more.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.url.endsWith('/*') || route.url.startsWith('/api/docs')) route.compress = false
  })
  await app.register(compress, {
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  })
}
