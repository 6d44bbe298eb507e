import Fastify from 'fastify'
import { undoLater } from './clean-up.ts'

/**
 * Measures the limit of this machine: a server that receives the same requests, reads them, and answers with as many
 * bytes.
 */
export async function startOnlyAnswers(path: string, answer: object): Promise<{ url: string; stop(): Promise<void> }> {
  const app = Fastify()
  app.post(path, async () => answer)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, stop: undoLater(() => app.close()) }
}
