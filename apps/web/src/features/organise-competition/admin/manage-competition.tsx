import type { CompetitionId } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RecordPage } from '../../../admin-ui/records/record-page.tsx'
import { messageOf } from '../../../api/call-error.ts'
import { competitionQuery } from '../../../push/competition/use-competition.ts'
import { numericDate, numericDateAndTime } from '../../../text/numeric-date.ts'
import { msg } from '../../../texts/msg.ts'
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
      title={competition?.name ?? msg('organise-competition.manage-competition.competition')}
      back={{ to: 'competitions', label: msg('organise-competition.manage-competition.competitions') }}
      aside={
        competition && (
          <Tag tone={competition.phase === 'running' ? 'live' : 'neutral'}>{phaseText(competition.phase)}</Tag>
        )
      }
    >
      {error && <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />}
      {competition ? (
        <div className="grid grid-cols-1 items-start gap-5 @5xl:grid-cols-2">
          <Panel
            title={msg('organise-competition.manage-competition.facts')}
            footer={<div className="flex flex-wrap gap-2">{links}</div>}
          >
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
              <Fact name={msg('organise-competition.manage-competition.organiser')}>
                {competition.organiser?.username ?? msg('organise-competition.manage-competition.a-deleted-account')}
              </Fact>
              {competition.prize !== null && (
                <Fact name={msg('organise-competition.manage-competition.prize')}>{competition.prize}</Fact>
              )}
              {competition.promisedBy !== null && (
                <Fact name={msg('organise-competition.manage-competition.promised-by')}>{competition.promisedBy}</Fact>
              )}
              <Fact name={msg('organise-competition.manage-competition.entries')}>
                {msg('organise-competition.manage-competition.for-places-entries-places', {
                  entries: competition.entries,
                  places: competition.places,
                })}
              </Fact>
              <Fact name={msg('organise-competition.manage-competition.enrolment')}>
                {enrolmentText(
                  numericDateAndTime(Date.parse(competition.opensAt)),
                  numericDateAndTime(Date.parse(competition.closesAt)),
                )}
              </Fact>
              <Fact name={msg('organise-competition.manage-competition.last-day')}>
                {numericDate(Date.parse(competition.lastDay))}
              </Fact>
              <Fact name={msg('organise-competition.manage-competition.matches')}>
                {msg('organise-competition.manage-competition.of-needed-fixtures-fixtures', {
                  fixtures: competition.fixtures.filter(({ status }) => status !== 'failed').length,
                  fixturesNeeded: competition.fixturesNeeded,
                })}
              </Fact>
              <Fact name={msg('organise-competition.manage-competition.to-decide')}>
                {data.mine.decisions.length === 0
                  ? msg('organise-competition.manage-competition.nothing')
                  : data.mine.decisions
                      .map(({ stage, until }) =>
                        msg('organise-competition.manage-competition.until-stage-numeric-date', {
                          stage: stageText(stage, competition),
                          numericDateAndTime: numericDateAndTime(Date.parse(until)),
                        }),
                      )
                      .join(', ')}
              </Fact>
            </dl>
          </Panel>
          {competition.isExclusive && <InvitationCodes competition={competition} />}
        </div>
      ) : (
        !error && (
          <SkeletonRows rows={6} label={msg('organise-competition.manage-competition.loading-the-competition')} />
        )
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

const enrolmentText = (opens: string, closes: string): string =>
  msg('organise-competition.manage-competition.to-opens-closes', { opens, closes })
