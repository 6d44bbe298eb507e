import type sharp from 'sharp'

/** With its libraries sharp takes 15 MB: they are read when the first picture comes. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import('sharp')).default
}
