import { expect, it } from 'vitest'
import { drawSkeletons } from './draw-skeletons.tsx'

it('the build draws every skeleton screen without focusable controls, and screen readers read only that the page loads', () => {
  document.body.innerHTML = drawSkeletons('Chrome 99 and Safari 15.4')
  const screens = [...document.querySelectorAll<HTMLElement>('[data-screen]')]
  expect(screens.map(({ dataset }) => dataset.screen)).toEqual(['sign-in', 'plain', 'hub', 'game', 'page'])
  for (const screen of screens) {
    expect(screen).toHaveAttribute('inert')
    expect(screen).toHaveAttribute('aria-hidden', 'true')
    expect(screen.querySelector('input, main, a')).toBeNull()
  }
  expect(document.querySelector('[data-why=old]')).toHaveTextContent(
    'Bettle needs Chrome 99 and Safari 15.4, or newer.',
  )
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(document.querySelector('#first-paint > [role=status]')).toHaveTextContent('Loading')
})
