import type { Match } from '@bettle/contract'
import { Pace } from '../../../match-ui/pace.tsx'
import { Practice } from '../../../match-ui/practice.tsx'
import { recorderText } from '../../../match-ui/recorder-text.ts'
import { msg } from '../../../texts/msg.ts'
import { classNames, GoalsWithoutSide } from '../../../ui/index.ts'
import { isBeforeKickOff, type MatchMoment } from './match-moment.ts'
import { whenText } from './when-text.ts'

/** The teams of a match, its score, its time and who records it. */
export function MatchLine({ match, moment }: { match: Match; moment: MatchMoment }) {
  return (
    <>
      <TeamsAndScore match={match} isOn={match.status === 'active' && !isBeforeKickOff(moment)} />
      <p className="mt-1.5 text-muted text-sm">
        {whenText(moment, match)}
        <Pace tempo={match.tempo} className="ms-1.5" />
        <Practice match={match} className="ms-1.5" />
      </p>
      <p className="wrap-anywhere text-muted text-sm empty:hidden">{recorderText(match)}</p>
    </>
  )
}

interface TeamsAndScoreProps {
  match: Match
  isOn: boolean
}

export function TeamsAndScore({ match: { homeTeam, awayTeam, score }, isOn }: TeamsAndScoreProps) {
  return (
    <>
      <p className="headline wrap-anywhere text-balance text-xl">
        {homeTeam}{' '}
        <span
          className={classNames('figures whitespace-nowrap pe-0.5 ps-1', isOn ? 'text-flood' : 'text-base text-faint')}
        >
          {isOn ? `${score.home}–${score.away}` : msg('hub.match-line.v')}
        </span>
        {'\u00a0'}
        {awayTeam}
      </p>
      {isOn && <GoalsWithoutSide of={score} />}
    </>
  )
}
