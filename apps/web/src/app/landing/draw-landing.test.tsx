import type { LandingContent, LandingMedia } from '@bettle/contract'
import { expect, it } from 'vitest'
import { drawLanding } from './draw-landing.tsx'

const SIGNS = `<script>alert("1")</script> & 'so on'`
const A_FILM: LandingMedia = { kind: 'film', file: 'goal.mp4-id', alt: 'A goal', shape: 'wide' }

const content = (change: Partial<LandingContent> = {}): LandingContent => ({
  page: { title: 'Bettle', description: 'A game.' },
  sections: [
    {
      kind: 'hero',
      visible: true,
      heading: 'Call it',
      accent: 'now.',
      text: 'Over or under.',
      action: 'Play',
      media: null,
    },
    {
      kind: 'social-modes',
      visible: true,
      heading: 'Company',
      text: '',
      modes: [{ title: 'Private lobbies', text: 'Share the code. Chips are free.' }],
    },
    { kind: 'team', visible: true, heading: 'Meet the team', text: '', members: [] },
  ],
  footer: { text: 'A game.', links: [{ label: 'Elsewhere', href: 'https://bettle.example/x' }] },
  ...change,
})

function drawn(change?: Partial<LandingContent>): HTMLElement {
  document.body.innerHTML = drawLanding(content(change))
  return document.body
}

it('the drawn landing page contains every published text, and treats all of it as plain text [PR22]', () => {
  const page = drawn({ footer: { text: SIGNS, links: [{ label: SIGNS, href: 'https://bettle.example/"onload="x' }] } })
  for (const text of [
    'Call it',
    'now.',
    'Over or under.',
    'Private lobbies',
    'Share the code. Chips are free.',
    SIGNS,
  ]) {
    expect(page.textContent).toContain(text)
  }
  expect(page.querySelector('script')).toBeNull()
  expect(
    [...page.querySelectorAll('*')].flatMap((each) => each.getAttributeNames()).filter((name) => /^on/.test(name)),
  ).toEqual([])
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  expect(page.textContent).not.toContain('Meet the team')
})

it('the drawn landing page introduces the team once it has a member [PR29]', () => {
  const members = [{ name: 'Ana', role: 'Analyst', text: 'Counts corners.', picture: null }]
  const sections = content().sections.map((section) => (section.kind === 'team' ? { ...section, members } : section))
  const page = drawn({ sections })
  for (const text of ['Meet the team', 'Ana', 'Analyst', 'Counts corners.']) expect(page.textContent).toContain(text)
})

it('the drawn landing page omits hidden sections, and still has a title', () => {
  const { sections } = content()
  const page = drawn({ sections: sections.map((section) => ({ ...section, visible: false })) })
  expect(page.textContent).not.toContain('Call it')
  expect(page.querySelector('h1')?.textContent).toBe('Bettle')
})

it('the drawn landing page shows a video muted, with controls, with an alternative text and without autoplay [PR32]', () => {
  const [hero, ...others] = content().sections
  const page = drawn({ sections: [{ ...hero, media: A_FILM } as LandingContent['sections'][number], ...others] })
  const film = page.querySelector('video')
  expect(film?.getAttributeNames()).toEqual(expect.arrayContaining(['muted', 'controls', 'playsinline']))
  expect(film?.hasAttribute('autoplay')).toBe(false)
  expect(film?.getAttribute('aria-label')).toBe('A goal')
  expect(film?.getAttribute('src')).toBe('/media/goal.mp4-id')
})

it('the drawn landing page has one primary action: a trial game if available, else registering', () => {
  const primaryIn = (html: string) => {
    document.body.innerHTML = html
    return [...document.querySelectorAll('main .bg-flood')].map((each) => each.textContent)
  }
  expect(primaryIn(drawLanding(content(), { hasTrial: true }))).toEqual(['Try it now'])
  expect(primaryIn(drawLanding(content()))).toEqual(['Play'])
})

it('the drawn landing page has one button in its first section, and each other section is a line whose text is in the page [PR853]', () => {
  document.body.innerHTML = drawLanding(content(), { hasTrial: true })
  const hero = document.querySelector('section[aria-label="Welcome"]')
  expect([...(hero?.querySelectorAll('.button') ?? [])].map((each) => each.textContent)).toEqual(['Try it now'])
  const rows = [...document.querySelectorAll<HTMLDetailsElement>('main details')]
  expect(rows.map((row) => [row.querySelector('summary h2')?.textContent, row.open])).toEqual([['Company', false]])
  expect(rows[0]?.textContent).toContain('Share the code. Chips are free.')
  const links = [...document.querySelectorAll('main a')].map((link) => link.textContent)
  expect(links).toEqual(expect.arrayContaining(['Play', 'I have an account', 'Elsewhere']))
})

it('a published landing page keeps the place of its headline among its sections [PR853]', () => {
  const [hero, social, team] = content().sections as [
    LandingContent['sections'][0],
    LandingContent['sections'][0],
    never,
  ]
  drawn({ sections: [social, hero, team] })
  const row = document.querySelector('main details')
  const welcome = document.querySelector('section[aria-label="Welcome"]')
  expect(row?.querySelector('h2')?.textContent).toBe('Company')
  expect(welcome && row?.compareDocumentPosition(welcome)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('the drawn landing page keeps the picture of its first section, with the pictures of the game if there are any [PR853]', () => {
  const [hero, ...others] = content().sections
  const withFilm = { ...hero, media: A_FILM } as LandingContent['sections'][number]
  const inside = () => document.querySelector('video')?.closest('details')?.querySelector('h2')?.textContent
  drawn({ sections: [withFilm, ...others] })
  expect(document.querySelectorAll('video')).toHaveLength(1)
  expect(inside()).toBeUndefined()
  drawn({
    sections: [
      withFilm,
      ...others,
      { kind: 'previews', visible: true, heading: 'Look inside', text: '', live: false, pictures: [] },
    ],
  })
  expect(document.querySelectorAll('video')).toHaveLength(1)
  expect(inside()).toBe('Look inside')
})
