import { ofPage } from '../store/remember.ts'

/**
 * Whether the page has already shown its first address. A player who loads `/` gets to the active game, but a player
 * who returns to `/` wants to see the lobbies.
 */
const firstVisit = ofPage(() => ({ isOver: false }))

interface PageLocation {
  readonly pathname: string
  readonly search: { readonly tab?: unknown }
}

/** Returns whether this address leads to the active game: `/` without a hub tab, as the first address of the page. */
export const isLedOn = ({ pathname, search }: PageLocation): boolean =>
  pathname === '/' && search.tab === undefined && isFirstVisit()

export const isFirstVisit = (): boolean => !firstVisit().isOver

export function endFirstVisit(): void {
  firstVisit().isOver = true
}
