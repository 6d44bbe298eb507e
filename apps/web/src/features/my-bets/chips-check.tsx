import type { LedgerSeal, Lobby, ownLedger, Reply } from '@bettle/contract'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { dayAndTime } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
import { Button, classNames } from '../../ui/index.ts'
import { type ChipsFound, checkOwnChips, type OwnChipsToCheck } from './check-own-chips.ts'

interface ChipsCheckProps {
  lobby: Pick<Lobby, '_id' | 'currentUser' | 'match' | 'status'>
  ledger: Reply<typeof ownLedger>
}

/** Shows the seal of all players' chips, and lets the player verify that their own chips are included [L7]. */
export function ChipsCheck({ lobby: { _id: lobbyId, currentUser, match, status }, ledger }: ChipsCheckProps) {
  const headingId = useId()
  const { lines, seals, proof } = ledger
  const seal = seals.at(-1)
  // The results of an abandoned match or of a closed lobby are never confirmed or sealed.
  if (!seal && (match.status === 'abandoned' || status === 'closed')) return null
  const own = proof && { lobbyId, userId: currentUser.user._id, chips: currentUser.chips, lines, seals, proof }
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3 border-line border-t pt-4 text-sm">
      <h3 id={headingId} className="caps text-base leading-none">
        {msg('my-bets.chips-check.check-your-chips-yourself')}
      </h3>
      {seal ? (
        <>
          <p className="text-muted">
            {msg('my-bets.chips-check.this-seal-was-made', { time: dayAndTime(Date.parse(seal.at)) })}
          </p>
          <Head head={seal.head} />
          <Earlier seals={seals} />
          {/* The key contains the seal and the chips, so that a new seal or a new balance starts the check again. */}
          {own && <Check key={`${seal.head} ${currentUser.chips}`} own={own} />}
        </>
      ) : (
        <p className="text-muted">
          {match.resultsConfirmedAt === null
            ? msg('my-bets.chips-check.when-the-results-are')
            : msg('my-bets.chips-check.the-chips-of-all')}
        </p>
      )}
    </section>
  )
}

/** Shows a hash of 64 characters in groups of four, so that it can be read aloud or compared by eye. */
function Head({ head }: { head: string }) {
  const groups = head.match(/.{4}/g) ?? []
  return (
    <dl className="self-start">
      <dt className="sr-only">{msg('my-bets.chips-check.seal')}</dt>
      <dd className="grid grid-cols-4 gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-2 font-mono text-sm sm:grid-cols-8">
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups can be equal, and no group moves
          <span key={index}>{group} </span>
        ))}
      </dd>
    </dl>
  )
}

/** Lists all seals if a correction has added one, each by its first eight characters. */
function Earlier({ seals }: { seals: readonly LedgerSeal[] }) {
  if (seals.length < 2) return null
  return (
    <ul aria-label={msg('my-bets.chips-check.when-chips-were-sealed')} className="flex flex-col gap-1">
      {seals.map(({ number, at, head, reason }) => (
        <li key={number} className="wrap-anywhere text-muted">
          <span className="font-mono text-ink">
            {head.slice(0, 4)} {head.slice(4, 8)} …
          </span>{' '}
          {dayAndTime(Date.parse(at))}
          {reason
            ? msg('my-bets.chips-check.sealed-again', { reason })
            : msg('my-bets.chips-check.the-results-were-confirmed')}
        </li>
      ))}
    </ul>
  )
}

function Check({ own }: { own: OwnChipsToCheck }) {
  const [found, setFound] = useState<ChipsFound | 'unable'>()
  const [isChecking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    // On plain HTTP the check loads a script, which can fail.
    setFound(await checkOwnChips(own).catch(() => 'unable' as const))
    setChecking(false)
  }
  const isProven = found === 'proven'
  const Icon = isProven ? ShieldCheck : ShieldAlert
  return (
    <>
      <Button size="sm" className="self-start" loading={isChecking} onClick={() => void check()}>
        {msg('my-bets.chips-check.check-my-chips')}
      </Button>
      <div role="status">
        {found && (
          <p className="flex items-start gap-2">
            <Icon
              aria-hidden="true"
              className={classNames('mt-0.5 size-4 shrink-0', isProven ? 'text-won' : 'text-lost')}
            />
            <span>{foundText(found, own)}</span>
          </p>
        )}
      </div>
    </>
  )
}

function foundText(found: ChipsFound | 'unable', { lines, chips }: OwnChipsToCheck): string {
  switch (found) {
    case 'proven':
      return msg('my-bets.chips-check.checked-on-this-device', { count: lines.length, chips })
    case 'other-sum':
      return msg('my-bets.chips-check.something-is-wrong-the', { chips })
    case 'not-sealed':
      return msg('my-bets.chips-check.something-is-wrong-this')
    case 'seals-apart':
      return msg('my-bets.chips-check.something-is-wrong-the-newest')
    case 'unable':
      return msg('my-bets.chips-check.the-check-could-not')
  }
}
