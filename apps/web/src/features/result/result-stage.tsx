import type { Lobby, LobbyTrophies } from '@bettle/contract'
import { winnerOf } from '@bettle/rules'
import { CircleCheck, Hourglass } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { UserAvatar } from '../../avatar-ui/user-avatar.tsx'
import { reasonText } from '../../match-ui/reason-text.ts'
import { teamAppearances } from '../../match-ui/team-appearance.ts'
import { msg, rich } from '../../texts/msg.ts'
import { BoardDigits, classNames, GoalsWithoutSide, Podium, Tag } from '../../ui/index.ts'
import { TrophyCount } from './trophy-count.tsx'
import { TrophyText } from './trophy-text.tsx'

export interface ResultStageProps {
  lobby: Lobby
  /** The heading of the page. */
  title: string
  podiumRef?: Ref<HTMLDivElement>
  /** The trophies of each rank. While they have not loaded, the podium shows none. */
  trophies?: LobbyTrophies | undefined
  /** The player's own place and the main button, above everything else. */
  lead?: ReactNode
  /** Texts and buttons below the podium. */
  children: ReactNode
}

/** Shows the final score, and the podium with the first three players. */
export function ResultStage({ lobby, title, podiumRef, trophies, lead, children }: ResultStageProps) {
  const { match, leaderboard, currentUser } = lobby
  const isAbandoned = match.status === 'abandoned'
  const titleId = useId()
  // The pot is not shown if the game pays no trophies.
  const paysNothing = trophies?.state === 'none' || (trophies?.counts ?? lobby.counts).code !== 'counts'
  const paid = new Map(trophies?.awards.map((award) => [award.userId, award.trophies]))
  return (
    <section className="panel flex flex-col overflow-hidden" aria-labelledby={titleId}>
      {lead && (
        <div className="flex flex-col items-center gap-3 border-line border-b bg-flood-soft px-4 py-6 text-center low-desk:gap-2 low-desk:py-4">
          {lead}
        </div>
      )}
      <header className="flex flex-col items-center gap-4 px-4 pt-7 text-center low-desk:gap-3 low-desk:pt-5">
        <ResultsState lobby={lobby} />
        <h1 id={titleId} className="wrap-anywhere headline text-2xl">
          {title}
        </h1>
        <FinalScore lobby={lobby} />
        <p className="text-balance text-muted text-sm">
          {lobby.competition ? (
            <span className="wrap-anywhere text-ink">{lobby.competition.name}</span>
          ) : (
            rich('result.result-stage.lobby', {
              lobbyCode: <span className="figures text-ink text-lg tracking-wider">{lobby.lobbyCode}</span>,
            })
          )}
          {!paysNothing && (
            <>
              {' '}
              {rich('result.result-stage.pot-trophies', {
                prizePot: <span className="figures text-ink text-lg">{lobby.prizePot}</span>,
              })}
            </>
          )}
        </p>
        {(isAbandoned || lobby.closedWhy) && <Abandoned lobby={lobby} />}
      </header>
      <div ref={podiumRef} className="mt-8 px-4 sm:px-8 low-desk:mt-4">
        <Podium
          hasWinner={winnerOf(leaderboard) !== undefined}
          entries={leaderboard.slice(0, 3).map(({ user, chips }) => ({
            id: user._id,
            name: user.username,
            avatar: (props) => <UserAvatar user={user} {...props} />,
            value: msg('result.result-stage.chips', { chips }),
            prize: paid.get(user._id) ? <TrophyCount trophies={paid.get(user._id) ?? 0} /> : undefined,
            own: user._id === currentUser.user._id,
          }))}
        />
      </div>
      <footer className="flex flex-col items-center gap-4 border-line border-t bg-raised/40 px-4 py-6 text-center low-desk:gap-3 low-desk:py-4">
        <TrophyText lobby={lobby} trophies={trophies} />
        {children}
      </footer>
    </section>
  )
}

/** Says whether a correction can still change the results. */
function ResultsState({ lobby: { match } }: { lobby: Lobby }): ReactNode {
  if (match.status === 'abandoned') return null
  return match.resultsConfirmedAt === null ? (
    <Tag tone="closing" icon={<Hourglass aria-hidden="true" />}>
      {msg('result.result-stage.provisional-results')}
    </Tag>
  ) : (
    <Tag tone="won" icon={<CircleCheck aria-hidden="true" />}>
      {msg('result.result-stage.results-confirmed')}
    </Tag>
  )
}

function FinalScore({ lobby: { match } }: { lobby: Lobby }) {
  const { home, away } = teamAppearances(match.homeTeam, match.awayTeam)
  // A team name with a long word is smaller on a phone, so that the word fits in one line.
  const hasLongWord = [home, away].some(({ name }) => /\S{13}/.test(name))
  const nameSize = hasLongWord ? '@min-[18rem]:text-[min(1.25rem,5.2cqi)] text-lg sm:text-xl' : 'text-lg sm:text-xl'
  return (
    <div className="@container w-full max-w-md">
      <div className="grid @max-[18rem]:grid-cols-1 grid-cols-[1fr_auto_1fr] items-center @max-[18rem]:justify-items-center gap-3">
        <span className={classNames('headline min-w-0 text-balance pt-1 @max-[18rem]:text-center text-end', nameSize)}>
          {home.name}
        </span>
        <span className="flex items-center gap-1.5">
          <BoardDigits value={match.score.home} size="sm" />
          <span className="sr-only"> {msg('result.result-stage.to')} </span>
          <BoardDigits value={match.score.away} size="sm" />
        </span>
        <span
          className={classNames('headline min-w-0 text-balance pt-1 @max-[18rem]:text-center text-start', nameSize)}
        >
          {away.name}
        </span>
        <GoalsWithoutSide of={match.score} className="col-span-full text-center" />
      </div>
    </div>
  )
}

function Abandoned({ lobby: { match, closedWhy } }: { lobby: Lobby }) {
  const why = match.abandonedWhy ?? closedWhy
  return (
    <p role="status" className="max-w-[44ch] rounded-control bg-raised px-4 py-3 text-sm">
      <span className="font-semibold">{why && reasonText(why)}</span>{' '}
      <span className="text-muted">{msg('result.result-stage.open-bets-are-void')}</span>
    </p>
  )
}
