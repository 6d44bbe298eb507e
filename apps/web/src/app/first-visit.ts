import { ofPage } from '../store/remember.ts'

/**
 * Whether the page has already shown its first address. A player who loads `/` is led into the active game; one who
 * returns to it wants the lobbies.
 */
const firstVisit = ofPage(() => ({ isOver: false }))

interface PageLocation {
  readonly pathname: string
  readonly search: { readonly tab?: unknown }
}

/** Whether this address leads on into the active game. The address of a hub tab does not. */
export const isLedOn = ({ pathname, search }: PageLocation): boolean =>
  pathname === '/' && search.tab === undefined && isFirstVisit()

export const isFirstVisit = (): boolean => !firstVisit().isOver

export function endFirstVisit(): void {
  firstVisit().isOver = true
}
