import type { CompetitionCard, CompetitionId } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../../api/call-error.ts'
import { useServerNow } from '../../../push/clock/use-server-now.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, EmptyState, ErrorState, Panel, SkeletonRows } from '../../../ui/index.ts'
import { competitionsQuery } from '../enrolment/use-enrolment.ts'
import { CompetitionRow } from './competition-row.tsx'
import { FindByCode } from './find-by-code.tsx'

interface CompeteTabProps {
  /** The code from the link that the user followed. */
  invitedWith?: string | undefined
  onOpen: (competitionId: CompetitionId) => void
  /** A link to the form that creates a competition. Only the page knows the route. */
  createLink: ReactNode
}

/** The tab of the hub with competitions: the user's own, open ones, past ones, and a field for a code. */
export function CompeteTab({ invitedWith, onOpen, createLink }: CompeteTabProps) {
  const now = useServerNow()
  const { data, error, isFetching, refetch } = useQuery(competitionsQuery)
  const open = data?.open.filter(({ _id }) => !data.mine.some((own) => own._id === _id))
  const past = data?.past.filter(({ _id }) => !data.mine.some((own) => own._id === _id))
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[24rem_1fr]">
      <div className="flex flex-col gap-6 lg:sticky lg:top-5">
        <FindByCode key={invitedWith} invitedWith={invitedWith} onOpen={onOpen} />
        <div className="flex flex-col gap-2 border-line border-t pt-6">
          <p className="text-muted text-sm">{msg('competition.compete-tab.create-a-cup-or')}</p>
          {createLink}
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {error && !data && (
          <ErrorState
            title={msg('competition.compete-tab.the-competitions-could-not')}
            kept={messageOf(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && (
          <Panel title={msg('competition.compete-tab.open-competitions')}>
            <SkeletonRows rows={4} label={msg('competition.compete-tab.loading-competitions')} />
          </Panel>
        )}
        {data && data.mine.length > 0 && (
          <List title={msg('competition.compete-tab.my-competitions')} cards={data.mine} now={now} />
        )}
        {open && (
          <List title={msg('competition.compete-tab.open-competitions')} cards={open} now={now} empty={<NoneOpen />} />
        )}
        {past && past.length > 0 && (
          <List title={msg('competition.compete-tab.past-competitions')} cards={past} now={now} />
        )}
      </div>
    </div>
  )
}

const FIRST = 10

interface ListProps {
  title: string
  cards: readonly CompetitionCard[]
  now: number
  empty?: ReactNode
}

function List({ title, cards, now, empty }: ListProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? cards : cards.slice(0, FIRST)
  return (
    <Panel title={title} flush aside={cards.length > 0 && <span>{cards.length}</span>}>
      {cards.length === 0 && empty}
      <ul>
        {shown.map((card) => (
          <CompetitionRow key={card._id} card={card} now={now} />
        ))}
      </ul>
      {shown.length < cards.length && (
        <div className="border-line border-t p-2 text-center">
          <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
            {msg('competition.compete-tab.show-all', { count: cards.length })}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function NoneOpen() {
  return (
    <EmptyState title={msg('competition.compete-tab.no-open-competition-to')}>
      {msg('competition.compete-tab.create-a-competition-for')}
    </EmptyState>
  )
}
