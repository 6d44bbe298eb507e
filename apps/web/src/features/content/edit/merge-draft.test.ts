import type { LandingContent } from '@bettle/contract'
import { expect, it } from 'vitest'
import { differences } from './differences.ts'
import { mergeDraft } from './merge-draft.ts'

const BASE: LandingContent = {
  page: { title: 'Bettle', description: 'A game.' },
  sections: [
    { kind: 'hero', visible: true, heading: 'Call', accent: '', text: 'Over.', action: 'Play', media: null },
    {
      ...{ kind: 'social-modes', visible: true, heading: 'Company', text: '' },
      modes: [
        { title: 'One', text: 'First' },
        { title: 'Two', text: 'Second' },
      ],
    },
  ],
  footer: { text: '', links: [{ label: 'Terms', href: '/terms-of-service' }] },
}

function changed(change: (content: LandingContent) => void): LandingContent {
  const copy = structuredClone(BASE)
  change(copy)
  return copy
}

const heroOf = ({ sections }: LandingContent) => sections.find((section) => section.kind === 'hero')
const modesOf = ({ sections }: LandingContent) => sections.find((section) => section.kind === 'social-modes')

it('merging a landing page draft takes from the published page each value that the draft did not change', () => {
  const theirs = changed((content) => {
    const [first] = modesOf(content)?.modes ?? []
    if (first) first.text = 'Theirs'
    content.page.title = 'Bettle tonight'
  })
  const mine = changed((content) => {
    const hero = heroOf(content)
    if (hero) hero.heading = 'Shout'
    const second = modesOf(content)?.modes[1]
    if (second) second.text = 'Mine'
  })
  const merged = mergeDraft({ base: BASE, theirs, mine })
  expect(merged.page.title).toBe('Bettle tonight')
  expect(modesOf(merged)?.modes.map(({ text }) => text)).toEqual(['Theirs', 'Mine'])
  expect(differences(theirs, merged)).toEqual([
    { location: 'Welcome, heading', theirs: 'Call', mine: 'Shout' },
    { location: 'Social modes, mode 2, text', theirs: 'Second', mine: 'Mine' },
  ])
})

it('merging a landing page draft keeps the draft’s text if draft and published page both changed it', () => {
  const theirs = changed((content) => {
    content.footer.text = 'Theirs'
  })
  const mine = changed((content) => {
    content.footer.text = 'Mine'
  })
  expect(mergeDraft({ base: BASE, theirs, mine }).footer.text).toBe('Mine')
})

it('merging a landing page draft keeps the section order that one version changed and the text that the other version changed', () => {
  const moved = changed((content) => void content.sections.reverse())
  const written = changed((content) => {
    const hero = heroOf(content)
    if (hero) hero.text = 'Under.'
  })
  for (const versions of [
    { theirs: moved, mine: written },
    { theirs: written, mine: moved },
  ]) {
    const merged = mergeDraft({ base: BASE, ...versions })
    expect(merged.sections.map(({ kind }) => kind)).toEqual(['social-modes', 'hero'])
    expect(heroOf(merged)?.text).toBe('Under.')
  }
})

it('merging a landing page draft takes the draft’s list as a whole if its length changed, and the draft’s picture with its description', () => {
  const picture = (name: 'game' | 'hub', alt: string) => ({ kind: 'shipped', name, alt, shape: 'tall' }) as const
  const withPicture = changed((content) => {
    const hero = heroOf(content)
    if (hero) hero.media = picture('game', 'The game')
  })
  const theirs = structuredClone(withPicture)
  const mine = structuredClone(withPicture)
  const [hers, his] = [heroOf(theirs), heroOf(mine)]
  if (hers) hers.media = picture('hub', 'The game')
  if (his) his.media = picture('game', 'The game on a phone')
  mine.footer.links.push({ label: 'Play', href: '/try' })
  const first = theirs.footer.links[0]
  if (first) first.label = 'Rules'
  const merged = mergeDraft({ base: withPicture, theirs, mine })
  expect(heroOf(merged)?.media).toEqual(picture('game', 'The game on a phone'))
  expect(merged.footer.links.map(({ label }) => label)).toEqual(['Terms', 'Play'])
})
