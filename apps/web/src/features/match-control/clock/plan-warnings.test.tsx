import { planMatch, type Timetable } from '@bettle/rules'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PlanWarnings } from './plan-warnings.tsx'

const rounds: Timetable['rounds'] = planMatch([1, 2], 45, 10).map((round) => ({ ...round, id: `${round.roundNumber}` }))
const halves: Timetable['halves'] = [1, 2].map((halfNumber) => ({
  ...{ id: `${halfNumber}`, halfNumber, status: 'upcoming' as const, startTime: null, endTime: null },
}))

it('the plan warnings name the half whose rounds leave a gap [R7]', () => {
  const withGap = rounds.filter(({ roundNumber }) => roundNumber !== 7)
  render(<PlanWarnings halves={halves} rounds={withGap} />)
  expect(screen.getByText("Half 2: There's a gap between round 6 and round 8")).toBeVisible()
})

it('the plan warnings show nothing for a plan without gaps [R7]', () => {
  const { container } = render(<PlanWarnings halves={halves} rounds={rounds} />)
  expect(container).toBeEmptyDOMElement()
})
