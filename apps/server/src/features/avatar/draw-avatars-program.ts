import { AVATAR_DESIGNS } from './avatar-designs.ts'
import { drawAvatar } from './draw-avatar.ts'
import type { SentAvatar } from './draw-avatars.ts'

/**
 * A program that draws the named designs and sends each picture. It exits when all pictures are received or the process
 * that started it has ended.
 */
process.once('disconnect', () => process.exit(1))
const names = new Set(process.argv.slice(2))
for (const design of AVATAR_DESIGNS.filter(({ name }) => names.has(name))) {
  await send({ name: design.name, bytes: await drawAvatar(design) })
}
process.exit(0)

function send(avatar: SentAvatar): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(avatar, (error: Error | null) => (error ? reject(error) : resolve()))
  })
}
