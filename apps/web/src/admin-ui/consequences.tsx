import { type CannotComeBack, type Giving, type OperatorAction, previewAction } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { messageOf } from '../api/call-error.ts'
import { msg, rich } from '../texts/msg.ts'
import { ErrorState, Notice, Skeleton } from '../ui/index.ts'

type Action = Giving<typeof previewAction>['body']['action']

/** The number of players that are named. Further players are only counted. */
const NAMED = 6

/** Shows the server's preview of an action: whose bets change, how many bets change, and what cannot be restored. */
export function Consequences({ action }: { action: Action }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [previewAction.path, action],
    queryFn: ({ signal }) => call(previewAction, { body: { action: action as OperatorAction } }, { signal }),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })
  if (error) return <ErrorState title={messageOf(error)} onRetry={() => void refetch()} />
  if (isPending || !data) return <Skeleton className="h-16 w-full" />
  const { lobbies, players, bets, chips, members, cannotComeBack } = data
  return (
    <div className="grid gap-3">
      <p>
        {bets === 0 && chips === 0
          ? msg('admin-ui.consequences.all-bets-on-rounds')
          : msg('admin-ui.consequences.the-result-changes-for', { bets, players, lobbies, chips })}
      </p>
      {members.length > 0 && (
        <ul className="text-sm">
          {members.slice(0, NAMED).map(({ lobbyId, lobbyCode, user, chips: own }) => (
            <li key={`${lobbyId}${user._id}`} className="flex justify-between gap-3">
              <span className="min-w-0">
                {user.name}{' '}
                <span className="text-muted">{lobbyCode || msg('admin-ui.consequences.in-a-competition')}</span>
              </span>
              <span className="figures">{own > 0 ? `+${own}` : own < 0 ? `−${-own}` : '0'}</span>
            </li>
          ))}
          {members.length > NAMED && (
            <li className="text-muted">
              {msg('admin-ui.consequences.and-more-members', { members: members.length - NAMED })}
            </li>
          )}
        </ul>
      )}
      {cannotComeBack.map((part) => (
        <Notice key={part.code} tone="warning">
          {rich('admin-ui.consequences.this-cannot-be-undone', { strong: <strong />, cannot: cannotText(part) })}
        </Notice>
      ))}
    </div>
  )
}

const TEXTS: Readonly<Record<CannotComeBack['code'], string>> = {
  penalties: msg('admin-ui.consequences.players-pay-a-penalty'),
  kicks: msg('admin-ui.consequences.players-are-removed-for'),
  eliminations: msg('admin-ui.consequences.players-with-too-few'),
  'lobbies-closed': msg('admin-ui.consequences.lobbies-close'),
  'blind-lobbies': msg('admin-ui.consequences.rounds-are-settled-in'),
  'rounds-ahead': msg('admin-ui.consequences.rounds-that-have-not'),
  'match-abandoned': msg('admin-ui.consequences.the-match-stays-abandoned'),
  'results-confirmed': msg('admin-ui.consequences.the-results-stay-confirmed'),
  'mail-sent': msg('admin-ui.consequences.an-email-is-sent'),
  'details-not-kept': msg('admin-ui.consequences.the-server-does-not'),
  'account-deleted': msg('admin-ui.consequences.the-account-stays-deleted'),
  'text-deleted': msg('admin-ui.consequences.the-text-of-the'),
  'avatar-worn': msg('admin-ui.consequences.players-who-used-the'),
  'competition-cancelled': msg('admin-ui.consequences.the-competition-stays-cancelled'),
  'fixtures-added': msg('admin-ui.consequences.the-matches-stay-in'),
  'codes-given': msg('admin-ui.consequences.players-may-already-have'),
}

function cannotText({ code, lobbies, players, chips }: CannotComeBack): string {
  const numbers = [
    lobbies !== undefined && msg('admin-ui.consequences.lobby-lobbies', { lobbies }),
    players !== undefined && msg('admin-ui.consequences.player-players', { players }),
    chips !== undefined && msg('admin-ui.consequences.up-to-chip-chips', { chips }),
  ].filter(Boolean)
  return `${TEXTS[code]}${numbers.length > 0 ? ` (${numbers.join(', ')})` : ''}.`
}
