import type { Competition, CompetitionStage, UserId } from '@bettle/contract'
import { RotateCcw, Trophy } from 'lucide-react'
import { useState } from 'react'
import { msg } from '../../../texts/msg.ts'
import { Button, classNames, Panel, Select, Tag } from '../../../ui/index.ts'
import { stageText } from '../stage-text.ts'
import { type DecisionToMake, groupText, isDecidable, nameOf, replaying, settingWinner } from './decision-facts.ts'

const STATES: Readonly<Record<CompetitionStage['status'], string>> = {
  known: msg('organise-competition.stage-panel.to-come'),
  'under-way': msg('organise-competition.stage-panel.under-way'),
  finished: msg('organise-competition.stage-panel.finished'),
}

interface StagePanelProps {
  competition: Competition
  onDecide: (decision: DecisionToMake) => void
}

/** Lists the stages. The organiser can have a stage played again, or set the winner of a group or tie. */
export function StagePanel({ competition, onDecide }: StagePanelProps) {
  const [latest, ...earlier] = competition.stages.toReversed()
  if (!latest) return null
  return (
    <Panel title={msg('organise-competition.stage-panel.stages')} flush>
      <ul className="divide-y divide-line">
        {[latest, ...earlier].map((stage) => (
          <StageRow key={stage.stage} {...{ competition, stage, onDecide }} />
        ))}
      </ul>
    </Panel>
  )
}

function StageRow({ competition, stage, onDecide }: StagePanelProps & { stage: CompetitionStage }) {
  const isOpen = isDecidable(competition, stage.stage)
  const name = stageText(stage.stage, competition)
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="caps min-w-0 flex-1 text-lg leading-none">{name}</h3>
        <Tag tone={stage.status === 'under-way' ? 'live' : 'neutral'}>{STATES[stage.status]}</Tag>
        {isOpen && stage.status !== 'known' && (
          <Button
            size="sm"
            icon={<RotateCcw aria-hidden="true" />}
            aria-label={msg('organise-competition.stage-panel.play-again-name', { name })}
            onClick={() => onDecide(replaying(competition, stage))}
          >
            {msg('organise-competition.stage-panel.play-again')}
          </Button>
        )}
      </div>
      {isOpen ? (
        <WinnerForm {...{ competition, stage, onDecide }} />
      ) : (
        <p className="text-muted text-sm">
          {competition.phase === 'cancelled'
            ? msg('organise-competition.stage-panel.the-competition-was-cancelled')
            : msg('organise-competition.stage-panel.the-next-stage-has')}
        </p>
      )}
    </li>
  )
}

/** The form in which the organiser chooses a group and one of its members as the winner. */
function WinnerForm({ competition, stage, onDecide }: StagePanelProps & { stage: CompetitionStage }) {
  const [group, setGroup] = useState(0)
  const [userId, setUserId] = useState<UserId>()
  const members = stage.groups.find((candidate) => candidate.group === group)?.members ?? []
  const chosen = members.find((member) => member === userId)
  return (
    <div
      className={classNames(
        'grid items-end gap-3',
        stage.groups.length > 1 ? 'sm:grid-cols-[1fr_1fr_auto]' : 'sm:grid-cols-[1fr_auto]',
      )}
    >
      {stage.groups.length > 1 && (
        <Select
          label={
            stage.kind === 'round'
              ? msg('organise-competition.stage-panel.tie')
              : msg('organise-competition.stage-panel.group')
          }
          options={stage.groups.map((each) => ({
            value: String(each.group),
            label: groupText(competition, stage.stage, each.group),
            ...(each.members.length === 2 && {
              detail: each.members.map((member) => nameOf(competition, member)).join(' v '),
            }),
          }))}
          value={String(group)}
          onValueChange={(picked) => setGroup(Number(picked))}
        />
      )}
      <Select
        label={msg('organise-competition.stage-panel.winner')}
        placeholder={msg('organise-competition.stage-panel.choose-a-player')}
        options={members.map((member) => ({ value: member, label: nameOf(competition, member) }))}
        value={chosen}
        onValueChange={(picked) => setUserId(members.find((member) => member === picked))}
      />
      <Button
        icon={<Trophy aria-hidden="true" />}
        disabled={chosen === undefined}
        onClick={() => chosen && onDecide(settingWinner(competition, { stage: stage.stage, group, userId: chosen }))}
      >
        {msg('organise-competition.stage-panel.set-winner')}
      </Button>
    </div>
  )
}
