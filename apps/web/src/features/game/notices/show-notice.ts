import type { Lobby } from '@bettle/contract'
import type { RefObject } from 'react'
import type { LobbyUpdate } from '../../../push/lobby/lobby-push-listeners.ts'
import { flyChips, notify } from '../../../ui/index.ts'
import { isSoundOn, loadSounds } from '../sounds/sound-choice.ts'
import { penaltyText, pushNotice, type SpokenNotice } from './push-notice.ts'

/**
 * How long a toast about a settled bet, a penalty or a new member is shown (ms). It takes longer to read than others.
 */
const SETTLED_FOR = 3000
/**
 * How long a toast is shown whose text also stays on the page, such as a correction (ms). It is unexpected, so it stays
 * longest.
 */
const CORRECTED_FOR = 4000
/** From this scroll position on (px), the top of the page is not visible. */
const SCROLLED_AWAY = 160
/** Penalties that arrive within this time (ms) of the previous one are merged into one notice. */
const ONE_RUN = 3000

/** Several penalties that are shown as one notice. */
export interface PenaltyRun {
  readonly id: string
  readonly rounds: number
  readonly amount: number
  readonly last: number
}

interface Occasion {
  readonly update: LobbyUpdate
  readonly before: Lobby
  readonly lobby: Lobby
  readonly nameOf: (eventType: string) => string
  readonly penalties: RefObject<PenaltyRun | undefined>
  readonly announce: (text: string) => void
}

interface ShownNotice {
  /** The id of the toast, if a later notice may replace it. */
  readonly id?: string | undefined
  /** True if the log of the lobby has no entry for this notice. */
  readonly isUncounted: boolean
  /** The text that stays on the page until the player dismisses it. */
  readonly notice: SpokenNotice['notice']
}

/**
 * Shows the notice of an update as a toast, or only announces it to screen readers. Plays a sound if a member has
 * joined. Returns undefined if the update has no notice for this player.
 */
export function showNotice({ update, before, lobby, nameOf, penalties, announce }: Occasion): ShownNotice | undefined {
  const pushed = pushNotice(update, before, lobby, nameOf)
  if (!pushed) return undefined
  const { id, ...spoken } = withPenaltyRun(pushed, penalties)
  // A screen reader announces the toast. A notice that is visible on the page needs no toast.
  if (spoken.isToast && !(spoken.notice && isTopInSight())) showToast(spoken, id)
  else announce(spoken.text)
  if (spoken.isGuest && isSoundOn()) void loadSounds().then(({ playKnock }) => playKnock())
  if (update.push.type === 'round.settled' && spoken.tone === 'good')
    flyChips('[data-bet-status="WON"]', '[data-chip-balance]')
  return { id, isUncounted: Boolean(spoken.isGuest || spoken.isPassing), notice: spoken.notice }
}

/** Returns whether no dialog is open and the top of the page is visible, where notices are shown. */
function isTopInSight(): boolean {
  return scrollY < SCROLLED_AWAY && !document.querySelector('[role="dialog"], [role="alertdialog"]')
}

function showToast({ text, tone, notice, isGuest }: SpokenNotice, id: string | undefined): void {
  if (notice) notify.info(text, { duration: CORRECTED_FOR, id: notice.id })
  else if (tone === 'good') notify.success(text, { duration: SETTLED_FOR, id })
  else if (tone === 'bad') notify.error(text, { duration: SETTLED_FOR, id })
  else notify.info(text, isGuest ? { duration: SETTLED_FOR } : {})
}

/** Merges penalties into one notice, because after an absence several rounds may be settled at once. */
function withPenaltyRun(
  spoken: SpokenNotice,
  penalties: Occasion['penalties'],
): SpokenNotice & { id?: string | undefined } {
  if (!spoken.penalty) return spoken
  const { amount, kicked } = spoken.penalty
  const now = performance.now()
  const run = penalties.current && now - penalties.current.last < ONE_RUN ? penalties.current : undefined
  const after = {
    id: run?.id ?? `penalty-${now}`,
    rounds: (run?.rounds ?? 0) + 1,
    amount: (run?.amount ?? 0) + amount,
    last: now,
  }
  penalties.current = after
  return { ...spoken, id: after.id, text: penaltyText(after.rounds, after.amount, kicked) }
}
