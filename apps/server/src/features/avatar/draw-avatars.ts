import { ended, startProgram } from '../../start-program.ts'
import type { Look } from './draw-avatar.ts'

export interface DrawnAvatar {
  readonly look: Look
  readonly bytes: Buffer
}

/** What the program sends, a picture at a time. */
export interface SentAvatar {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Draws these of the set. What that takes, with the libraries it needs, goes with the process that does it. */
export async function drawAvatars(looks: readonly Look[]): Promise<DrawnAvatar[]> {
  if (looks.length === 0) return []
  const program = startProgram(import.meta.url, 'draw-avatars-program', { args: looks.map(({ name }) => name) })
  const sent = new Map<string, Buffer>()
  program.on('message', (message) => {
    const { name, bytes } = message as SentAvatar
    sent.set(name, Buffer.from(bytes))
  })
  await ended(program, 'The avatars could not be drawn')
  return looks.map((look) => {
    const bytes = sent.get(look.name)
    if (!bytes) throw new Error(`The avatar ${look.name} was not drawn`)
    return { look, bytes }
  })
}
