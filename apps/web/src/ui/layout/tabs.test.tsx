import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

function Bets() {
  const [tab, setTab] = useState<'odds' | 'competitors' | 'statistics'>('odds')
  return (
    <Tabs
      label="Bets"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { id: 'odds', label: 'Odds', content: 'Over and under' },
        { id: 'competitors', label: 'Competitors', disabled: true, content: 'Others' },
        { id: 'statistics', label: 'Statistics', content: 'Counts' },
      ]}
    />
  )
}

it('tabs skip disabled tabs with the arrow keys, and show only the active panel', async () => {
  const user = userEvent.setup()
  render(<Bets />)
  expect(screen.getByRole('tabpanel', { name: 'Odds' })).toHaveTextContent('Over and under')
  await user.tab()
  expect(screen.getByRole('tab', { name: 'Odds' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Statistics' })).toHaveFocus()
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Counts')
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Odds' })).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{End}')
  expect(screen.getByRole('tab', { name: 'Statistics' })).toHaveAttribute('aria-selected', 'true')
})
