import { msg } from '../texts/msg.ts'

/** A text below the buttons that says which of them needs no account. */
export function TrialHint() {
  return <p className="basis-full text-muted text-sm">{msg('app.trial-hint.try-it-now-five')}</p>
}
