import { askToComeIn } from '@bettle/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { CallError, messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { msg } from '../../texts/msg.ts'
import { Button, Notice, Spinner } from '../../ui/index.ts'
import { seatKey } from './guest-identity.ts'
import { type Joined, type SeatRequest, takeGuestSeat } from './take-guest-seat.ts'

/** The interval at which a waiting guest asks for the answer (ms). A guest without a seat has no push channel. */
const ASK_EVERY = 3000

export interface AskHostProps {
  request: SeatRequest
  /** The username of the host. */
  host: string
  onJoined: (joined: Joined) => void
}

/**
 * Asks the host to let the guest in, waits for the answer, and then takes the seat [G15]. The guest presses once. A lost
 * reply changes nothing, because the next one says the same.
 */
export function AskHost({ request, host, onJoined }: AskHostProps) {
  const [state, setState] = useState<'not-asked' | 'waiting' | 'ended'>('not-asked')
  const { press, isPending, error } = usePress({
    mutationFn: () => askOrJoin(request),
    onSuccess: (answer) => (typeof answer === 'string' ? setState(answer) : onJoined(answer)),
  })
  const isWaiting = state === 'waiting'
  // The page renders every second, so the interval must not begin again with each new function.
  const ask = useRef(press)
  useEffect(() => {
    ask.current = press
  })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void ask.current(undefined), ASK_EVERY)
    return () => clearInterval(timer)
  }, [isWaiting])
  // A request that fails for a moment is repeated by itself.
  const problem = error && !(isWaiting && isPassing(error)) && messageOf(error)
  return (
    <div role="status" className="flex flex-col gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      {state === 'ended' ? (
        <Notice tone="warning">{msg('guest.ask-host.lets-in-no-more', { host })}</Notice>
      ) : isWaiting ? (
        <p className="flex min-h-14 items-center justify-center gap-3 text-pretty">
          <Spinner className="shrink-0 text-flood" />
          <span>{msg('guest.ask-host.has-been-asked-keep', { host, username: request.username })}</span>
        </p>
      ) : (
        <>
          <p className="text-pretty">{msg('guest.ask-host.others-from-your-network', { host })}</p>
          <Button variant="primary" size="lg" block loading={isPending} onClick={() => void press(undefined)}>
            {msg('guest.ask-host.ask-to-let-me', { host })}
          </Button>
        </>
      )}
    </div>
  )
}

async function askOrJoin(request: SeatRequest): Promise<Joined | 'waiting' | 'ended'> {
  const { code, username } = request
  const { state } = await call(askToComeIn, { body: { code, username, seatKey: seatKey.get() } })
  return state === 'come' ? takeGuestSeat(request) : state
}

const isPassing = (error: Error) => !(error instanceof CallError) || error.status >= 500 || error.status === 429
