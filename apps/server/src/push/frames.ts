import type { ServerFrame } from '@bettle/contract'

const TEXT = 0x81
const LENGTH_16 = 126
const LENGTH_64 = 127

/**
 * Builds a whole WebSocket text frame, which any number of sockets can send. The frame is neither masked nor
 * compressed. Its memory is not from Node's shared pool, because a kept frame would keep the pool's 8 kB in memory.
 */
export function preparedFrame(frame: ServerFrame): Buffer {
  const text = JSON.stringify(frame)
  const length = Buffer.byteLength(text)
  const header = headerOf(length)
  const whole = Buffer.allocUnsafeSlow(header.length + length)
  header.copy(whole)
  whole.write(text, header.length)
  return whole
}

function headerOf(length: number): Buffer {
  if (length < LENGTH_16) return Buffer.from([TEXT, length])
  if (length < 0x10000) {
    const header = Buffer.from([TEXT, LENGTH_16, 0, 0])
    header.writeUInt16BE(length, 2)
    return header
  }
  const header = Buffer.alloc(10)
  header[0] = TEXT
  header[1] = LENGTH_64
  header.writeBigUInt64BE(BigInt(length), 2)
  return header
}
