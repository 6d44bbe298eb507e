/** Under the ways in: which of them asks for nothing. */
export function TrialHint() {
  return <p className="basis-full text-muted text-sm">Try it now: five minutes against bots, without an account.</p>
}
