import { adminListAvatars } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { DeleteRecord } from './delete-record.tsx'

it('the Delete button opens ‘Are You Sure?’; Cancel deletes nothing, and Confirm stays busy until the record is deleted [PR359]', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const remove = vi.fn(() => answered)
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <DeleteRecord name="Fox" list={adminListAvatars} remove={remove} />
    </QueryClientProvider>,
  )
  const deletes = () => userEvent.click(screen.getByRole('button', { name: 'Delete Fox' }))
  await deletes()
  expect(screen.getByRole('alertdialog', { name: 'Are You Sure?' })).toHaveAccessibleDescription(
    'This action cannot be undone',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(remove).not.toHaveBeenCalled()

  await deletes()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true'))
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  answer()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(remove).toHaveBeenCalledOnce()
})
