import { crc32, deflateSync } from 'node:zlib'
import type { IMAGE_TYPES } from '@bettle/contract'
import sharp from 'sharp'

type ImageType = (typeof IMAGE_TYPES)[number]

const FORMATS = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const

interface Size {
  readonly width?: number
  readonly height?: number
}

/** Returns a picture with a location in its metadata, as phones store it. */
export function aPicture(type: ImageType = 'image/jpeg', { width = 400, height = 300 }: Size = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2f7d57' } })
    .composite([
      { input: Buffer.from('<svg width="99" height="99"><circle cx="50" cy="50" r="40" fill="#bbec4c"/></svg>') },
    ])
    .withExif({ IFD0: { Copyright: 'Ana Secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .toFormat(FORMATS[type])
    .toBuffer()
}

/** Returns a picture of a few bytes that decodes to 50,000 by 50,000 pixels. */
export function aBomb(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(50_000, 0)
  header.writeUInt32BE(50_000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Returns a film that consists of three boxes: its kind, its index, and the frames. */
export function aFilm(bytes = 2000, brand = 'isom'): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0`)),
    box('moov', Buffer.alloc(100)),
    box('mdat', Buffer.alloc(bytes)),
  ])
}

function box(kind: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(8 + content.length)
  return Buffer.concat([size, Buffer.from(kind), content])
}

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)
export const HTML = Buffer.from('<!doctype html><html><script>alert(document.cookie)</script></html>')
export const ZIP = Buffer.from('PK\x03\x04 a whole archive')
