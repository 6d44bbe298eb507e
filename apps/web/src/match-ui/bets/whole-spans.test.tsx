import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WholeSpans } from './whole-spans.tsx'

it.each([
  ["1 or more corners, 0'–10'", ["0'–10'"]],
  ["Round 5, 40'–45'+, counted from 0", ["40'–45'+"]],
  ['at most 1 corner', []],
])('a span of minutes is never broken at its dash: %s', (text, spans) => {
  const { container } = render(<WholeSpans text={text} />)
  expect(container).toHaveTextContent(text)
  const whole = [...container.querySelectorAll('span.whitespace-nowrap')].map((span) => span.textContent)
  expect(whole).toEqual(spans)
})
