/** A text below the buttons that says which of them needs no account. */
export function TrialHint() {
  return <p className="basis-full text-muted text-sm">Try it now: five minutes against bots, without an account.</p>
}
