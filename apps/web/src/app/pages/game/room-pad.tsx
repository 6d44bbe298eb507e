import type { Lobby, MatchEvent } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { Hand, X } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { TapPad } from '../../../features/room/tap-pad.tsx'
import { RECORDER_RULES } from '../../../match-ui/recorder-rules.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, IconButton, lazyNamed, Panel, useIsPhone } from '../../../ui/index.ts'

const ShareDialog = lazyNamed(() => import('../../../features/hub/share/share-dialog.tsx'), 'ShareDialog')

const TITLE = msg('pages-game.room-pad.tap-what-you-see')

interface RoomPadProps {
  /** The id of the panel, open or closed. A phone shows the pad without a panel. */
  id: string
  lobby: Lobby
  timetable: Timetable
  events: readonly MatchEvent[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  className?: string | undefined
}

/**
 * The tap pad of a room with its title. While the pad is closed, it says that the members record, and opens on a press.
 */
export function RoomPad({ id, lobby, timetable, events, isOpen, onOpenChange, className }: RoomPadProps) {
  const panel = useRef<HTMLElement>(null)
  const [isInviting, setInviting] = useState(false)
  const isPhone = useIsPhone()
  const hasRecorders = lobby.match.hasRecorders === true
  const isLoneHost = lobby.currentUser.isHost && !lobby.currentUser.ranked
  useKeepFocus(panel, isOpen)
  if (!isOpen) {
    return (
      <Panel
        ref={panel}
        id={id}
        tabIndex={-1}
        title={
          isLoneHost
            ? msg('pages-game.room-pad.you-record')
            : hasRecorders
              ? msg('pages-game.room-pad.named-recorders')
              : msg('pages-game.room-pad.your-room-records')
        }
        className="shrink-0"
      >
        <div className="flex flex-col gap-3">
          <p className="text-muted text-sm">
            {isLoneHost
              ? msg('pages-game.room-pad.you-have-no-seat')
              : hasRecorders
                ? RECORDER_RULES[0]
                : msg('pages-game.room-pad.everyone-taps-what-they')}
          </p>
          <Button variant="primary" block icon={<Hand aria-hidden="true" />} onClick={() => onOpenChange(true)}>
            {msg('pages-game.room-pad.open-tap-pad')}
          </Button>
        </div>
      </Panel>
    )
  }
  const pad = <TapPad {...{ lobby, timetable, events }} onInvite={() => setInviting(true)} />
  return (
    <>
      {isPhone ? (
        <section aria-label={TITLE}>{pad}</section>
      ) : (
        <Panel
          ref={panel}
          id={id}
          tabIndex={-1}
          title={TITLE}
          flush
          className={className}
          aside={
            <IconButton
              label={msg('pages-game.room-pad.close-the-tap-pad')}
              tooltip={false}
              icon={<X aria-hidden="true" />}
              onClick={() => onOpenChange(false)}
              className="-me-3"
            />
          }
        >
          <div className="flex h-full flex-col px-3 py-1.5">{pad}</div>
        </Panel>
      )}
      {isInviting && (
        <Suspense>
          <ShareDialog lobby={lobby} open onOpenChange={setInviting} />
        </Suspense>
      )}
    </>
  )
}

/** Focuses the panel after the pad was opened or closed, because the pressed button disappears with that press. */
function useKeepFocus(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current !== isOpen) panel.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [panel, isOpen])
}
