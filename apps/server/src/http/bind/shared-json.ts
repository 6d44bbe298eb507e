import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

/** RFC 1952: magic number, deflate, no flags, no time, no extra flags, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** RFC 1951: a stored block names its length in 16 bits. */
const BLOCK_MAX = 0xffff

interface Compressed {
  readonly blocks: Buffer
  readonly checksum: number
  readonly bytes: number
}

/**
 * The beginning of many replies: JSON that continues differently for each caller. It is compressed once. Compressing
 * 271 kB for each of 500 players who fetch a competition would take seconds.
 */
export class SharedJson {
  readonly json: string
  #compressed: Promise<Compressed> | undefined

  constructor(json: string) {
    this.json = json
  }

  /** Returns one gzip stream of this JSON and `rest`. `rest` is not compressed. */
  async gzipWith(rest: string): Promise<Buffer> {
    this.#compressed ??= compress(this.json)
    const { blocks, checksum, bytes } = await this.#compressed
    const added = Buffer.from(rest)
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(crc32(added, checksum), 0)
    trailer.writeUInt32LE((bytes + added.length) % 2 ** 32, 4)
    return Buffer.concat([HEADER, blocks, ...storedBlocks(added), trailer])
  }
}

/** A sync flush ends the last block at a whole byte without ending the stream, so that further blocks can follow. */
async function compress(json: string): Promise<Compressed> {
  const text = Buffer.from(json)
  const blocks = await promisify(deflateRaw)(text, { finishFlush: constants.Z_SYNC_FLUSH })
  return { blocks, checksum: crc32(text), bytes: text.length }
}

/** Returns a text as the last blocks of a deflate stream, uncompressed. */
function storedBlocks(text: Buffer): Buffer[] {
  const blocks: Buffer[] = []
  let from = 0
  do {
    const content = text.subarray(from, from + BLOCK_MAX)
    from += BLOCK_MAX
    const head = Buffer.alloc(5)
    head.writeUInt8(from >= text.length ? 1 : 0, 0)
    head.writeUInt16LE(content.length, 1)
    head.writeUInt16LE(content.length ^ 0xffff, 3)
    blocks.push(head, content)
  } while (from < text.length)
  return blocks
}
