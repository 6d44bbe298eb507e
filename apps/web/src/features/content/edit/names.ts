import type { LandingContent, LandingSectionKind } from '@bettle/contract'

export const SECTION_NAMES: Readonly<Record<LandingSectionKind, string>> = {
  hero: 'Welcome',
  'how-it-works': 'How it works',
  'social-modes': 'Social modes',
  'game-modes': 'Game modes',
  competitions: 'Tournaments and leagues',
  previews: 'Previews',
  team: 'Meet the team',
  invitation: 'Last invitation',
}

const FIELDS: Readonly<Record<string, string>> = {
  alt: 'description',
  href: 'address',
  back: 'back',
  accent: 'second line',
  action: 'button',
  visible: 'shown',
  live: 'running match',
}

/** Returns a readable name of a path: `sections.1.cards.2.back` becomes 'How it works, card 3, back'. */
export function contentPathLabel(content: LandingContent, path: string): string {
  const [part, index, ...rest] = path.split('.')
  const section = part === 'sections' ? content.sections[Number(index)] : undefined
  const first = section ? SECTION_NAMES[section.kind] : part === 'page' ? 'Page' : 'Footer'
  const names = (section ? rest : [index ?? '', ...rest]).map((name, at, all) => {
    if (/^\d+$/.test(name)) return String(Number(name) + 1)
    const isList = /^\d+$/.test(all[at + 1] ?? '')
    return isList ? name.replace(/s$/, '') : (FIELDS[name] ?? name)
  })
  return [first, ...names].join(', ').replace(/, (\d+)/g, ' $1')
}
