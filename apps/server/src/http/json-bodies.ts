import { GameError } from '@bettle/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalidRequest } from './validation.ts'

/** Of the body as a whole: it has no path. */
const UNREADABLE = { path: '', message: 'This is not JSON that can be read' }

/** JSON and nothing else. No body at all is no mistake: some clients send the content type with every call. */
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
