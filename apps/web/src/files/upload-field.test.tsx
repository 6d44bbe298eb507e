import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { makeQueryClient } from '../api/query/query-client.ts'
import { FormBody, SlotInput, SubmitArea, useForm } from '../form/index.ts'
import { aFileServer, aPicture, type FileServer, json } from './a-file-server.test-support.ts'
import { UploadField } from './upload-field.tsx'

const KEY = 'floodlight.png-abcdefghijklmnopqrstuvwx'
let server: FileServer
let held: string | null

beforeEach(() => {
  server = aFileServer()
  held = null
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function Example() {
  const [value, setValue] = useState<string | null>(null)
  held = value
  return (
    <QueryClientProvider client={makeQueryClient()}>
      <UploadField label="Image" isPublic value={value} onValueChange={setValue} onUnfinished={() => {}} />
    </QueryClientProvider>
  )
}

async function choose(file: File): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Image'), file, { applyAccept: false })
}

it('the upload field uploads the chosen file, shows progress, and then shows the file under its own name', async () => {
  server.putting = 'slowly'
  render(<Example />)
  await choose(aPicture())
  expect(await screen.findByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '0')
  await waitFor(() => expect(server.put).toHaveLength(1))
  await server.arrives(0.42)
  expect(await screen.findByText('42%')).toBeVisible()

  await server.arrives(1)
  expect(await screen.findByRole('img', { name: 'Preview of floodlight.png' })).toHaveAttribute(
    'src',
    `/api/files/${KEY}?signature=1`,
  )
  expect(screen.getByText('floodlight.png')).toBeVisible()
  expect(held).toBe(KEY)
  expect(server.put).toEqual([{ url: `/api/files/incoming/${KEY}`, contentType: 'image/png', size: 8 }])
  expect(server.asked).toEqual([
    '/s3/get-signed-post-url/floodlight.png/image%2Fpng?isPublic=true&isViewableByAnyUser=false&size=8',
    `/s3/get-signed-url/${KEY}`,
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Remove file' }))
  expect(held).toBeNull()
})

it('the upload field says that it generates the preview while the server checks the file', async () => {
  let answer = (_: Response) => {}
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('get-signed-url')
      ? new Promise<Response>((resolve) => {
          answer = resolve
        })
      : Promise.resolve(json(200, { signedPostUrl: '/put', objectId: KEY })),
  )
  render(<Example />)
  await choose(aPicture())
  expect((await screen.findAllByText('Generating Preview...'))[0]).toBeVisible()
  answer(json(200, { signedUrl: '/get', contentType: 'image/png' }))
  expect(await screen.findByRole('img')).toHaveAttribute('src', '/get')
})

it('the upload field reports a failure with its reason, and Retry uploads the file again', async () => {
  server.putting = 'offline'
  render(<Example />)
  await choose(aPicture())
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong...')
  expect(screen.getByRole('alert')).toHaveTextContent('Network error: Unable to connect to server')

  server.putting = { status: 403, body: '<Error/>' }
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong\.\.\.$/))

  server.putting = 'well'
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('img')).toBeVisible()
})

it('the upload field refuses a file that is empty, too large or of the wrong type before it sends anything', async () => {
  render(<Example />)
  await choose(aPicture('logo.svg', 'image/svg+xml'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a PNG, JPEG or WebP file.')
  await choose(aPicture('empty.png', 'image/png', 0))
  expect(await screen.findByText('This file is empty.')).toBeVisible()
  await choose(aPicture('large.png', 'image/png', 5 * 1024 * 1024 + 1))
  expect(await screen.findByText('File is too large. Please select a file smaller than 5 MB.')).toBeVisible()
  expect(server.asked).toEqual([])
})

it('the upload field accepts dropped and pasted files', async () => {
  render(<Example />)
  const dropZone = screen.getByText('Choose a file')
  fireEvent.drop(dropZone, { dataTransfer: { files: [aPicture('dropped.png')] } })
  expect(await screen.findByText('dropped.png')).toBeVisible()
  fireEvent.paste(screen.getByText('dropped.png'), { clipboardData: { files: [aPicture('pasted.png')] } })
  expect(await screen.findByRole('img', { name: 'Preview of pasted.png' })).toBeVisible()
})

it('the upload field cancels an upload and keeps the previous file', async () => {
  render(<Example />)
  await choose(aPicture())
  await screen.findByRole('img')
  server.putting = 'slowly'
  await choose(aPicture('another.png'))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }))
  expect(await screen.findByText('floodlight.png')).toBeVisible()
  await server.arrives(1)
  expect(held).toBe(KEY)
})

const saved = vi.fn()

/** The picture is optional, as that of a user is. */
function ExampleForm() {
  const form = useForm({
    schema: z.object({ image: z.string() }),
    defaults: { image: '' },
    submit: async (values) => saved(values),
  })
  return (
    <QueryClientProvider client={makeQueryClient()}>
      <FormBody form={form} label="Player">
        <SlotInput form={form} name="image">
          {({ value, onChange, ...rest }) => (
            <UploadField label="Image" value={value} onValueChange={(key) => onChange(key ?? '')} {...rest} />
          )}
        </SlotInput>
        <SubmitArea form={form} text="Save" />
      </FormBody>
    </QueryClientProvider>
  )
}

it('a form is not sent without its picture while the picture is being uploaded, and says so', async () => {
  saved.mockReset()
  server.putting = 'slowly'
  render(<ExampleForm />)
  await choose(aPicture())
  await screen.findByRole('progressbar', { name: 'Upload' })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Wait until the file is uploaded. Then press the button again.')).toBeVisible()
  expect(screen.getByText('Please check for errors')).toBeVisible()
  expect(saved).not.toHaveBeenCalled()

  await waitFor(() => expect(server.put).toHaveLength(1))
  await server.arrives(1)
  await screen.findByRole('img')
  await waitFor(() => expect(screen.queryByText(/^Wait until/)).not.toBeInTheDocument())
  expect(screen.queryByText('Please check for errors')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith({ image: KEY }))
})

it('a form is not sent without its picture after the upload failed, unless the user cancels the upload', async () => {
  saved.mockReset()
  server.putting = 'offline'
  render(<ExampleForm />)
  await choose(aPicture())
  await screen.findByText('Network error: Unable to connect to server')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByText('The file was not uploaded. Press Retry, or Cancel to go on without it.'),
  ).toBeVisible()
  expect(saved).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText(/^The file was not uploaded/)).not.toBeInTheDocument())
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith({ image: '' }))
})
