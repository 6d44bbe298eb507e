import type { CompetitionId } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RecordPage } from '../../../admin-ui/records/record-page.tsx'
import { messageOf } from '../../../api/call-error.ts'
import { competitionQuery } from '../../../push/competition/use-competition.ts'
import { numericDate, numericDateAndTime } from '../../../text/numeric-date.ts'
import { ErrorState, Panel, SkeletonRows, Tag } from '../../../ui/index.ts'
import { phaseText, stageText } from '../stage-text.ts'
import { InvitationCodes } from './invitation-codes.tsx'

interface ManageCompetitionProps {
  id: CompetitionId
  /** Links to the competition's page and to the organiser's page. */
  links: ReactNode
}

/** A competition in the administrators' area: its facts, and the invitation codes of an exclusive game. */
export function ManageCompetition({ id, links }: ManageCompetitionProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...competitionQuery(id), staleTime: 0 })
  const competition = data?.competition
  return (
    <RecordPage
      title={competition?.name ?? 'Competition'}
      back={{ to: 'competitions', label: 'Competitions' }}
      aside={
        competition && (
          <Tag tone={competition.phase === 'running' ? 'live' : 'neutral'}>{phaseText(competition.phase)}</Tag>
        )
      }
    >
      {error && <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />}
      {competition ? (
        <div className="grid grid-cols-1 items-start gap-5 @5xl:grid-cols-2">
          <Panel title="Facts" footer={<div className="flex flex-wrap gap-2">{links}</div>}>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
              <Fact name="Organiser">{competition.organiser?.username ?? 'A deleted account'}</Fact>
              {competition.prize !== null && <Fact name="Prize">{competition.prize}</Fact>}
              {competition.promisedBy !== null && <Fact name="Promised by">{competition.promisedBy}</Fact>}
              <Fact name="Entries">
                {competition.entries} for {competition.places} places
              </Fact>
              <Fact name="Enrolment">
                {numericDateAndTime(Date.parse(competition.opensAt))} to{' '}
                {numericDateAndTime(Date.parse(competition.closesAt))}
              </Fact>
              <Fact name="Last day">{numericDate(Date.parse(competition.lastDay))}</Fact>
              <Fact name="Matches">
                {competition.fixtures.filter(({ status }) => status !== 'failed').length} of{' '}
                {competition.fixturesNeeded} needed
              </Fact>
              <Fact name="To decide">
                {data.mine.decisions.length === 0
                  ? 'Nothing'
                  : data.mine.decisions
                      .map(
                        ({ stage, until }) =>
                          `${stageText(stage, competition)} until ${numericDateAndTime(Date.parse(until))}`,
                      )
                      .join(', ')}
              </Fact>
            </dl>
          </Panel>
          {competition.isExclusive && <InvitationCodes competition={competition} />}
        </div>
      ) : (
        !error && <SkeletonRows rows={6} label="Loading the competition" />
      )}
    </RecordPage>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}
