import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Pager, sliceOfPage } from './pager.tsx'

it('a pager moves to the previous and to the next page', async () => {
  const onPageChange = vi.fn()
  render(<Pager label="Options" page={2} pages={3} onPageChange={onPageChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(onPageChange.mock.calls).toEqual([[1], [3]])
})

it('a pager stops at the first and at the last page', () => {
  const { rerender } = render(<Pager label="Options" page={1} pages={2} onPageChange={() => {}} />)
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  rerender(<Pager label="Options" page={2} pages={2} onPageChange={() => {}} />)
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

it('a pager cuts a list into pages, and shows the last page if the requested page no longer exists', () => {
  expect(sliceOfPage([1, 2, 3, 4, 5, 6, 7], 2, 3)).toEqual({ items: [4, 5, 6], page: 2, pages: 3 })
  expect(sliceOfPage([1, 2, 3, 4], 9, 3)).toEqual({ items: [4], page: 2, pages: 2 })
  expect(sliceOfPage([], 1, 3)).toEqual({ items: [], page: 1, pages: 1 })
})
