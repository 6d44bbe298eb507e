import type { LandingContent, LandingSectionKind } from '@bettle/contract'
import { msg } from '../../../texts/msg.ts'

export const SECTION_NAMES: Readonly<Record<LandingSectionKind, string>> = {
  hero: msg('content.names.welcome'),
  'how-it-works': msg('content.names.how-it-works'),
  'social-modes': msg('content.names.social-modes'),
  'game-modes': msg('content.names.game-modes'),
  competitions: msg('content.names.tournaments-and-leagues'),
  previews: msg('content.names.previews'),
  team: msg('content.names.meet-the-team'),
  invitation: msg('content.names.last-invitation'),
}

const FIELDS: Readonly<Record<string, string>> = {
  alt: msg('content.names.description'),
  href: msg('content.names.address'),
  back: msg('content.names.back'),
  accent: msg('content.names.second-line'),
  action: msg('content.names.button'),
  visible: msg('content.names.shown'),
  live: msg('content.names.running-match'),
}

/** Returns a readable name of a path: `sections.1.cards.2.back` becomes 'How it works, card 3, back'. */
export function contentPathLabel(content: LandingContent, path: string): string {
  const [part, index, ...rest] = path.split('.')
  const section = part === 'sections' ? content.sections[Number(index)] : undefined
  const first = section
    ? SECTION_NAMES[section.kind]
    : part === 'page'
      ? msg('content.names.page')
      : msg('content.names.footer')
  const names = (section ? rest : [index ?? '', ...rest]).map((name, at, all) => {
    if (/^\d+$/.test(name)) return String(Number(name) + 1)
    const isList = /^\d+$/.test(all[at + 1] ?? '')
    return isList ? name.replace(/s$/, '') : (FIELDS[name] ?? name)
  })
  return [first, ...names].join(', ').replace(/, (\d+)/g, ' $1')
}
