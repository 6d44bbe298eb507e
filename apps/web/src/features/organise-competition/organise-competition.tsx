import type { Competition, MyCompetition } from '@bettle/contract'
import { Pencil, QrCode } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { msg } from '../../texts/msg.ts'
import { Button, lazyNamed, Notice, Panel, SkeletonRows, Tag } from '../../ui/index.ts'
import { DecidedList } from './decide/decided-list.tsx'
import { DecisionDialog } from './decide/decision-dialog.tsx'
import { cancelling, type DecisionToMake } from './decide/decision-facts.ts'
import { FixturePanel } from './decide/fixture-panel.tsx'
import { OpenDecisions } from './decide/open-decisions.tsx'
import { PlayerPanel } from './decide/player-panel.tsx'
import { StagePanel } from './decide/stage-panel.tsx'
import { AddFixturesDialog } from './fixtures/add-fixtures-dialog.tsx'
import type { RulesDialog } from './setup/game-rules.tsx'
import { isEnded, phaseText } from './stage-text.ts'

const EditCompetition = lazyNamed(() => import('./setup/edit-competition.tsx'), 'EditCompetition')

interface OrganiseCompetitionProps {
  competition: Competition
  mine: MyCompetition
  isAdmin: boolean
  RulesDialog: RulesDialog
  /** Renders the dialog that shares the link, and the code of a private competition. */
  shareDialog: (onClose: () => void) => ReactNode
  /** A link to the competition's page. */
  pageLink: ReactNode
  /** For administrators: a link to the invitation codes of an exclusive game. */
  codesLink?: ReactNode
}

/** The organiser's page: open decisions, fixtures, players, stages, and the decisions that were made. */
export function OrganiseCompetition({
  competition,
  mine,
  isAdmin,
  RulesDialog,
  shareDialog,
  pageLink,
  codesLink,
}: OrganiseCompetitionProps) {
  const [isEditing, setEditing] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [decision, setDecision] = useState<DecisionToMake>()
  const { name, phase, format, isExclusive, closedBecause } = competition
  const canEnrol = phase === 'enrolling' || format === 'league'
  const canShare = !isEnded(competition) && (competition.isPrivate ? mine.code !== null && canEnrol : true)
  const addFixtures = () => setAdding(true)
  if (isEditing) {
    return (
      <>
        <h1 className="headline wrap-anywhere text-xl sm:text-2xl">
          {msg('organise-competition.organise-competition.edit-name', { name })}
        </h1>
        <Suspense
          fallback={<SkeletonRows rows={6} label={msg('organise-competition.organise-competition.loading-the-form')} />}
        >
          <EditCompetition
            competition={competition}
            isAdmin={isAdmin}
            RulesDialog={RulesDialog}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      </>
    )
  }
  return (
    <>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="headline wrap-anywhere min-w-0 text-xl sm:text-2xl">
            {msg('organise-competition.organise-competition.organise-name', { name })}
          </h1>
          <Tag tone={phase === 'running' ? 'live' : 'neutral'}>{phaseText(phase)}</Tag>
        </div>
        <div className="flex flex-wrap gap-2">
          {pageLink}
          {canShare && (
            <Button size="sm" icon={<QrCode aria-hidden="true" />} onClick={() => setSharing(true)}>
              {msg('organise-competition.organise-competition.share')}
            </Button>
          )}
          {isExclusive && codesLink}
          {phase === 'enrolling' && (
            <Button size="sm" icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
              {msg('organise-competition.organise-competition.edit')}
            </Button>
          )}
        </div>
      </div>
      {closedBecause && (
        <Notice tone="warning">
          {closedBecause === 'too-few-entries'
            ? msg('organise-competition.organise-competition.nothing-started-fewer-than')
            : msg('organise-competition.organise-competition.nothing-started-at-the')}
        </Notice>
      )}
      <OpenDecisions {...{ competition, isAdmin }} decisions={mine.decisions} onAddFixtures={addFixtures} />
      <div className="grid grid-cols-1 items-start gap-5 @4xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <StagePanel competition={competition} onDecide={setDecision} />
          <FixturePanel competition={competition} onAddFixtures={addFixtures} onDecide={setDecision} />
          <DecidedList competition={competition} onDecide={setDecision} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <PlayerPanel competition={competition} onDecide={setDecision} />
          {!isEnded(competition) && (
            <Panel title={msg('organise-competition.organise-competition.cancel')}>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="min-w-0 flex-1 basis-48 text-muted text-sm">
                  {msg('organise-competition.organise-competition.you-see-what-happens')}
                </p>
                <Button variant="danger" onClick={() => setDecision(cancelling(competition))}>
                  {msg('organise-competition.organise-competition.cancel-competition')}
                </Button>
              </div>
            </Panel>
          )}
        </div>
      </div>
      {isAdding && <AddFixturesDialog competition={competition} onClose={() => setAdding(false)} />}
      {isSharing && shareDialog(() => setSharing(false))}
      {decision && <DecisionDialog {...decision} competition={competition} onClose={() => setDecision(undefined)} />}
    </>
  )
}
