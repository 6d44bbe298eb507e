import type { LandingContent, Language } from '@bettle/contract'
import { say, type TextKey } from '../../texts/say.ts'

const made = new Map<Language, LandingContent>()

/**
 * Returns the content before the first revision. It describes only features that exist. A language always gets the same object,
 * which is rendered once.
 */
export function defaultLandingIn(language: Language): LandingContent {
  const content = made.get(language) ?? defaultLanding((key) => say(language, key))
  made.set(language, content)
  return content
}

type LandingText = Extract<TextKey, `landing.${string}`>

const defaultLanding = (text: (key: LandingText) => string): LandingContent => ({
  page: {
    title: text('landing.page.title'),
    description: text('landing.page.description'),
  },
  sections: [
    {
      kind: 'hero',
      visible: true,
      heading: text('landing.hero.heading'),
      accent: text('landing.hero.accent'),
      text: text('landing.hero.text'),
      action: text('landing.hero.action'),
      media: {
        kind: 'shipped',
        name: 'game',
        shape: 'tall',
        alt: text('landing.hero.picture'),
      },
    },
    {
      kind: 'how-it-works',
      visible: true,
      heading: text('landing.how.heading'),
      text: text('landing.how.text'),
      cards: [
        {
          title: text('landing.how.seat.title'),
          text: text('landing.how.seat.text'),
          back: text('landing.how.seat.back'),
        },
        {
          title: text('landing.how.rounds.title'),
          text: text('landing.how.rounds.text'),
          back: text('landing.how.rounds.back'),
        },
        {
          title: text('landing.how.over-under.title'),
          text: text('landing.how.over-under.text'),
          back: text('landing.how.over-under.back'),
        },
        {
          title: text('landing.how.chips.title'),
          text: text('landing.how.chips.text'),
          back: text('landing.how.chips.back'),
        },
        {
          title: text('landing.how.counts.title'),
          text: text('landing.how.counts.text'),
          back: text('landing.how.counts.back'),
        },
        {
          title: text('landing.how.whistle.title'),
          text: text('landing.how.whistle.text'),
          back: text('landing.how.whistle.back'),
        },
      ],
    },
    {
      kind: 'social-modes',
      visible: true,
      heading: text('landing.friends.heading'),
      text: text('landing.friends.text'),
      modes: [
        {
          title: text('landing.friends.private.title'),
          text: text('landing.friends.private.text'),
        },
        {
          title: text('landing.friends.open.title'),
          text: text('landing.friends.open.text'),
        },
        {
          title: text('landing.friends.chat.title'),
          text: text('landing.friends.chat.text'),
        },
        {
          title: text('landing.friends.rules.title'),
          text: text('landing.friends.rules.text'),
        },
        {
          title: text('landing.friends.who-records.title'),
          text: text('landing.friends.who-records.text'),
        },
        {
          title: text('landing.friends.room.title'),
          text: text('landing.friends.room.text'),
        },
      ],
    },
    {
      kind: 'game-modes',
      visible: true,
      heading: text('landing.modes.heading'),
      text: text('landing.modes.text'),
      modes: [
        {
          title: text('landing.modes.chips.title'),
          text: text('landing.modes.chips.text'),
        },
        {
          title: text('landing.modes.stop.title'),
          text: text('landing.modes.stop.text'),
        },
      ],
    },
    {
      kind: 'competitions',
      visible: true,
      heading: text('landing.competitions.heading'),
      text: text('landing.competitions.text'),
      tournaments: {
        title: text('landing.competitions.tournaments.title'),
        text: text('landing.competitions.tournaments.text'),
      },
      leagues: {
        title: text('landing.competitions.leagues.title'),
        text: text('landing.competitions.leagues.text'),
      },
    },
    {
      kind: 'previews',
      visible: true,
      heading: text('landing.previews.heading'),
      text: text('landing.previews.text'),
      live: true,
      pictures: [
        {
          kind: 'shipped',
          name: 'hub',
          shape: 'tall',
          alt: text('landing.previews.hub'),
        },
        {
          kind: 'shipped',
          name: 'game-wide',
          shape: 'wide',
          alt: text('landing.previews.game'),
        },
        {
          kind: 'shipped',
          name: 'podium',
          shape: 'tall',
          alt: text('landing.previews.podium'),
        },
      ],
    },
    { kind: 'team', visible: true, heading: text('landing.team.heading'), text: '', members: [] },
    {
      kind: 'invitation',
      visible: true,
      heading: text('landing.invitation.heading'),
      text: text('landing.invitation.text'),
      action: text('landing.invitation.action'),
    },
  ],
  footer: {
    text: text('landing.footer.text'),
    links: [
      { label: text('landing.footer.sign-in'), href: '/login' },
      { label: text('landing.footer.terms'), href: '/terms-of-service' },
    ],
  },
})

export const DEFAULT_LANDING = defaultLandingIn('en')
