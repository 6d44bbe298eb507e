import { startProgram, untilEnded } from '../../start-program.ts'
import type { AvatarDesign } from './draw-avatar.ts'

export interface DrawnAvatar {
  readonly design: AvatarDesign
  readonly bytes: Buffer
}

/** A message of the drawing program that contains one picture. */
export interface SentAvatar {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Draws the designs in a separate process, whose end frees the memory of the drawing libraries. */
export async function drawAvatars(designs: readonly AvatarDesign[]): Promise<DrawnAvatar[]> {
  if (designs.length === 0) return []
  const program = startProgram(import.meta.url, 'draw-avatars-program', { args: designs.map(({ name }) => name) })
  const sent = new Map<string, Buffer>()
  program.on('message', (message) => {
    const { name, bytes } = message as SentAvatar
    sent.set(name, Buffer.from(bytes))
  })
  await untilEnded(program, 'The avatars could not be drawn')
  return designs.map((design) => {
    const bytes = sent.get(design.name)
    if (!bytes) throw new Error(`The avatar ${design.name} was not drawn`)
    return { design, bytes }
  })
}
