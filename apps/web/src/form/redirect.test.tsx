import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { FormBody, type FormOptions, SubmitArea, useForm } from './index.ts'

type Redirect = FormOptions<object, object, { path: string }>['redirect']

function renderAt(redirect: Redirect, submit = async () => ({ path: '/from-the-reply' })) {
  const EmptyForm = () => {
    const form = useForm({ schema: z.object({}), defaults: {}, submit, redirect })
    return (
      <FormBody form={form} label="Empty">
        <SubmitArea form={form} />
      </FormBody>
    )
  }
  const root = createRootRoute({ component: Outlet })
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([
      at('/before', () => 'Before'),
      at('/form', EmptyForm),
      at('/after', () => 'After'),
      at('/from-the-reply', () => 'From the reply'),
    ]),
    history: createMemoryHistory({ initialEntries: ['/before', '/form'] }),
  })
  render(<RouterProvider router={router as never} />)
}

const submit = async () => userEvent.click(await screen.findByRole('button'))

it('a form opens the configured path after success [PR52]', async () => {
  renderAt('/after')
  await submit()
  expect(await screen.findByText('After')).toBeVisible()
})

it('a form goes one page back after success if the configured redirect is not a path [PR52]', async () => {
  renderAt(true)
  await submit()
  expect(await screen.findByText('Before')).toBeVisible()
})

it('a form opens the path that its redirect function takes from the response', async () => {
  renderAt(({ path }) => path)
  await submit()
  expect(await screen.findByText('From the reply')).toBeVisible()
})

it('a form stays on its page after a failed request', async () => {
  renderAt('/after', () => Promise.reject('The bus is late'))
  await submit()
  expect(await screen.findByText('The bus is late')).toBeVisible()
  expect(screen.getByRole('button')).toHaveAccessibleName('Retry')
})
