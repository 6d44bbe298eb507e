import { LANDING_LIMITS, type LandingContent, type LandingSection } from '@bettle/contract'
import type { ComponentType, ReactNode } from 'react'
import { Button } from '../../ui/index.ts'
import { Competitions } from './competitions.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { InvitationSection } from './invitation-section.tsx'
import { Modes } from './modes.tsx'
import { Previews } from './previews.tsx'
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
  /** The offer of a game without an account. If present, it is the primary action of the first section. */
  trial?: ReactNode
  /** Content beside the button into the game. */
  beside?: ReactNode
  /** True inside a page that has its own title. */
  isPart?: boolean | undefined
  /** The link for administrators, at the end of the page. */
  admin?: ReactNode
}

interface LandingViewProps extends LandingWays {
  content: LandingContent
}

/** The landing page for visitors. */
export function LandingView({ content, ...ways }: LandingViewProps) {
  const { sections, footer } = content
  return (
    <div className="@container">
      <div className="flex flex-col gap-16 @3xl:gap-24">
        {sections
          .filter(({ visible }) => visible)
          .map((section) => (
            <SectionView key={section.kind} section={section} slots={READING} {...ways} />
          ))}
        <LandingFooter footer={footer} slots={READING} {...ways} />
      </div>
    </div>
  )
}

interface SectionViewProps extends LandingWays {
  section: LandingSection
  slots: Slots
  /** True while the section is being edited. */
  isOpen?: boolean | undefined
}

/** Renders a section for reading or editing, depending on its slots. */
export function SectionView({ section, slots, isOpen, ...ways }: SectionViewProps) {
  const action = (label: ReactNode) => <WayIn {...ways}>{label}</WayIn>
  switch (section.kind) {
    case 'hero':
      return (
        <Hero
          section={section}
          slots={slots}
          action={(label) => (
            <WayIn {...ways} isSecond={ways.trial != null}>
              {label}
            </WayIn>
          )}
          trial={ways.trial}
          beside={ways.beside}
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

function WayIn({
  playAt,
  LinkTo = PlainLink,
  isSecond = false,
  children,
}: LandingWays & { isSecond?: boolean; children: ReactNode }) {
  return (
    <Button asChild variant={isSecond ? 'secondary' : 'primary'} size="lg" className="max-w-full">
      <LinkTo href={playAt}>{children}</LinkTo>
    </Button>
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
        {slots.text({ path: 'text', value: text, most: LANDING_LIMITS.line, label: 'Last line' })}
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
