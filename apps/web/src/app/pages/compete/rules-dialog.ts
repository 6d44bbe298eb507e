import { lazyNamed } from '../../../ui/index.ts'

/** The dialog of the game rules. It is loaded when it is first opened. */
export const RulesDialog = lazyNamed(
  () => import('../../../features/hub/settings/game-rules-dialog.tsx'),
  'GameRulesDialog',
)
