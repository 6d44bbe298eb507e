import { ofPage } from '../memory/remember.ts'

/** Since the page was loaded: whoever comes to `/` first is led on into the game they play; who comes back there wants the lobbies. */
const look = ofPage(() => ({ isOver: false }))

interface Place {
  readonly pathname: string
  readonly search: { readonly tab?: unknown }
}

/** Whether from here one is led on into the game one plays. Who asks for a part of the lobbies is not. */
export const isLedOn = ({ pathname, search }: Place): boolean =>
  pathname === '/' && search.tab === undefined && isFirstLook()

export const isFirstLook = (): boolean => !look().isOver

export function lookAround(): void {
  look().isOver = true
}
