import { type AddressInfo, createServer, type Socket } from 'node:net'
import { monotonic } from './figures.ts'
import { memoryInUse } from './memory-in-use.ts'
import { answerAsPart } from './part.ts'

export type BareQuestion =
  | { readonly do: 'listen' }
  /** Writes the prepared frame to every socket. */
  | { readonly do: 'write'; readonly frame: string }
  | { readonly do: 'measure' }

/** The port, the start time of the write loop, or the memory in use (bytes). */
export type BareAnswer = number

/** The sockets of a minimal server, which writes the same bytes with one write per socket, and no other code. */
const sockets = new Set<Socket>()
const server = createServer({ noDelay: true }, (socket) => {
  socket.once('data', () => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\r\n')
    sockets.add(socket)
    socket.resume()
  })
  socket.on('error', () => socket.destroy())
  socket.on('close', () => sockets.delete(socket))
})

answerAsPart(async (question: BareQuestion): Promise<BareAnswer> => {
  if (question.do === 'listen') {
    await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog: 1024 }, resolve))
    return (server.address() as AddressInfo).port
  }
  if (question.do === 'measure') return memoryInUse()
  const frame = Buffer.from(question.frame, 'base64')
  const startedAt = monotonic()
  for (const socket of sockets) socket.write(frame)
  return startedAt
})
