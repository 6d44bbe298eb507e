import {
  confirmResults,
  createLobby,
  endHalf,
  type Lobby,
  type Match,
  type MatchHalf,
  resumeHalf,
  startHalf,
  updateMatch,
} from '@bettle/contract'
import type { MatchStep } from '@bettle/rules'
import { useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, ListChecks, MessageCirclePlus, Play, Radio, Square } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call } from '../../api/call.ts'
import { CallError, messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { matchQuery } from '../../push/match/match-feed.ts'
import { msg } from '../../texts/msg.ts'
import { Button, ConfirmDialog, classNames, Notice, notify, Panel, SkeletonRows } from '../../ui/index.ts'
import { AdminLink } from '../admin-link.tsx'
import { Consequences } from '../consequences.tsx'
import { AnnounceForm } from './announce-form.tsx'
import { hindranceText, PARTS, stepHelp, stepLabel } from './step-text.ts'
import { useHold } from './use-hold.ts'
import { lobbiesOfMatch, type MatchDayView, useMatchDay } from './use-match-day.ts'

/** A press that starts or ends a half, with the state for which its button was shown [W9]. */
export interface HalfPress {
  readonly kind: 'start-half' | 'end-half'
  readonly halfNumber: MatchHalf['halfNumber']
  readonly expectedState: string
}

interface NextStepProps {
  match: Match
  /** True at the console, which has the keys for the events. */
  isConsole?: boolean
  /** Sends the start or the end of a half, for a page that keeps presses without a connection. */
  onHalf?: ((press: HalfPress) => void) | undefined
  /** Content above the question of a dialog, such as the clock. */
  moment?: ReactNode
  /** Renders the invitation to a lobby that was just opened. */
  invitationTo?: ((lobby: Lobby, onClose: () => void) => ReactNode) | undefined
}

/** Shows the one next step of a match day, with its button or the reason why it is off [W8] [W9] [W10]. */
export function NextStep(props: NextStepProps) {
  const view = useMatchDay(props.match)
  // The server runs its practice matches itself.
  if (props.match.isPractice) return null
  return (
    <Panel title={msg('admin-ui.next-step.next-step')}>
      {view ? (
        <ShownStep {...props} view={view} />
      ) : (
        <SkeletonRows rows={3} label={msg('admin-ui.next-step.next-step')} />
      )}
    </Panel>
  )
}

/** These steps change what was played. They ask first, and their button lies apart from that of the other steps. */
const isFinal = ({ kind }: MatchStep) => kind === 'end' || kind === 'confirm'

function ShownStep({
  match,
  view,
  isConsole = false,
  onHalf,
  moment,
  invitationTo,
}: NextStepProps & { view: MatchDayView }) {
  const queryClient = useQueryClient()
  const { step, hindrance, state, isLocked } = view
  const key = `${step.kind} ${'halfNumber' in step ? step.halfNumber : ''}`
  const { isHeld, press } = useHold(key)
  const [asked, setAsked] = useState<{ step: MatchStep; state: string }>()
  const [opened, setOpened] = useState<Lobby>()
  const matchId = match._id
  const sending = usePress({
    mutationFn: async (given: { step: MatchStep; state: string }) => {
      const lobby = await takeStep(given.step, given.state)
      if (lobby) setOpened(lobby)
    },
    onSuccess: () => setAsked(undefined),
    onError: () => {
      setAsked(undefined)
      // The page then shows the state for which the server refused the press.
      void queryClient.invalidateQueries({ queryKey: matchQuery(matchId).queryKey })
    },
  })

  const takeStep = async (taken: MatchStep, expectedState: string): Promise<Lobby | undefined> => {
    switch (taken.kind) {
      case 'lobby':
        return openLobby(expectedState)
      case 'start':
      case 'end': {
        const { halfNumber } = taken
        const kind = taken.kind === 'start' ? 'start-half' : 'end-half'
        if (onHalf) onHalf({ kind, halfNumber, expectedState })
        else {
          await call(taken.kind === 'start' ? startHalf : endHalf, { body: { matchId, halfNumber, expectedState } })
          notify.success(
            taken.kind === 'start'
              ? msg('admin-ui.next-step.half-starts-at-the', { halfNumber })
              : msg('admin-ui.next-step.the-half-has-ended'),
          )
        }
        return undefined
      }
      case 'resume':
        await call(resumeHalf, { body: { matchId, halfNumber: taken.halfNumber, expectedState } })
        notify.success(msg('admin-ui.next-step.play-goes-on'))
        return undefined
      case 'confirm':
        await call(confirmResults, { body: { matchId, expectedState } })
        notify.success(msg('admin-ui.next-step.the-results-are-final'))
    }
    return undefined
  }

  const openLobby = async (expectedState: string): Promise<Lobby> => {
    const gameSettings = { isPrivate: true, allowGuests: true }
    try {
      const { lobby } = await call(createLobby, { body: { matchId, gameSettings, hostOnly: !isLocked, expectedState } })
      void queryClient.invalidateQueries({ queryKey: lobbiesOfMatch(matchId).queryKey })
      return lobby
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'half-state') throw error
      const { lobbies } = await queryClient.fetchQuery({ ...lobbiesOfMatch(matchId), staleTime: 0 })
      const other = lobbies.find(({ status }) => status === 'open')
      if (!other) throw error
      const message = msg('admin-ui.next-step.another-operator-opened-lobby', { lobbyCode: other.lobbyCode })
      throw new CallError({ status: error.status, code: error.code, message })
    }
  }

  const asks = isFinal(step) || step.kind === 'resume'
  const button = buttonOf(step, isConsole)
  const control =
    step.kind === 'announce' ? (
      <AnnounceForm
        isOff={hindrance !== undefined}
        onPress={press}
        onAnnounce={(startTime) =>
          call(updateMatch, { params: { id: matchId }, body: { startTime, expectedState: state } })
        }
      />
    ) : button?.to !== undefined ? (
      <Button asChild size="lg" variant="primary" className="whitespace-normal! max-sm:w-full">
        <AdminLink to={button.to} {...(button.isOfMatch && { search: { matchId } })}>
          {button.icon} {stepLabel(step)}
        </AdminLink>
      </Button>
    ) : (
      button && (
        <Button
          size="lg"
          variant="primary"
          className="whitespace-normal! max-sm:w-full"
          icon={button.icon}
          disabled={hindrance !== undefined}
          loading={(isHeld || sending.isPending) && hindrance === undefined}
          onClick={() => {
            if (!press()) return
            if (asks) setAsked({ step, state })
            else void sending.press({ step, state })
          }}
        >
          {stepLabel(step)}
        </Button>
      )
    )
  const words = (
    <p className="text-pretty text-muted">
      {step.kind === 'done' && match.abandonedReason !== null
        ? msg('admin-ui.next-step.the-match-was-abandoned', { stepHelp: stepHelp(step) })
        : stepHelp(step)}
    </p>
  )
  // The console shows the button that comes next in its place, off until the minutes of the half are played.
  const isComing = step.kind === 'record' && isConsole
  const isApart = isFinal(step) || isComing
  return (
    <div className="grid gap-3" data-next-step={step.kind}>
      <ol
        aria-label={msg('admin-ui.next-step.match-day')}
        className="flex flex-wrap gap-x-2 gap-y-1 text-faint text-sm"
      >
        {PARTS.map(({ name, kinds }) => {
          const isNow = kinds.includes(step.kind)
          return (
            <li
              key={name}
              aria-current={isNow ? 'step' : undefined}
              className={classNames(isNow && 'font-semibold text-ink')}
            >
              {name}
            </li>
          )
        })}
      </ol>
      {/* A step that ends something has its button where the other steps have their words, so that a press that comes too
         late meets no button. */}
      <div className="grid grid-cols-1 items-center gap-3 sm:grid-cols-2">
        <div className="grid min-h-14 items-center">{isApart ? words : control}</div>
        <div className={classNames('grid min-h-14 items-center', isApart && 'sm:justify-end')}>
          {isApart ? (control ?? <ComingEnd step={step} />) : words}
        </div>
      </div>
      <div role="status" className="text-sm empty:hidden">
        {hindrance && hindranceText(hindrance)}
      </div>
      <div role="alert" className="empty:hidden">
        {sending.error && <Notice tone="error">{messageOf(sending.error)}</Notice>}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={asked && questionOf(asked.step).title}
        confirmText={asked && stepLabel(asked.step)}
        pending={sending.isPending}
        isHeld={isHeld}
        onConfirm={() => asked && press() && void sending.press(asked)}
      >
        {asked && (
          <div className="grid gap-3">
            {moment}
            <p>{questionOf(asked.step).text}</p>
            <StepConsequences match={match} step={asked.step} />
          </div>
        )}
      </ConfirmDialog>
      {opened && invitationTo?.(opened, () => setOpened(undefined))}
    </div>
  )
}

