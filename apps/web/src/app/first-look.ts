import { ofPage } from '../memory/remember.ts'

/** Since the page was loaded: whoever comes to `/` first is led on into the game they play; who comes back there wants the lobbies. */
const look = ofPage(() => ({ isOver: false }))

export const isFirstLook = (): boolean => !look().isOver

export function lookAround(): void {
  look().isOver = true
}
