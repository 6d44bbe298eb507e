import { fireEvent, render, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSideSwipe } from './use-side-swipe.ts'

const onLeft = vi.fn()
const onRight = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  render(<Page />)
})

it('a side swipe of more than 100 px in either direction is detected', () => {
  swipe('page', [300, 100], [190, 100])
  expect(onLeft).toHaveBeenCalledOnce()
  swipe('page', [100, 100], [210, 120])
  expect(onRight).toHaveBeenCalledOnce()
})

it('a swipe of 100 px or less, a swipe that does not begin sideways and a swipe with two fingers are ignored', () => {
  swipe('page', [300, 100], [200, 100])
  swipe('page', [300, 100], [190, 180])
  swipe('page', [300, 100], [290, 160], [150, 160])
  fireEvent.touchStart(screen.getByText('page'), { touches: [at(300, 100), at(320, 100)] })
  fireEvent.touchEnd(screen.getByText('page'), { changedTouches: [at(100, 100)] })
  expect(onLeft).not.toHaveBeenCalled()
})

it('a swipe that starts at a screen edge, in a field, in an overlay or in an element with its own swipes is ignored', () => {
  swipe('page', [10, 100], [200, 100])
  swipe('own', [300, 100], [100, 100])
  swipe('over', [300, 100], [100, 100])
  const field = screen.getByRole('textbox')
  fireEvent.touchStart(field, { touches: [at(300, 100)], changedTouches: [at(300, 100)] })
  fireEvent.touchEnd(field, { changedTouches: [at(100, 100)] })
  expect(onLeft).not.toHaveBeenCalled()
  expect(onRight).not.toHaveBeenCalled()
})

it('a side swipe ignores a touch that the browser cancels', () => {
  fireEvent.touchStart(screen.getByText('page'), { touches: [at(300, 100)], changedTouches: [at(300, 100)] })
  fireEvent.touchCancel(screen.getByText('page'), {})
  fireEvent.touchEnd(screen.getByText('page'), { changedTouches: [at(100, 100)] })
  expect(onLeft).not.toHaveBeenCalled()
})

function Page() {
  const swiping = useSideSwipe({ onLeft, onRight })
  return (
    <div {...swiping}>
      <p>page</p>
      <p data-swipe="own">own</p>
      <input />
      {createPortal(<p>over</p>, document.body)}
    </div>
  )
}

type Point = readonly [x: number, y: number]

function swipe(text: string, from: Point, ...by: Point[]): void {
  const target = screen.getByText(text)
  fireEvent.touchStart(target, { touches: [at(...from)], changedTouches: [at(...from)] })
  for (const point of by) fireEvent.touchMove(target, { changedTouches: [at(...point)] })
  fireEvent.touchEnd(target, { changedTouches: [at(...(by.at(-1) ?? from))] })
}

const at = (clientX: number, clientY: number) => ({ identifier: 0, clientX, clientY }) as Touch
