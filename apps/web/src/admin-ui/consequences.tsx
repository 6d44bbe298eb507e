import { type CannotComeBack, type Giving, type OperatorAction, previewAction } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { messageOf } from '../api/call-error.ts'
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
          ? 'All bets on rounds that have begun keep their results.'
          : `The result changes for ${counted(bets, 'bet')} of ${counted(players, 'player')} in ${counted(lobbies, 'lobby', 'lobbies')}. The balances change by ${counted(chips, 'chip')} in total.`}
      </p>
      {members.length > 0 && (
        <ul className="text-sm">
          {members.slice(0, NAMED).map(({ lobbyId, lobbyCode, user, chips: own }) => (
            <li key={`${lobbyId}${user._id}`} className="flex justify-between gap-3">
              <span className="min-w-0">
                {user.name} <span className="text-muted">{lobbyCode || 'in a competition'}</span>
              </span>
              <span className="figures">{own > 0 ? `+${own}` : own < 0 ? `−${-own}` : '0'}</span>
            </li>
          ))}
          {members.length > NAMED && <li className="text-muted">and {members.length - NAMED} more</li>}
        </ul>
      )}
      {cannotComeBack.map((part) => (
        <Notice key={part.code} tone="warning">
          <strong>This cannot be undone:</strong> {cannotText(part)}
        </Notice>
      ))}
    </div>
  )
}

const TEXTS: Readonly<Record<CannotComeBack['code'], string>> = {
  penalties: 'players pay a penalty for a round without a bet',
  kicks: 'players are removed for rounds without a bet',
  eliminations: 'players with too few chips are out of the game, if they have no hidden bet',
  'lobbies-closed': 'lobbies close',
  'blind-lobbies': 'rounds are settled in lobbies that hide bets, and this preview leaves those lobbies out',
  'rounds-ahead':
    'rounds that have not begun end at once, and the server does not know yet who has no bet on those rounds',
  'match-abandoned': 'the match stays abandoned',
  'results-confirmed': 'the results stay confirmed',
  'mail-sent': 'an email is sent',
  'details-not-kept': 'the server does not keep the previous values',
  'account-deleted': 'the account stays deleted',
  'text-deleted': 'the text of the message is deleted',
  'avatar-worn': 'players who used the avatar lose it',
  'competition-cancelled': 'the competition stays cancelled',
  'fixtures-added': 'the matches stay in the competition',
  'codes-given': 'players may already have the codes',
}

function cannotText({ code, lobbies, players, chips }: CannotComeBack): string {
  const numbers = [
    lobbies !== undefined && counted(lobbies, 'lobby', 'lobbies'),
    players !== undefined && counted(players, 'player'),
    chips !== undefined && `up to ${counted(chips, 'chip')}`,
  ].filter(Boolean)
  return `${TEXTS[code]}${numbers.length > 0 ? ` (${numbers.join(', ')})` : ''}.`
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
