import { LANDING_LIMITS, type LandingContent, type LandingSection, type SectionOf } from '@bettle/contract'
import type { ComponentType, ReactNode } from 'react'
import { msg } from '../../texts/msg.ts'
import { Button } from '../../ui/index.ts'
import { Competitions } from './competitions.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { InvitationSection } from './invitation-section.tsx'
import { Modes } from './modes.tsx'
import { Previews } from './previews.tsx'
import { RoundPicture } from './round-picture.tsx'
import { SectionRow } from './section-row.tsx'
import { READING, type Slots } from './slots.tsx'
import { Team } from './team.tsx'

export interface LinkProps {
  href: string
  className?: string | undefined
  children: ReactNode
}

/** Links and content that the page around the landing page provides. */
export interface LandingWays {
  /** The address to which the button into the game leads. */
  playAt: string
  /** The router's link component; undefined if the app is not loaded. */
  LinkTo?: ComponentType<LinkProps> | undefined
  /** The offer of a game without an account. If present, it is the only button of the first section. */
  trial?: ReactNode
  /** A line below the button of the first section. */
  hint?: ReactNode
  /** Links after the sections, such as the link for visitors with an account. */
  beside?: ReactNode
  /** True for a reader who has an account. What they need comes first, and the first section comes last. */
  isIn?: boolean | undefined
  /** True inside a page that has its own title. */
  isPart?: boolean | undefined
  /** The link for administrators, at the end of the page. */
  admin?: ReactNode
}

interface LandingViewProps extends LandingWays {
  content: LandingContent
}

/** The landing page for visitors: the first section, and each other section as a line that opens. */
export function LandingView({ content, ...ways }: LandingViewProps) {
  const { footer } = content
  const sections = withPictureInside(content.sections.filter(({ visible }) => visible))
  const hero = sections.find(isHero)
  const rows = sections.filter((section): section is Row => !isHero(section) && !isEmpty(section))
  // A published page may have sections before its first one. A reader with an account finds that one last.
  const place = ways.isIn ? rows.length : rows.findIndex((row) => sections.indexOf(row) > sections.findIndex(isHero))
  const [before, after] = place < 0 ? [rows, []] : [rows.slice(0, place), rows.slice(place)]
  const first = hero && (
    <SectionView key="hero" section={hero} slots={READING} {...ways} picture={!ways.isIn && <RoundPicture />} />
  )
  return (
    <div className="@container">
      <div className="flex flex-col gap-10 @3xl:gap-16">
        <Rows sections={before} {...ways} />
        {first}
        <Rows sections={after} {...ways} />
        {(ways.beside || (ways.trial != null && hero)) && (
          <div className="flex flex-wrap items-center justify-center gap-x-8">
            {ways.trial != null && hero && (
              <QuietLink href={ways.playAt} LinkTo={ways.LinkTo}>
                {hero.action}
              </QuietLink>
            )}
            {ways.beside}
          </div>
        )}
        <LandingFooter footer={footer} slots={READING} {...ways} />
      </div>
    </div>
  )
}

function Rows({ sections, ...ways }: LandingWays & { sections: readonly Row[] }) {
  if (sections.length === 0) return null
  return (
    <div>
      {sections.map((section) => (
        <SectionRow key={section.kind} heading={section.heading}>
          <SectionView section={section} slots={READING} {...ways} />
        </SectionRow>
      ))}
    </div>
  )
}

type Row = Exclude<LandingSection, SectionOf<'hero'>>

const isHero = (section: LandingSection): section is SectionOf<'hero'> => section.kind === 'hero'

/** Visitors do not see a team without members. */
const isEmpty = (section: LandingSection) => section.kind === 'team' && section.members.length === 0

/** The picture of the first section is shown with the pictures of the game, because a moving picture takes its place. */
function withPictureInside(sections: readonly LandingSection[]): LandingSection[] {
  const picture = sections.find(isHero)?.media
  if (!picture || !sections.some(({ kind }) => kind === 'previews')) return [...sections]
  return sections.map((section) => {
    if (section.kind === 'hero') return { ...section, media: null }
    return section.kind === 'previews' ? { ...section, pictures: [picture, ...section.pictures] } : section
  })
}

interface SectionViewProps extends LandingWays {
  section: LandingSection
  slots: Slots
  /** True while the section is being edited. */
  isOpen?: boolean | undefined
  /** The moving picture of the first section. */
  picture?: ReactNode
}

/** Renders a section for reading or editing, depending on its slots. */
export function SectionView({ section, slots, isOpen, picture, ...ways }: SectionViewProps) {
  const action = (label: ReactNode) => <WayIn {...ways}>{label}</WayIn>
  switch (section.kind) {
    case 'hero':
      return (
        <Hero
          section={section}
          slots={slots}
          action={action}
          trial={ways.trial}
          hint={ways.hint}
          picture={picture}
          isPart={ways.isPart}
        />
      )
    case 'how-it-works':
      return <HowItWorks section={section} slots={slots} isOpen={isOpen} />
    case 'social-modes':
    case 'game-modes':
      return <Modes section={section} slots={slots} />
    case 'competitions':
      return <Competitions section={section} slots={slots} />
    case 'previews':
      return <Previews section={section} slots={slots} />
    case 'team':
      return <Team section={section} slots={slots} />
    case 'invitation':
      return <InvitationSection section={section} slots={slots} action={action} />
  }
}

function WayIn({ playAt, LinkTo = PlainLink, children }: LandingWays & { children: ReactNode }) {
  return (
    <Button asChild variant="primary" size="lg" className="max-w-full">
      <LinkTo href={playAt}>{children}</LinkTo>
    </Button>
  )
}

function QuietLink({ href, LinkTo = PlainLink, children }: Pick<LandingWays, 'LinkTo'> & LinkProps) {
  return (
    <LinkTo href={href} className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-flood">
      {children}
    </LinkTo>
  )
}

interface LandingFooterProps extends LandingWays {
  footer: LandingContent['footer']
  slots: Slots
}

export function LandingFooter({ footer: { text, links }, slots, LinkTo = PlainLink, admin }: LandingFooterProps) {
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-t pt-6 text-muted text-sm">
      <p className="max-w-[60ch]">
        {slots.text({
          path: 'text',
          value: text,
          most: LANDING_LIMITS.line,
          label: msg('content.landing-view.last-line'),
        })}
      </p>
      <div className="flex flex-wrap items-center gap-x-6">
        {links.map(({ label, href }) => (
          <LinkTo
            key={`${label} ${href}`}
            href={href}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
          >
            {label}
          </LinkTo>
        ))}
        {admin}
      </div>
    </footer>
  )
}

function PlainLink({ href, children, ...rest }: LinkProps) {
  return (
    <a href={href} {...rest} {...(href.startsWith('https:') && { rel: 'noopener noreferrer' })}>
      {children}
    </a>
  )
}
