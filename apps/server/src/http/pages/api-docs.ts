import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { VERSION } from '../../version.ts'
import { madeOnce } from './made-once.ts'

const DOCS = '/api/docs'

/** Serves the contract as OpenAPI: /api/openapi.json for programs, /api/docs for readers. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bettle',
        version: VERSION,
        description:
          'No envelope: the body is the payload. A failure is a status with `{error, code}`. Ids are UUIDs in `_id`, times ISO 8601.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'Beside it the header `refresh-token`.' },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  const json = madeOnce('application/json; charset=utf-8', () => JSON.stringify(app.swagger()))
  const yaml = madeOnce('application/yaml; charset=utf-8', () => app.swagger({ yaml: true }))
  await app.register(swaggerUi, {
    routePrefix: DOCS,
    uiHooks: {
      // Replaces the plugin's own handlers, which would render the text for every request.
      preHandler: async (request, reply) => {
        if (request.routeOptions.url === `${DOCS}/json`) return json(request, reply)
        if (request.routeOptions.url === `${DOCS}/yaml`) return yaml(request, reply)
      },
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true }, compress: false }, json)
}
