import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProtectedCanvasError } from './draw-picture.ts'
import { PictureDialog } from './picture-dialog.tsx'

it('the dialog of a picture says that the browser protects pictures, and offers nothing to save', async () => {
  const draw = () => Promise.reject(new ProtectedCanvasError())
  render(<PictureDialog title="Picture" name="result.png" text="Result" draw={draw} onClose={() => {}} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser blocks drawn pictures')
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  expect(screen.queryByRole('img')).toBeNull()
})
