import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { darkModules, QrCode } from './qr-code.tsx'

it('a QR code joins dark neighbours in a row into one shape and omits light modules', () => {
  expect(
    darkModules([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z')
})

it('a QR code is drawn dark on light with a border of four light modules', () => {
  const text = 'https://bettle.example/join/AB23CD'
  render(<QrCode text={text} label="Link to lobby AB23CD" />)
  const picture = screen.getByRole('img', { name: 'Link to lobby AB23CD' })
  const { size } = encode(text, { ecc: 'M', border: 0 })
  expect(picture).toHaveAttribute('viewBox', `0 0 ${size + 8} ${size + 8}`)
  const [ground, code] = picture.querySelectorAll('path')
  expect(ground).toHaveAttribute('fill', '#ffffff')
  expect(code?.getAttribute('d')).toMatch(/^M4 4h7/)
})
