/** Components of the game that appear only later, for example after a press or when a phone is rotated. */
const ON_PRESS: readonly (() => Promise<unknown>)[] = [
  () => import('../../../features/game/notices/show-notice.ts'),
  () => import('../../../features/bet/guide/help-dialog.tsx'),
  () => import('../../../features/bet/statistics-table.tsx'),
  () => import('../../../features/bet/competitors.tsx'),
  () => import('../../../features/my-bets/bet-row.tsx'),
  () => import('../../../features/my-bets/ledger-line.tsx'),
  () => import('../../../features/my-bets/bet-receipt.tsx'),
  () => import('../../../features/my-bets/bet-receipt-slip.tsx'),
  () => import('../../../features/chat/chat-panel.tsx'),
  () => import('./game-sheet.tsx'),
  () => import('./chat-page.tsx'),
  () => import('./room-pad.tsx'),
  () => import('./closed-lobby.tsx'),
  () => import('../../../features/game/notices/game-notices.tsx'),
  () => import('./not-loaded.tsx'),
  () => import('../../../features/game/notices/notices-sheet.tsx'),
  () => import('../../../features/my-bets/ledger-dialog.tsx'),
  () => import('../../../features/timeline/legend-dialog.tsx'),
  () => import('../../../features/game/leave-dialog.tsx'),
  () => import('../../../features/game/keys-dialog.tsx'),
  () => import('../../../features/hub/share/share-dialog.tsx'),
  () => import('../../../ui/pictures/qr-code.tsx'),
  () => import('../../../ui/motion/chips-in-flight.ts'),
]

/**
 * Loads these components one after the other, and stops at the first that cannot be loaded. The components of the
 * visible screen must be loaded before.
 */
export async function fetchOnPress(): Promise<void> {
  for (const fetchIt of ON_PRESS) await fetchIt()
}
