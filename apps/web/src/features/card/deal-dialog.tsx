import { getDeal, type Lobby } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { CallError, messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { CardArt } from '../../match-ui/cards/card-art.tsx'
import { CARD_NAMES } from '../../match-ui/cards/card-text.ts'
import { Dialog, ErrorState, SkeletonRows, Tag } from '../../ui/index.ts'
import { type CheckedHand, checkDeal, type DealReply, isPublished, type PublishedDeal } from './check-deal.ts'
import { keptCommitments, useKeptCommitment } from './kept-commitments.ts'
import { PromiseNote, type PromiseOfDeal, promiseOfDeal } from './promise-of-deal.tsx'

interface DealDialogProps {
  lobby: Lobby
  onClose: () => void
}

/** Explains how the cards were dealt. After the game, this device draws the whole deal again. */
export function DealDialog({ lobby, onClose }: DealDialogProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(getDeal, { params: { lobbyId: lobby._id } }),
    // The dialog fetches the deal each time it opens, because the server publishes the seed only when the results are
    // confirmed.
    staleTime: 0,
    retry: false,
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="The deal of the cards"
      description="A secret number, the seed, decides who gets which cards. When the cards are dealt, the hash of the seed is published. A hash is like a fingerprint. When the results are confirmed, the seed itself is published. Then everyone can check that nobody has changed the cards."
    >
      {data ? (
        <DealShown deal={data} lobby={lobby} />
      ) : error instanceof CallError && error.code === 'not-found' ? (
        <p className="py-4 text-muted">No cards have been dealt in this game.</p>
      ) : error ? (
        <ErrorState title={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonRows rows={4} label="Loading the deal" />
      )}
    </Dialog>
  )
}

function DealShown({ deal, lobby }: { deal: DealReply; lobby: Lobby }) {
  useKeptCommitment({ _id: lobby._id, deal })
  const first = keptCommitments.get(lobby._id)
  const promise = promiseOfDeal(deal.commitment, first, lobby.match)
  return (
    <>
      {promise === 'broken' && <PromiseNote promise={promise} first={first?.commitment} />}
      <dl className="flex flex-col gap-3">
        <Fact name="Hash of the seed, published at the deal (SHA-256)">{deal.commitment}</Fact>
        {deal.seed !== undefined && <Fact name="Seed">{deal.seed}</Fact>}
      </dl>
      {promise !== 'broken' && <PromiseNote promise={promise} first={first?.commitment} />}
      {isPublished(deal) ? (
        <Check deal={deal} lobby={lobby} promise={promise} />
      ) : (
        <p className="mt-4 text-muted text-sm">The seed is shown here when the results are confirmed.</p>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="mt-1 break-all rounded-control bg-sunken px-3 py-2 font-mono text-sm">{children}</dd>
    </div>
  )
}

function Check({ deal, lobby, promise }: { deal: PublishedDeal; lobby: Lobby; promise: PromiseOfDeal }) {
  const { data, error } = useQuery({
    queryKey: ['deal-check', lobby._id, deal.seed],
    queryFn: () => checkDeal(deal, lobby._id, lobby.gameSettings),
    retry: false,
  })
  if (error)
    return (
      <p className="mt-4 text-lost text-sm">The check could not be loaded. Look at your connection, then reload.</p>
    )
  if (!data) return <SkeletonRows rows={3} label="Dealing the cards again to check the deal" />
  const isDrawn = data.isSeedKept && data.hands.every(({ matches }) => matches)
  const isFair = isDrawn && promise !== 'broken'
  return (
    <>
      <p role="status" className="mt-4 flex items-center gap-2 font-semibold">
        {isFair ? (
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-won" />
        ) : (
          <CircleX aria-hidden="true" className="size-5 shrink-0 text-lost" />
        )}
        {isFair
          ? 'Checked on this device: the seed fits the hash, and the seed gives every player these cards.'
          : isDrawn
            ? 'The seed gives every player these cards, but the seed does not fit the hash that this browser saw first.'
            : data.isSeedKept
              ? 'The seed fits the hash, but the seed gives other cards.'
              : 'The seed does not fit the hash that was published.'}
      </p>
      <ul aria-label="Cards dealt again" className="mt-2">
        {data.hands.map((hand) => (
          <HandDrawn key={hand.userId} hand={hand} lobby={lobby} />
        ))}
      </ul>
    </>
  )
}

function HandDrawn({ hand: { userId, cards, drawn, matches }, lobby }: { hand: CheckedHand; lobby: Lobby }) {
  const name =
    lobby.users.find(({ user }) => user._id === userId)?.user.username ??
    (lobby.crowd ? 'A player' : 'A player who has left')
  return (
    <li className="flex min-h-14 items-center gap-3 border-line border-b py-1.5 last:border-b-0">
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere block font-medium">
          {name}
          {userId === lobby.currentUser.user._id && <span className="text-muted text-sm"> · You</span>}
        </span>
        <span className="block text-muted text-sm">{cards.map((kind) => CARD_NAMES[kind]).join(', ')}</span>
        {!matches && (
          <span className="block text-lost text-sm">
            The seed gives: {drawn.map((kind) => CARD_NAMES[kind]).join(', ')}
          </span>
        )}
      </span>
      <span className="flex shrink-0 gap-1 max-sm:hidden">
        {cards.map((kind) => (
          <CardArt key={kind} kind={kind} isSmall className="w-7" />
        ))}
      </span>
      <Tag tone={matches ? 'won' : 'lost'}>{matches ? 'matches' : 'differs'}</Tag>
    </li>
  )
}
