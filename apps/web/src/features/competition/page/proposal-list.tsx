import { type Competition, type CompetitionId, voteOnDecision } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { fetchAgain } from '../../../api/query/fetch-again.ts'
import { usePress } from '../../../api/use-press.ts'
import { competitionQuery } from '../../../push/competition/use-competition.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, Panel } from '../../../ui/index.ts'
import { proposalText } from '../competition-text.ts'
import type { People } from '../people.ts'
import { sharesText } from './decision-list.tsx'

type Proposal = NonNullable<Competition['proposals']>[number]

interface ProposalListProps {
  competition: Competition
  people: People
  now: number
}

/** Lists the proposed decisions on which players vote now, with the buttons of the vote ([CP87]). */
export function ProposalList({ competition, people, now }: ProposalListProps) {
  const open = (competition.proposals ?? []).filter(({ until }) => Date.parse(until) > now)
  if (open.length === 0) return null
  return (
    <Panel title={msg('competition.proposal-list.vote-of-the-players')} flush>
      <ul className="divide-y divide-line">
        {open.map((proposal) => (
          <ProposalItem key={proposal.number} {...{ competition, proposal, people }} />
        ))}
      </ul>
    </Panel>
  )
}

function ProposalItem({ competition, proposal, people }: Omit<ProposalListProps, 'now'> & { proposal: Proposal }) {
  const { number, by, reason, gains, loses, voters, agreeing, disagreeing, until } = proposal
  const { press, error } = useVote(competition._id)
  const { ownId } = people
  const text = proposalText(competition, proposal, people)
  const needed = Math.floor(voters.length / 2) + 1
  const own = (ids: Proposal['voters']) => ownId !== undefined && ids.includes(ownId)
  const vote = (agrees: boolean) => void press({ proposal: number, agrees })
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <p className="wrap-anywhere font-semibold">{text}</p>
      <p className="wrap-anywhere text-pretty text-sm">
        {by === null
          ? msg('competition.proposal-list.the-organiser-proposes-this', { reason })
          : msg('competition.proposal-list.proposes-this', { name: people.nameOf(by), reason })}
      </p>
      <p className="wrap-anywhere text-muted text-sm">{sharesText(gains, loses, people)}</p>
      <p role="status" className="text-sm">
        {msg('competition.proposal-list.of-agree-must-agree', {
          count: agreeing.length,
          count2: voters.length,
          needed,
          time: dayAndTime(Date.parse(until)),
        })}
      </p>
      {own(voters) ? (
        <>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{msg('competition.proposal-list.your-vote', { text })}</legend>
            <Button
              variant={own(agreeing) ? 'primary' : 'secondary'}
              icon={<ThumbsUp aria-hidden="true" />}
              aria-pressed={own(agreeing)}
              onClick={() => vote(true)}
            >
              {msg('competition.proposal-list.agree')}
            </Button>
            <Button
              variant={own(disagreeing) ? 'primary' : 'secondary'}
              icon={<ThumbsDown aria-hidden="true" />}
              aria-pressed={own(disagreeing)}
              onClick={() => vote(false)}
            >
              {msg('competition.proposal-list.disagree')}
            </Button>
          </fieldset>
          {error && (
            <p role="alert" className="text-lost text-sm">
              {messageOf(error)}
            </p>
          )}
        </>
      ) : (
        <p className="text-muted text-sm">
          {by === ownId
            ? msg('competition.proposal-list.you-proposed-this-so')
            : msg('competition.proposal-list.only-players-who-neither')}
        </p>
      )}
    </li>
  )
}

interface Vote {
  readonly proposal: number
  readonly agrees: boolean
}

/** Votes on a proposed decision. After a refusal the competition is fetched again. */
function useVote(competitionId: CompetitionId) {
  const queryClient = useQueryClient()
  const { queryKey } = competitionQuery(competitionId)
  return usePress({
    mutationFn: (body: Vote) => call(voteOnDecision, { params: { competitionId }, body }),
    onSuccess: (reply) => queryClient.setQueryData(queryKey, reply),
    onError: () => void fetchAgain(queryClient, queryKey),
  })
}
