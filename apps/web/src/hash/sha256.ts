import { untilLoaded } from '../ui/index.ts'

/**
 * Returns the SHA-256 of a text as hex. Browsers compute hashes only on https pages, so pages on plain HTTP load a script
 * that computes them.
 * @throws if that script cannot be loaded
 */
export async function sha256(text: string): Promise<string> {
  const input = new TextEncoder().encode(text)
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  const hash = subtle ? await subtle.digest('SHA-256', input) : (await loadScript()).computedSha256(input)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const loadScript = () => untilLoaded(() => import('./computed-sha256.ts'))
