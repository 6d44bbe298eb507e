import type { BetId, EventType, Lobby, LobbyId, Odds, Statistics } from '@bettle/contract'
import type { Round } from '@bettle/rules'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { useEventTypes } from '../../../match-ui/event-names.tsx'
import { ofAccount } from '../../../store/remember.ts'
import { isLocked } from '../slip/slip-rules.ts'
import type { Slip } from '../slip/use-slip.ts'
import { useSlipKeys } from '../slip/use-slip-keys.ts'
import { EventCategories } from './event-categories.tsx'
import { typeToOpenWith } from './first-question.ts'
import { CountBars, OddsFacts } from './load-odds.ts'
import { OptionColumns, type OptionPages, optionOf } from './option-columns.tsx'
import { PhoneQuestion, type PhoneQuestionProps } from './phone-question.tsx'
import type { OwnPlays } from './use-own-plays.ts'

interface OddsTabProps {
  lobby: Lobby
  moment: GameMoment
  slip: Slip
  moves: ReadonlyMap<string, 'up' | 'down'>
  statistics: Statistics
  /** Shows the receipt that explains the bet's result. */
  onExplain: (bet: BetId) => void
  /** On wide screens, the element whose free space can hold the bars of the last rounds. */
  room: HTMLElement | null
  /** On a phone, the content around the one question that it shows. */
  phone?: Pick<PhoneQuestionProps, 'notice' | 'inPlace' | 'aside'> | undefined
}

/** The event type that the player selected in each lobby. It outlives the bet panel, which unmounts between rounds. */
const categories = ofAccount(() => new Map<LobbyId, string>())

const FIRST_PAGES: OptionPages = { over: 1, under: 1 }

/** The tab in which the player selects an event type and an option. */
export function OddsTab({ lobby, moment, slip, moves, statistics, onExplain, room, phone }: OddsTabProps) {
  const { plays } = slip
  const { eventTypes, offered, closed } = useOffered(lobby, plays)
  const [chosen, setChosen] = useState(() => slip.option?.eventType ?? categories().get(lobby._id))
  const [pages, setPages] = useState(FIRST_PAGES)
  const [withChances, setWithChances] = useState(false)
  const [guided, setGuided] = useState<Odds>()
  const opened = useOpenedType(eventTypes, closed, moment.next)
  const category = chosen && eventTypes.some(({ name }) => name === chosen) ? chosen : opened
  const options = offered.filter(({ eventType }) => eventType === category)
  const locked = isLocked(slip.obstacle)
  const counts = useMemo(() => totalsOf(statistics), [statistics])

  const facts = { eventType: category ?? '', lobby, moment, statistics }

  // A phone shows two keys, or the other lines; `PhoneQuestion` selects the options that it shows.
  useSlipKeys(
    phone
      ? {}
      : {
          onDigit: (digit) => {
            const option = optionOf(digit, options, pages)
            if (option && !locked && !plays.isClosed(option)) slip.pick(option)
          },
        },
  )

  const columns = {
    options,
    pages,
    onPagesChange: setPages,
    plays,
    selected: slip.option?._id,
    onSelect: (option: Odds) => {
      setChosen(option.eventType)
      slip.pick(option)
    },
    moves,
    locked,
    round: moment.next,
    stake: slip.stake,
    withChances,
  }
  const factsOr = (rest: ReactNode) => (
    <OddsFacts
      {...facts}
      slip={slip}
      options={offered}
      withChances={withChances}
      onWithChances={setWithChances}
      onGuided={setGuided}
      onExplain={onExplain}
    >
      {rest}
    </OddsFacts>
  )
  return (
    <div className="flex flex-col gap-1.5 short-phone:gap-1 md:gap-3 low:gap-1.5">
      <EventCategories
        eventTypes={eventTypes}
        counts={counts}
        closed={closed}
        value={category}
        guided={guided?.eventType}
        onValueChange={(eventType) => {
          setChosen(eventType)
          categories().set(lobby._id, eventType)
          setPages(FIRST_PAGES)
        }}
      />
      {phone ? (
        <PhoneQuestion
          {...columns}
          {...phone}
          moment={moment}
          eventType={category ?? ''}
          guided={guided}
          picked={slip.option}
          notice={
            <>
              <Suspense>{factsOr(null)}</Suspense>
              {/* The smallest phones have room for one of the two, unless only the notice says what is the matter. */}
              <div className="tiny-phone:not-first:has-[[data-plain]]:hidden">{phone.notice}</div>
            </>
          }
        />
      ) : (
        <>
          {category !== undefined && (
            // The facts are as high as the guide's text, so that the layout below does not move when the guide
            // replaces them.
            <div className="flex min-h-16 flex-col justify-center xl:min-h-13.5 low:min-h-11.5">
              <Suspense>{factsOr(undefined)}</Suspense>
            </div>
          )}
          <OptionColumns {...columns} guided={guided?._id} />
        </>
      )}
      {room &&
        createPortal(
          <Suspense>
            <CountBars
              {...facts}
              threshold={(options.find(({ _id }) => _id === slip.option?._id) ?? options[0])?.threshold}
            />
          </Suspense>,
          room,
        )}
    </div>
  )
}

/**
 * Returns the event type to open with. It stays for the round, also while it is suspended, so that the question does not
 * change under a thumb.
 */
function useOpenedType(
  eventTypes: readonly EventType[],
  closed: ReadonlySet<string>,
  round: Round | undefined,
): string | undefined {
  const [held, setHeld] = useState<{ name: string | undefined; roundId: string | undefined }>()
  const isOffered = held?.name !== undefined && eventTypes.some(({ name }) => name === held.name)
  const isKept = isOffered && (held.roundId === round?.id || round === undefined || !closed.has(held.name ?? ''))
  const name = isKept ? held.name : typeToOpenWith(eventTypes, closed, round)
  if (round && (name !== held?.name || round.id !== held?.roundId)) setHeld({ name, roundId: round.id })
  return name
}

/**
 * Returns the offered options, their event types in the match's order, and the names of the types without an option to
 * bet on. A type without an offered option is omitted.
 */
function useOffered(lobby: Lobby, plays: OwnPlays) {
  const types = useEventTypes()
  return useMemo(() => {
    const offered = lobby.odds.filter(({ retired }) => !retired)
    const names = new Set(offered.map(({ eventType }) => eventType))
    const order = new Map(types.map(({ name }, index) => [name, index]))
    const eventTypes = [...names]
      .sort((a, b) => (order.get(a) ?? types.length) - (order.get(b) ?? types.length))
      .map((name) => types.find((type) => type.name === name) ?? { name, displayName: name })
    const closed = new Set(
      [...names].filter((name) => offered.every((option) => option.eventType !== name || plays.isClosed(option))),
    )
    return { eventTypes, offered, closed }
  }, [lobby.odds, types, plays])
}

function totalsOf(statistics: Statistics): Record<string, number> {
  return Object.fromEntries(
    Object.entries(statistics).map(([eventType, counts]) => [
      eventType,
      Object.values(counts).reduce((sum, count) => sum + count, 0),
    ]),
  )
}
