import { ofPage } from '../store/remember.ts'

/** Since the page was loaded: whoever comes to `/` first is led on into the game they play; who comes back there wants the lobbies. */
const firstVisit = ofPage(() => ({ isOver: false }))

interface PageLocation {
  readonly pathname: string
  readonly search: { readonly tab?: unknown }
}

/** Whether from here one is led on into the game one plays. Who asks for a part of the lobbies is not. */
export const isLedOn = ({ pathname, search }: PageLocation): boolean =>
  pathname === '/' && search.tab === undefined && isFirstVisit()

export const isFirstVisit = (): boolean => !firstVisit().isOver

export function endFirstVisit(): void {
  firstVisit().isOver = true
}
