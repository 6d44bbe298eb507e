import { GameError } from '@bettle/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalidRequest } from './validation.ts'

/** The fault has no path, because it concerns the whole body. */
const UNREADABLE = { path: '', message: 'This is not JSON that can be read' }

/** Accepts only JSON bodies. An empty body is valid, because some clients send the content type with every call. */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'ignore')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    if (request.headers['content-encoding'] !== undefined) throw new GameError('unsupported-type')
    const text = (await request.bodyBytes)?.toString()
    if (!text?.trim()) return undefined
    return new Promise((resolve, reject) => {
      void parse(request, text, (error, body) => (error ? reject(invalidRequest([UNREADABLE])) : resolve(body)))
    })
  })
}
