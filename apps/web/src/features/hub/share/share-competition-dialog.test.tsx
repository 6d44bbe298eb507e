import type { Competition } from '@bettle/contract'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ShareCompetitionDialog } from './share-competition-dialog.tsx'

const competition = {
  ...{ _id: '0197a000-0000-7000-8000-000900000001', name: 'Friday cup', isExclusive: false, phase: 'enrolling' },
} as unknown as Competition

it.each([
  ['private one its code and a link with the code', 'AB23CD', '/compete?code=AB23CD'],
  ['public one a link to its page', null, `/competition/${competition._id}`],
])('sharing a competition shows of a %s [PR830]', async (_what, code, path) => {
  render(<ShareCompetitionDialog competition={competition} code={code} onClose={() => {}} />)
  expect(screen.getByText(location.origin + path)).toBeVisible()
  expect(await screen.findByRole('img', { name: 'QR code of the link to Friday cup' })).toBeVisible()
  expect(screen.queryByText('AB23CD') !== null).toBe(code !== null)
})
