import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { anOption } from '../an-option.test-support.ts'
import { BetSlip } from './bet-slip.tsx'
import { StakeField } from './stake-field.tsx'

function show(given: Partial<Parameters<typeof BetSlip>[0]> = {}) {
  const presses = { onPlace: vi.fn(), onStakeChange: vi.fn(), onClear: vi.fn(), onAcceptPrice: vi.fn() }
  render(
    <BetSlip
      isPhone
      option={anOption(1)}
      moved={undefined}
      gone={undefined}
      stake={10}
      obstacle={undefined}
      limits={{ minBetAmount: 1, maxBetAmount: 100 }}
      chips={40}
      placing={{ state: 'idle' }}
      {...presses}
      {...given}
    />,
  )
  return presses
}

it('the bet slip on a phone has a stake field without stake buttons, and buttons that place the bet and clear the slip [PR163]', async () => {
  const { onPlace, onClear } = show()
  expect(screen.getByRole('textbox', { name: 'Stake' })).toHaveValue('10')
  expect(screen.queryByRole('group', { name: 'Stake presets' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Place 10 → returns 18/ }))
  expect(onPlace).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Clear the slip: Over 4.5 Throw at 1.85' }))
  expect(onClear).toHaveBeenCalledOnce()
})

it('the bet slip shows the stake buttons on request, and disables those above the player’s chips [PR163]', async () => {
  const { onStakeChange } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Show the stake buttons' }))
  await userEvent.click(screen.getByRole('button', { name: 'Stake 25' }))
  expect(onStakeChange).toHaveBeenCalledWith(25)
  expect(screen.getByRole('button', { name: 'Stake 50' })).toBeDisabled()
})

it('the bet slip disables the stake buttons outside the limits of the lobby [PR163]', async () => {
  show({ isPhone: false, limits: { minBetAmount: 10, maxBetAmount: 50 }, chips: 400 })
  const presets = within(screen.getByRole('group', { name: 'Stake presets' })).getAllByRole('button')
  expect(presets.map(({ textContent }) => textContent)).toEqual(['5', '10', '25', '50', '100'])
  const enabled = presets.filter((preset) => !preset.hasAttribute('disabled'))
  expect(enabled.map((preset) => preset.getAttribute('aria-label'))).toEqual(['Stake 10', 'Stake 25', 'Stake 50'])
})

it('the bet slip places no bet while the device is offline, and says so', () => {
  show({ obstacle: 'offline' })
  expect(screen.getByRole('button', { name: 'You are offline, so you cannot bet now' })).toBeDisabled()
})

it('the bet slip refuses a typed stake with a point or a comma, says why and keeps it visible [LG3] [PR1045]', async () => {
  const stakes: number[] = []
  function Slip() {
    const [stake, setStake] = useState(0)
    stakes.push(stake)
    return (
      <StakeField
        stake={stake}
        onStakeChange={setStake}
        limits={{ minBetAmount: 1, maxBetAmount: 5000 }}
        chips={5000}
        disabled={false}
      />
    )
  }
  render(<Slip />)
  const field = screen.getByRole('textbox', { name: 'Stake' })
  await userEvent.type(field, '1.000')
  expect(field).toHaveValue('1.000')
  expect(field).toHaveAccessibleDescription('Whole chips only, without a point or comma.')
  expect(screen.getByRole('alert')).toHaveTextContent('Whole chips only')
  expect(stakes.at(-1)).toBe(0)
  await userEvent.clear(field)
  await userEvent.type(field, '1000')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(stakes.at(-1)).toBe(1000)
})
