import '@testing-library/jest-dom/vitest'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PriceButton } from '../buttons/price-button.tsx'
import { CountdownRing } from '../motion/countdown.tsx'
import { RollingNumber } from '../motion/rolling-number.tsx'
import { ScoreBoard } from '../pictures/score-board.tsx'
import { tolerateTranslation } from './tolerate-translation.ts'

let stop = () => {}
beforeEach(() => {
  stop = tolerateTranslation()
})
afterEach(() => stop())

type Replace = (text: Text, font: HTMLElement) => void
const WAYS: Record<string, Replace> = {
  'replaces a text': (text, font) => text.replaceWith(font),
  'puts the translation before a text and removes the text': (text, font) => {
    text.before(font)
    text.remove()
  },
  'puts the translation behind a text and removes the text through its parent': (text, font) => {
    text.after(font)
    text.parentNode?.removeChild(text)
  },
}

/**
 * Translates as a browser does: replaces each text with `<font><font>…</font></font>`, except in elements with
 * translate="no".
 */
function translate(root: Node, replace: Replace, say = (text: string) => `«${text}»`): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.parentElement?.closest('[translate=no], font')) continue
    const font = document.createElement('font')
    const inner = font.appendChild(document.createElement('font'))
    inner.textContent = say(text.data)
    replace(text, font)
  }
}

function Screen({ n, isOpen, names = ['Anna', 'Ben'] }: { n: number; isOpen: boolean; names?: string[] }) {
  return (
    <main>
      <ScoreBoard
        left={{ name: 'Rovers', short: 'ROV' }}
        right={{ name: 'United', short: 'UNI' }}
        score={{ home: n, away: 0 }}
        clock={`${n}:12`}
        period={`Half ${n} of 2`}
        live={isOpen}
        status={isOpen ? 'Live round' : 'Round break'}
      />
      <p data-testid="chips">
        You hold {n} chips{isOpen && ', and bets are open'}
        {isOpen ? <b> now</b> : ' no more'}
      </p>
      <RollingNumber value={n} />
      <CountdownRing label="Betting closes in" secondsLeft={n} totalSeconds={60} />
      <PriceButton
        direction="over"
        line={n + 0.5}
        price={`${n}.85`}
        moved={isOpen ? 'up' : undefined}
        locked={!isOpen}
      />
      <ol>
        {names.map((name, index) => (
          <li key={name}>
            {index + 1}. {name} has {n * 100}
          </li>
        ))}
      </ol>
      <p data-testid="moved">{isOpen ? ['first ', <i key="mark">mark</i>] : [<i key="mark">mark</i>, ' last']}</p>
    </main>
  )
}

const shown = (container: HTMLElement) => container.textContent?.replace(/[«»]/g, '')

describe.each(Object.entries(WAYS))('a browser translation that %s', (_way, replace) => {
  it('a browser translation leaves no old text on the page, whatever the app changes', () => {
    const steps = [
      { n: 1, isOpen: true },
      { n: 2, isOpen: true },
      { n: 3, isOpen: false, names: ['Ben', 'Anna'] },
      { n: 4, isOpen: true, names: ['Ben'] },
      { n: 5, isOpen: false, names: ['Cem', 'Ben', 'Anna'] },
    ]
    const translated = render(<Screen {...(steps[0] as (typeof steps)[0])} />)
    for (const step of steps) {
      translated.rerender(<Screen {...step} />)
      const plain = render(<Screen {...step} />)
      const expected = plain.container.textContent
      plain.unmount()
      expect(shown(translated.container)).toBe(expected)
      translate(translated.container, replace)
      expect(shown(translated.container)).toBe(expected)
    }
    translated.unmount()
    expect(document.body).toHaveTextContent('')
  })

  it('when the app changes a text that a browser translated twice, into two languages, only the new text is shown', () => {
    const { container, rerender } = render(<Screen n={1} isOpen />)
    translate(container, replace)
    for (const font of container.querySelectorAll('main font:has(> font)')) {
      const next = document.createElement('font')
      next.textContent = `»${font.textContent}«`
      font.replaceWith(next)
    }
    rerender(<Screen n={7} isOpen={false} />)
    expect(screen.getByTestId('chips')).toHaveTextContent('You hold 7 chips no more')
  })

  it('a translation that merged three texts into one sentence is undone as a whole when a figure in it changes', () => {
    const { container, rerender } = render(<p>You hold {1} chips</p>)
    const texts = ['Du hast 1 Chip', '', '']
    translate(container, replace, () => texts.shift() as string)
    expect(container).toHaveTextContent(/^Du hast 1 Chip$/)
    rerender(<p>You hold {2} chips</p>)
    expect(container).toHaveTextContent(/^You hold 2 chips$/)
  })
})

it('a text still changes after a browser has translated it', async () => {
  const { container, rerender } = render(<p>You hold {1} chips</p>)
  translate(container, (text, font) => text.replaceWith(font))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  rerender(<p>You hold {2} chips</p>)
  expect(container).toHaveTextContent(/^You hold 2 chips$/)
})

it('a browser translation leaves score, countdown, prices and names unchanged', () => {
  const { container } = render(<Screen n={3} isOpen />)
  translate(
    container,
    (text, font) => text.replaceWith(font),
    () => '?',
  )
  for (const kept of ['Rovers', 'United', '3', '0', '0:03', '3.5', '3.85'])
    expect(screen.getAllByText(kept)).not.toHaveLength(0)
})
