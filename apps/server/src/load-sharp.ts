import type sharp from 'sharp'

/** Loads sharp when the first picture is processed, because sharp takes 15 MB with its libraries. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import('sharp')).default
}
