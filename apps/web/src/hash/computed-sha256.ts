const BLOCK = 64
/** The bytes that follow the input: one byte that ends it, and eight for its length. */
const TAIL = 9

/** The first eight primes start the hash, and each round adds one of the first 64. */
const PRIMES = firstPrimes(64)
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

/** Computes SHA-256 (FIPS 180-4) for pages on plain HTTP, where the browser's own function is missing. */
export function computedSha256(input: Uint8Array): ArrayBuffer {
  const blocks = padded(input)
  const hash = Uint32Array.from(START)
  const words = new Uint32Array(BLOCK)
  for (let at = 0; at < blocks.byteLength; at += BLOCK) {
    for (let index = 0; index < 16; index += 1) words[index] = blocks.getUint32(at + index * 4)
    for (let index = 16; index < BLOCK; index += 1) {
      const [early, late] = [word(words, index - 15), word(words, index - 2)]
      const earlySum = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      const lateSum = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      words[index] = word(words, index - 16) + earlySum + word(words, index - 7) + lateSum
    }
    addBlock(hash, words)
  }
  const result = new DataView(new ArrayBuffer(32))
  hash.forEach((value, index) => {
    result.setUint32(index * 4, value)
  })
  return result.buffer
}

function addBlock(hash: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (const [index, constant] of ROUNDS.entries()) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + constant + word(words, index)
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority
    ;[a, b, c, d, e, f, g, h] = [(first + second) >>> 0, a, b, c, (d + first) >>> 0, e, f, g]
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) hash[index] = word(hash, index) + value
}

/** Returns the input with the tail that the standard defines, in whole blocks. */
function padded(input: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((input.length + TAIL) / BLOCK) * BLOCK)
  bytes.set(input)
  bytes[input.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setBigUint64(bytes.length - 8, BigInt(input.length) * 8n)
  return view
}

const word = (words: Uint32Array, index: number): number => words[index] ?? 0

/** Rotates 32 bits to the right. */
const turned = (value: number, by: number): number => (value >>> by) | (value << (32 - by))

/** Returns the first 32 bits after the binary point. */
function fraction(value: number): number {
  return Math.floor((value % 1) * 2 ** 32)
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  return primes
}
