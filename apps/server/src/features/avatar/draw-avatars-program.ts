import { AVATAR_DESIGNS } from './avatar-designs.ts'
import { drawAvatar } from './draw-avatar.ts'
import type { SentAvatar } from './draw-avatars.ts'

/** Runs as a process of its own: draws the looks whose names it is given, sends each, and ends when all are taken or its starter is gone. */
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
