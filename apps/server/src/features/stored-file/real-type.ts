import type { MediaType } from '@bettle/contract'

/** Returns the type of a file by its content, whatever type the upload declares, or undefined for unsupported types. */
export function realType(bytes: Buffer): MediaType | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp'
  return isFilm(bytes) ? 'video/mp4' : undefined
}

function startsWith(bytes: Buffer, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

const BRANDS = new Set(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'avc1', 'mp41', 'mp42', 'M4V ', 'dash'])

/** True if the bytes consist of boxes only, beginning with the box that names the kind of film. */
function isFilm(bytes: Buffer): boolean {
  const boxes = boxesOf(bytes)
  const [first] = boxes ?? []
  if (!boxes || first?.kind !== 'ftyp' || !BRANDS.has(bytes.toString('latin1', 8, 12))) return false
  return ['moov', 'mdat'].every((kind) => boxes.some((box) => box.kind === kind))
}

const MOST_BOXES = 1000
const HEADER = 8

function boxesOf(bytes: Buffer): { kind: string }[] | undefined {
  const boxes: { kind: string }[] = []
  let at = 0
  while (at < bytes.length) {
    if (at + HEADER > bytes.length || boxes.length === MOST_BOXES) return undefined
    const size = bytes.readUInt32BE(at)
    const kind = bytes.toString('latin1', at + 4, at + HEADER)
    if (!/^[\x20-\x7e]{4}$/.test(kind)) return undefined
    boxes.push({ kind })
    // The size 0 means that the last box extends to the end. The size 1 would mean a size above 4 GB.
    if (size === 0) return boxes
    if (size < HEADER || at + size > bytes.length) return undefined
    at += size
  }
  return boxes
}
