import { connect, type Socket } from 'node:net'
import { monotonic } from './figures.ts'

/** Called for each text frame with the time of receipt and the frame's bytes, which are valid only during the call. */
export type OnFrame = (at: number, frame: Buffer) => void

const TEXT = 0x81
const PING = 0x89
/**
 * A pong masked with zeros. The protocol requires a mask from clients, and its value is irrelevant on a local
 * connection.
 */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])

/** All sockets of the process read into this buffer one after the other, so data that is kept must be copied. */
const shared = Buffer.alloc(256 * 1024)

/**
 * Opens a WebSocket client with minimal code, so that one process can hold thousands. It splits frames and answers
 * pings. Resolves when the server has accepted the upgrade.
 */
export function listenRaw(port: number, onFrame: OnFrame): Promise<Socket> {
  let rest: Buffer | undefined
  return new Promise((resolve, reject) => {
    let upgraded = false
    const socket = connect({
      host: '127.0.0.1',
      port,
      noDelay: true,
      onread: {
        buffer: shared,
        callback: (length) => {
          const at = monotonic()
          let bytes =
            rest === undefined ? shared.subarray(0, length) : Buffer.concat([rest, shared.subarray(0, length)])
          if (!upgraded) {
            const end = bytes.indexOf('\r\n\r\n')
            if (end >= 0 && !bytes.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) {
              socket.destroy(new Error(`The server did not upgrade the connection: ${bytes.toString('latin1')}`))
            }
            upgraded = end >= 0
            bytes = upgraded ? bytes.subarray(end + 4) : bytes
            if (upgraded) resolve(socket)
          }
          const left = upgraded ? framesIn(bytes, (frame) => receiveOr(socket, at, frame, onFrame)) : bytes
          rest = left.length === 0 ? undefined : Buffer.from(left)
          return true
        },
      },
    })
    socket.on('error', reject)
    socket.write(
      `GET /api/live HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
        'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    )
  })
}

function receiveOr(socket: Socket, at: number, frame: Buffer, onFrame: OnFrame): void {
  if (frame[0] === TEXT) onFrame(at, frame)
  else if (frame[0] === PING) socket.write(PONG)
}

/** Calls `frame` for each complete frame. Returns the remaining bytes. */
function framesIn(bytes: Buffer, frame: (frame: Buffer) => void): Buffer {
  let left = bytes
  while (left.length >= 2) {
    const short = left.readUInt8(1)
    const header = short < 126 ? 2 : short === 126 ? 4 : 10
    if (left.length < header) break
    const payload = short < 126 ? short : short === 126 ? left.readUInt16BE(2) : Number(left.readBigUInt64BE(2))
    if (left.length < header + payload) break
    frame(left.subarray(0, header + payload))
    left = left.subarray(header + payload)
  }
  return left
}

/** Encodes a frame as a client sends it. */
export function clientFrame(message: unknown): Buffer {
  const payload = Buffer.from(JSON.stringify(message))
  const { length } = payload
  const header =
    length < 126 ? Buffer.from([TEXT, 0x80 | length]) : Buffer.from([TEXT, 0xfe, length >> 8, length & 255])
  return Buffer.concat([header, Buffer.alloc(4), payload])
}