/** The button that ends the running half, before the minutes of the half are played. */
function ComingEnd({ step }: { step: MatchStep }) {
  return (
    step.kind === 'record' && (
      <Button
        size="lg"
        className="whitespace-normal! max-sm:w-full"
        icon={<Square aria-hidden="true" />}
        disabled
        onClick={() => {}}
      >
        {msg('admin-ui.next-step.end-half-half-number', { halfNumber: step.halfNumber })}
      </Button>
    )
  )
}

/** Returns the button of a step, or undefined if the page itself is where the step is taken. */
function buttonOf(
  { kind }: MatchStep,
  isConsole: boolean,
): { icon: ReactNode; to?: string; isOfMatch?: boolean } | undefined {
  switch (kind) {
    case 'lobby':
      return { icon: <MessageCirclePlus aria-hidden="true" /> }
    case 'start':
    case 'resume':
      return { icon: <Play aria-hidden="true" /> }
    case 'record':
    case 'watch':
      return isConsole ? undefined : { icon: <Radio aria-hidden="true" />, to: 'events', isOfMatch: true }
    case 'end':
      return { icon: <Square aria-hidden="true" /> }
    case 'confirm':
      return { icon: <BadgeCheck aria-hidden="true" /> }
    case 'done':
      return isConsole ? undefined : { icon: <ListChecks aria-hidden="true" />, to: 'landing-page' }
    default:
      return undefined
  }
}

function questionOf(step: MatchStep): { title: string; text: string } {
  if (step.kind === 'resume')
    return { title: msg('admin-ui.next-step.does-play-go-on'), text: msg('admin-ui.next-step.the-clock-goes-on') }
  if (step.kind === 'end')
    return {
      title: msg('admin-ui.next-step.end-half-half-number-2', { halfNumber: step.halfNumber }),
      text: step.isLast ? msg('admin-ui.next-step.this-is-the-last') : msg('admin-ui.next-step.if-you-end-the'),
    }
  return {
    title: msg('admin-ui.next-step.confirm-the-results'),
    text: msg('admin-ui.next-step.the-results-become-final'),
  }
}

function StepConsequences({ match: { _id: matchId }, step }: { match: Match; step: MatchStep }) {
  if (step.kind === 'end') return <Consequences action={{ kind: 'end-half', matchId, halfNumber: step.halfNumber }} />
  if (step.kind === 'resume')
    return <Consequences action={{ kind: 'resume-half', matchId, halfNumber: step.halfNumber }} />
  return <Consequences action={{ kind: 'confirm-results', matchId }} />
}
