import type { LobbyId } from '@bettle/contract'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useEventName } from '../../match-ui/event-names.tsx'
import type { GameMoment } from '../../match-ui/game-moment.ts'
import { countNotices } from '../../match-ui/notice-log.ts'
import { useLobbyPushes } from '../../push/use-lobby.ts'
import { accountStore } from '../../store/store.ts'
import { flyChips, notify, untilLoaded, useAnnounce } from '../../ui/index.ts'
import type { GameNotice } from './game-notices.tsx'
import type { SpokenNotice } from './push-notice.ts'
import { isSoundOn, loadSounds } from './sound-choice.ts'

/** A toast about a settled bet takes longer to read than others (ms). */
const SETTLED_FOR = 3000
/** A correction comes unexpectedly, over any other content (ms). */
const CORRECTED_FOR = 4000
/** Scrolled down this far, the top of the page is out of sight (px). */
const SCROLLED_AWAY = 160
/** Penalties within this time are merged into one notice (ms). */
const ONE_RUN = 3000

/** Loaded with the first notice, so that the game does not wait for it. */
const loadTexts = () => untilLoaded(() => import('./push-notice.ts'))

/** Notices stay until they are dismissed, also after a change of page. */
export const gameNotices = accountStore<readonly (GameNotice & { lobbyId: LobbyId })[]>(() => [])
const NOTICES_KEPT = 3

export function addNotice(lobbyId: LobbyId, notice: GameNotice): void {
  const others = gameNotices.get().filter((other) => other.lobbyId === lobbyId && other.id !== notice.id)
  gameNotices.set([...others, { ...notice, lobbyId }].slice(-NOTICES_KEPT))
}

/** Shows and announces each event of the game once. The server's log keeps all of them. */
export function useGameNotices(lobbyId: LobbyId) {
  const announce = useAnnounce()
  const nameOf = useEventName()
  const withPenaltyRun = usePenaltyRun()
  const held = useSyncExternalStore(gameNotices.subscribe, gameNotices.get)

  useLobbyPushes(lobbyId, async (update, before, lobby) => {
    const texts = await loadTexts().catch(() => undefined)
    // The texts could not be loaded, so the notice is only counted; the log has it.
    if (!texts) return countNotices(lobbyId)
    const { pushNotice, penaltyText } = texts
    const spoken = pushNotice(update, before, lobby, nameOf)
    if (!spoken) return
    const { id, ...spokenNotice } = withPenaltyRun(spoken, penaltyText)
    // A screen reader announces a toast. A notice that is visible on the page needs none.
    if (spokenNotice.isToast && !(spokenNotice.notice && isTopInSight())) showToast(spokenNotice, id)
    else announce(spokenNotice.text)
    if (!spokenNotice.isGuest && !spokenNotice.isPassing) countNotices(lobbyId, id)
    const { notice } = spokenNotice
    if (notice) addNotice(lobbyId, notice)
    if (spokenNotice.isGuest && isSoundOn()) void loadSounds().then(({ playKnock }) => playKnock())
    if (update.push.type === 'round.settled' && spokenNotice.tone === 'good')
      flyChips('[data-bet-status="WON"]', '[data-chip-balance]')
  })

  return {
    notices: held.filter((notice) => notice.lobbyId === lobbyId),
    dismiss: (id: string) => gameNotices.set(gameNotices.get().filter((notice) => notice.id !== id)),
  }
}

/** Returns whether no dialog is open and the top of the page, where notices are, is visible. */
function isTopInSight(): boolean {
  return scrollY < SCROLLED_AWAY && !document.querySelector('[role="dialog"], [role="alertdialog"]')
}

function showToast({ text, tone, notice, isGuest }: SpokenNotice, id: string | undefined): void {
  if (notice) notify.info(text, { duration: CORRECTED_FOR, id: notice.id })
  else if (tone === 'good') notify.success(text, { duration: SETTLED_FOR, id })
  else if (tone === 'bad') notify.error(text, { duration: SETTLED_FOR, id })
  else notify.info(text, isGuest ? { duration: SETTLED_FOR } : {})
}

type PenaltyText = (rounds: number, amount: number, kicked: boolean) => string

/** Merges penalties into one notice, because several rounds may be settled at once after an absence. */
function usePenaltyRun() {
  const run = useRef({ id: '', rounds: 0, amount: 0, last: Number.NEGATIVE_INFINITY })
  return (spokenNotice: SpokenNotice, textOf: PenaltyText): SpokenNotice & { id?: string | undefined } => {
    if (!spokenNotice.penalty) return spokenNotice
    const { amount, kicked } = spokenNotice.penalty
    const now = performance.now()
    const before = run.current
    const isSame = now - before.last < ONE_RUN
    const after = {
      id: isSame ? before.id : `penalty-${now}`,
      rounds: (isSame ? before.rounds : 0) + 1,
      amount: (isSame ? before.amount : 0) + amount,
      last: now,
    }
    run.current = after
    return { ...spokenNotice, id: after.id, text: textOf(after.rounds, after.amount, kicked) }
  }
}

/**
 * Announces once each that a round has begun and that betting closes soon, but not states from before the page opened.
 */
export function useRoundNotices(lobbyId: LobbyId, { current, window, next }: GameMoment): void {
  const announce = useAnnounce()
  const roundNumber = current?.roundNumber
  const isClosing = window.state === 'closing-soon'
  const said = useRef({ roundNumber, isClosing })
  useEffect(() => {
    const before = said.current
    said.current = { roundNumber, isClosing }
    if (roundNumber !== undefined && roundNumber !== before.roundNumber) {
      announce(`Round ${roundNumber} has begun`)
      countNotices(lobbyId)
    }
    if (isClosing && !before.isClosing && next) announce(`Betting on round ${next.roundNumber} is closing soon`)
  }, [lobbyId, roundNumber, isClosing, next, announce])
}
