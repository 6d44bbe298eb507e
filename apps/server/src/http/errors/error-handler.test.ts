import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { rawConnection, requestText } from '../../../test/support/network/raw-connection.ts'
import { createFaults } from '../../faults.ts'
import { compressAnswers } from '../connection/compress-answers.ts'
import { answerError } from './error-handler.ts'

let app: ReturnType<typeof Fastify> | undefined
afterEach(() => app?.close())

/**
 * Starts a server whose large reply is compressed while it is sent, with a client that disconnects before the reply.
 */
async function aServerThatIsLeft() {
  const reported: unknown[] = []
  const logged: { level: number; msg: string }[] = []
  const faults = createFaults()
  faults.listen((error) => reported.push(error))
  const server = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => void logged.push(JSON.parse(line)) } },
  })
  app = server
  server.decorate('faults', faults)
  server.setErrorHandler(answerError)
  await compressAnswers(server)
  server.addHook('onSend', async (request) => {
    request.raw.socket.destroy()
  })
  server.post('/', async () => ({ words: Array.from({ length: 200_000 }, (_, index) => `${index}`) }))
  return { url: await server.listen({ host: '127.0.0.1', port: 0 }), reported, logged }
}

describe('a client that disconnects before the reply', () => {
  it('a client that disconnects before the reply is neither reported as a bug nor logged as an error', async () => {
    const { url, reported, logged } = await aServerThatIsLeft()
    const connection = await rawConnection({ url })
    const headers = { 'accept-encoding': 'br', 'content-type': 'application/json', 'content-length': '2' }
    await connection.says(requestText('POST /', headers, '{}'))
    await connection.closed
    await expect.poll(() => logged.at(-1)?.msg).toBe('the client disconnected before the reply')
    expect(reported).toEqual([])
    expect(logged.filter(({ level }) => level >= 50)).toEqual([])
  })
})
