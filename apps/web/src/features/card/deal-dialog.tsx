import { getDeal, type Lobby } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { CallError, messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { CardArt } from '../../match-ui/cards/card-art.tsx'
import { CARD_NAMES } from '../../match-ui/cards/card-text.ts'
import { msg } from '../../texts/msg.ts'
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
      title={msg('card.deal-dialog.the-deal-of-the')}
      description={msg('card.deal-dialog.a-secret-number-the')}
    >
      {data ? (
        <DealShown deal={data} lobby={lobby} />
      ) : error instanceof CallError && error.code === 'not-found' ? (
        <p className="py-4 text-muted">{msg('card.deal-dialog.no-cards-have-been')}</p>
      ) : error ? (
        <ErrorState title={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonRows rows={4} label={msg('card.deal-dialog.loading-the-deal')} />
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
        <Fact name={msg('card.deal-dialog.hash-of-the-seed')}>{deal.commitment}</Fact>
        {deal.seed !== undefined && <Fact name={msg('card.deal-dialog.seed')}>{deal.seed}</Fact>}
      </dl>
      {promise !== 'broken' && <PromiseNote promise={promise} first={first?.commitment} />}
      {isPublished(deal) ? (
        <Check deal={deal} lobby={lobby} promise={promise} />
      ) : (
        <p className="mt-4 text-muted text-sm">{msg('card.deal-dialog.the-seed-is-shown')}</p>
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
  if (error) return <p className="mt-4 text-lost text-sm">{msg('card.deal-dialog.the-check-could-not')}</p>
  if (!data) return <SkeletonRows rows={3} label={msg('card.deal-dialog.dealing-the-cards-again')} />
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
          ? msg('card.deal-dialog.checked-on-this-device')
          : isDrawn
            ? msg('card.deal-dialog.the-seed-gives-every')
            : data.isSeedKept
              ? msg('card.deal-dialog.the-seed-fits-the')
              : msg('card.deal-dialog.the-seed-does-not')}
      </p>
      <ul aria-label={msg('card.deal-dialog.cards-dealt-again')} className="mt-2">
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
    (lobby.crowd ? msg('card.deal-dialog.a-player') : msg('card.deal-dialog.a-player-who-has-left'))
  return (
    <li className="flex min-h-14 items-center gap-3 border-line border-b py-1.5 last:border-b-0">
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere block font-medium">
          {name}
          {userId === lobby.currentUser.user._id && (
            <span className="text-muted text-sm"> {msg('card.deal-dialog.you')}</span>
          )}
        </span>
        <span className="block text-muted text-sm">{cards.map((kind) => CARD_NAMES[kind]).join(', ')}</span>
        {!matches && (
          <span className="block text-lost text-sm">
            {msg('card.deal-dialog.the-seed-gives', { drawn: drawn.map((kind) => CARD_NAMES[kind]).join(', ') })}
          </span>
        )}
      </span>
      <span className="flex shrink-0 gap-1 max-sm:hidden">
        {cards.map((kind) => (
          <CardArt key={kind} kind={kind} isSmall className="w-7" />
        ))}
      </span>
      <Tag tone={matches ? 'won' : 'lost'}>
        {matches ? msg('card.deal-dialog.matches') : msg('card.deal-dialog.differs')}
      </Tag>
    </li>
  )
}
