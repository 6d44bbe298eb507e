import { cleanLine, cleanText } from '@bettle/rules'
import * as z from 'zod/mini'
import { ObjectKey } from '../fields/object-key.ts'
import { isBlankOrShown, notFarOver } from '../fields/shown-text.ts'

/** The longest texts of the landing page in characters, and the largest number of items of each kind. */
export const LANDING_LIMITS = {
  label: 30,
  title: 60,
  heading: 80,
  line: 160,
  text: 400,
  alternative: 200,
  address: 300,
  modes: 6,
  pictures: 8,
  members: 24,
  links: 8,
} as const

/**
 * The size in bytes of the largest file of the landing page.
 */
export const LANDING_MEDIA_BYTES = 750 * 1024
export const LANDING_MEDIA_TYPES = ['image/png', 'image/jpeg', 'video/mp4'] as const
export const LANDING_TOO_LARGE = 'File is too large. Please select a file smaller than 750 KB.'

/** Pictures of the game itself. Every build contains these pictures. */
export const SHIPPED_PICTURES = ['game', 'game-wide', 'hub', 'podium'] as const
export type ShippedPicture = (typeof SHIPPED_PICTURES)[number]

const NOT_PLAIN = 'Use plain text, without tags such as <b> or <script>.'
const NO_LINK = 'Enter a page of this site, such as /register, or an address that begins with https://.'
const NO_ALT_TEXT = 'Describe the picture for people who cannot see it.'

/**
 * Matches a text that is not plain. It contains the beginning of a tag, a control character other than a line feed, or
 * a character that changes the text direction.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match them
const NOT_TEXT = /<[a-z!/?]|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/i
const isPlain = (text: string) => !NOT_TEXT.test(text)

/**
 * Returns the schema of a text that may be empty. A text of at most 80 characters has one line. The cleaned text is
 * checked again, because removed characters may have hidden a tag.
 */
const textUpTo = (most: number) =>
  z
    .string()
    .check(
      notFarOver(most),
      z.refine(isPlain, NOT_PLAIN),
      z.refine(isBlankOrShown, 'Please write visible text.'),
      z.overwrite(most <= LANDING_LIMITS.heading ? cleanLine : cleanText),
      z.maxLength(most),
      z.refine(isPlain, NOT_PLAIN),
    )

const text = (most: number, prompt = 'Please fill in this field, or hide the section.') =>
  textUpTo(most).check(z.minLength(1, prompt))

const { label, title, heading, line, text: paragraph, alternative, address } = LANDING_LIMITS

