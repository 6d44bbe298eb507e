import type sharp from 'sharp'

/** Loads sharp with the first picture, because it takes 15 MB with its libraries. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import('sharp')).default
}
