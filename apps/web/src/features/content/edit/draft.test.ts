import type { LandingContent } from '@bettle/contract'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropSession } from '../../../api/session/session.ts'
import { moved, valueAt, withValue } from './content-path.ts'
import { differences } from './differences.ts'
import { draftStorage } from './draft-storage.ts'
import { contentPathLabel } from './names.ts'
import { useDraft } from './use-draft.ts'

const CONTENT: LandingContent = {
  page: { title: 'Bettle', description: 'A game.' },
  sections: [
    { kind: 'hero', visible: true, heading: 'Call', accent: '', text: 'Over.', action: 'Play', media: null },
    { kind: 'social-modes', visible: true, heading: 'Company', text: '', modes: [{ title: 'One', text: 'First' }] },
  ],
  footer: { text: '', links: [{ label: 'Terms', href: '/terms-of-service' }] },
}
const PUBLISHED = { content: CONTENT, publishedAt: null, revision: 3 }

beforeEach(() => localStorage.clear())

describe('a draft of the landing page', () => {
  it('the draft of the landing page is stored after each change, and restored when the editor is opened again after signing out [PR277]', () => {
    const { result, unmount } = renderHook(() => useDraft(PUBLISHED))
    expect(result.current.isChanged).toBe(false)
    act(() => result.current.change('sections.0.heading', 'Shout', true))
    unmount()
    dropSession()
    const again = renderHook(() => useDraft({ ...PUBLISHED, revision: 4 })).result
    expect(valueAt(again.current.content, 'sections.0.heading')).toBe('Shout')
    expect(again.current).toMatchObject({ basedOn: 3, isChanged: true })
    act(() => again.current.beginAnew({ ...PUBLISHED, revision: 4 }))
    expect(again.current).toMatchObject({ basedOn: 4, isChanged: false })
    expect(draftStorage.read(CONTENT)).toBeUndefined()
  })

  it('a change of the landing page draft can be undone and redone, and continuous typing is one step [PR273]', () => {
    vi.useFakeTimers()
    const { result } = renderHook(() => useDraft(PUBLISHED))
    const types = (text: string) => act(() => result.current.change('sections.0.heading', text, true))
    const heading = () => valueAt(result.current.content, 'sections.0.heading')
    types('Callx')
    types('Callxy')
    act(() => vi.advanceTimersByTime(1500))
    types('Shout')
    act(() => result.current.undo())
    expect(heading()).toBe('Callxy')
    act(() => result.current.undo())
    expect(heading()).toBe('Call')
    expect(result.current.canUndo).toBe(false)
    act(() => result.current.redo())
    act(() => result.current.redo())
    expect(heading()).toBe('Shout')
    expect(result.current.canRedo).toBe(false)
    act(() => result.current.undo())
    act(() => result.current.change('sections.1.visible', false))
    expect(result.current.canRedo).toBe(false)
    vi.useRealTimers()
  })

  it('the last 200 steps of the landing page draft can be undone [PR273]', () => {
    const { result } = renderHook(() => useDraft(PUBLISHED))
    for (let step = 1; step <= 205; step += 1) act(() => result.current.change('page.title', `Bettle ${step}`))
    let undone = 0
    for (; result.current.canUndo; undone += 1) act(() => result.current.undo())
    expect(undone).toBe(200)
    expect(valueAt(result.current.content, 'page.title')).toBe('Bettle 5')
  })

  it('the editor of the landing page says that the browser cannot store the draft [PR277]', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const { result } = renderHook(() => useDraft(PUBLISHED))
    act(() => result.current.change('page.title', 'Other'))
    expect(result.current.isLost).toBe(true)
    vi.unstubAllGlobals()
  })

  it.each([
    ['nothing', ''],
    ['invalid JSON', '{'],
    [
      'a section of another version',
      JSON.stringify({ basedOn: 1, at: 1, content: { ...CONTENT, sections: [{ kind: 'marquee' }] } }),
    ],
    [
      'a value that is not a text',
      JSON.stringify({ basedOn: 1, at: 1, content: withValue(CONTENT, 'sections.0.heading', 7) }),
    ],
    [
      'a value that is not a list',
      JSON.stringify({ basedOn: 1, at: 1, content: withValue(CONTENT, 'sections.1.modes', {}) }),
    ],
  ])('the editor of the landing page starts without a draft if the browser has stored %s', (_what, stored) => {
    localStorage.setItem('bettle.landing-draft', stored)
    expect(draftStorage.read(CONTENT)).toBeUndefined()
  })

  it('the draft of the landing page can have empty texts, and pictures where pictures are optional', () => {
    const media = { kind: 'picture', file: 'x.png-id', alt: '', shape: 'wide' }
    const content = withValue(withValue(CONTENT, 'sections.0.media', media), 'sections.0.heading', '')
    draftStorage.keep({ content, basedOn: 1, at: 1 })
    expect(draftStorage.read(CONTENT)).toEqual({ content, basedOn: 1, at: 1 })
  })
})

it('differences between two landing pages are named by path, with sections matched by kind in any order [PR278]', () => {
  expect(differences(CONTENT, CONTENT)).toEqual([])
  const [hero, modes] = CONTENT.sections
  const other = withValue(
    { ...CONTENT, sections: [modes, hero] as LandingContent['sections'] },
    'sections.0.modes.0.title',
    'Two',
  )
  expect(differences(CONTENT, other)).toEqual([
    { location: 'Order of the sections', theirs: 'Welcome, Social modes', mine: 'Social modes, Welcome' },
    { location: 'Social modes, mode 1, title', theirs: 'One', mine: 'Two' },
  ])
  expect(contentPathLabel(CONTENT, 'footer.links.0.href')).toBe('Footer, link 1, address')
})

it('a list item of the landing page can be moved up by one, and the first item stays in its position', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
})