const OWN_PAGE = /^\/(?![/\\])[^\s<>"\\]*$/
/**
 * An https address without a name and password before the host. Such a name makes a link look as if it led to another
 * site.
 */
const HTTPS = /^https:\/\/[\p{L}\p{N}.-]+(:\d{1,5})?([/?#][^\s<>"\\]*)?$/iu

/**
 * Returns true for the path of a page of this site, or for an https address. Browsers read '//elsewhere' and
 * '/\elsewhere' as other sites.
 */
export const isLandingLink = (link: string): boolean => OWN_PAGE.test(link) || HTTPS.test(link)

const Link = z.object({
  label: text(label),
  href: z.string().check(z.trim(), z.maxLength(address, { abort: true }), z.refine(isLandingLink, NO_LINK)),
})

const common = { alt: text(alternative, NO_ALT_TEXT), shape: z.enum(['wide', 'square', 'tall']) }

const ShippedPictureUse = z.object({ kind: z.literal('shipped'), name: z.enum(SHIPPED_PICTURES), ...common })
const Picture = z.object({ kind: z.literal('picture'), file: ObjectKey, ...common })
/** A film of the landing page. A film always plays without sound. */
const Film = z.object({ kind: z.literal('film'), file: ObjectKey, ...common })

const Media = z.discriminatedUnion('kind', [ShippedPictureUse, Picture, Film])
export type LandingMedia = z.infer<typeof Media>

const Point = z.object({ title: text(title), text: text(paragraph) })

const head = { visible: z.boolean(), heading: text(heading), text: textUpTo(paragraph) }

const Hero = z.object({
  kind: z.literal('hero'),
  visible: z.boolean(),
  heading: text(title),
  /** The second line of the section's heading, in the accent colour. */
  accent: textUpTo(title),
  text: text(paragraph),
  /** The label of the button that leads into the game. */
  action: text(label),
  media: z.nullable(Media),
})

/** The number of cards in the section that explains the game. This number fills the grid of the page. */
export const HOW_IT_WORKS_CARDS = 6

const Card = z.object({
  title: text(title),
  text: text(line),
  /** The text on the back of the card. */
  back: text(paragraph),
})
export type LandingCard = z.infer<typeof Card>

const HowItWorks = z.object({
  kind: z.literal('how-it-works'),
  ...head,
  cards: z.array(Card).check(z.length(HOW_IT_WORKS_CARDS, `There are ${HOW_IT_WORKS_CARDS} cards.`)),
})

const modes = z.array(Point).check(z.minLength(1), z.maxLength(LANDING_LIMITS.modes))
const SocialModes = z.object({ kind: z.literal('social-modes'), ...head, modes })
const GameModes = z.object({ kind: z.literal('game-modes'), ...head, modes })

const Competitions = z.object({
  kind: z.literal('competitions'),
  ...head,
  tournaments: Point,
  leagues: Point,
})

const Previews = z.object({
  kind: z.literal('previews'),
  ...head,
  /** True if the section shows the running practice match in small, if there is one. */
  live: z.boolean(),
  pictures: z.array(Media).check(z.maxLength(LANDING_LIMITS.pictures)),
})

const Member = z.object({
  name: text(title),
  role: textUpTo(title),
  text: textUpTo(paragraph),
  picture: z.nullable(Picture),
})

const Team = z.object({
  kind: z.literal('team'),
  ...head,
  members: z.array(Member).check(z.maxLength(LANDING_LIMITS.members)),
})

const Invitation = z.object({ kind: z.literal('invitation'), ...head, action: text(label) })

const Section = z.discriminatedUnion('kind', [
  Hero,
  HowItWorks,
  SocialModes,
  GameModes,
  Competitions,
  Previews,
  Team,
  Invitation,
])
export type LandingSection = z.infer<typeof Section>
export type LandingSectionKind = LandingSection['kind']
export type SectionOf<Kind extends LandingSectionKind> = Extract<LandingSection, { kind: Kind }>

/**
 * True if the sections are a list. Their check then runs even if a section has an error, so a reply names all errors.
 */
const isList = ({ value }: { readonly value: unknown }) => Array.isArray(value)

type MaybeSection = Partial<LandingSection> | null

function isOnceEach(sections: readonly MaybeSection[]): boolean {
  const kinds = sections.flatMap((section) => section?.kind ?? [])
  return new Set(kinds).size === kinds.length
}

/**
 * All content of the landing page that an administrator may change, in the order of the page. The content never
 * contains HTML.
 */
export const LandingContent = z.object({
  /** The title and description of the page for browser tabs, search engines and link previews. */
  page: z.object({ title: text(title), description: text(line) }),
  sections: z
    .array(Section)
    .check(
      z.minLength(1),
      z.maxLength(8),
      z.refine(isOnceEach, { error: 'Each kind of section can be on the page only once.', when: isList }),
    ),
  footer: z.object({
    text: textUpTo(line),
    links: z.array(Link).check(z.maxLength(LANDING_LIMITS.links)),
  }),
})
export type LandingContent = z.infer<typeof LandingContent>

/** Returns every picture and film of the landing page, including those of hidden sections. */
export function mediaOf({ sections }: LandingContent): LandingMedia[] {
  return sections
    .flatMap((section): (LandingMedia | null)[] => {
      if (section.kind === 'hero') return [section.media]
      if (section.kind === 'previews') return section.pictures
      return section.kind === 'team' ? section.members.map(({ picture }) => picture) : []
    })
    .filter((media) => media !== null)
}
