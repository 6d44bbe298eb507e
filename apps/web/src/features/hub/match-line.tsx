import type { Match } from '@bettle/contract'
import { Pace } from '../../football/pace.tsx'
import { Practice } from '../../football/practice.tsx'
import { classNames } from '../../ui/index.ts'
import type { MatchMoment } from './match-moment.ts'
import { whenText } from './when-text.ts'

/** Who against whom, how it stands, and when. */
export function MatchLine({ match, moment }: { match: Match; moment: MatchMoment }) {
  return (
    <>
      <p className="headline wrap-anywhere text-balance text-xl">
        {match.homeTeam} <ScoreLine match={match} isOn={match.status === 'active' && !isBeforeKickOff(moment)} />
        {'\u00a0'}
        {match.awayTeam}
      </p>
      <p className="mt-1.5 text-muted text-sm">
        {whenText(moment, match)}
        <Pace tempo={match.tempo} className="ml-1.5" />
        <Practice match={match} className="ml-1.5" />
      </p>
    </>
  )
}

const isBeforeKickOff = (moment: MatchMoment) => moment.state === 'upcoming' && moment.halfNumber === 1

export function ScoreLine({ match: { score }, isOn }: { match: Match; isOn: boolean }) {
  return (
    <span className={classNames('figures whitespace-nowrap pr-0.5 pl-1', isOn ? 'text-flood' : 'text-base text-faint')}>
      {isOn ? `${score.home}–${score.away}` : 'v'}
    </span>
  )
}
