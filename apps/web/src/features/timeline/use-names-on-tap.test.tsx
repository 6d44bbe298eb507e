import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { useNamesOnTap } from './use-names-on-tap.tsx'

function Field() {
  const field = useRef<HTMLDivElement>(null)
  const name = useNamesOnTap(field)
  return (
    <div ref={field} data-testid="field">
      <span title="12' Corner, home">*</span>
      {name}
    </div>
  )
}

it('a tap on a symbol of the timeline shows the symbol’s name, which a mouse pointer shows as a tooltip', async () => {
  render(<Field />)
  await userEvent.click(screen.getByText('*'))
  expect(await screen.findByRole('tooltip')).toHaveTextContent("12' Corner, home")
})
