import type { LandingContent } from '@bettle/contract'

/** The browser's, not the account's: whoever is signed out, or no administrator for a while, finds it again. */
const KEY = 'bettle.landing-draft'

export interface Draft {
  readonly content: LandingContent
  /** The revision it was made from. */
  readonly basedOn: number
  /** When it was last changed, by this device's clock. */
  readonly at: number
}

export const draftStorage = {
  /** @param sample content of the kind that can be shown: what is not like it is no draft of this version */
  read(sample: LandingContent): Draft | undefined {
    try {
      const { content, basedOn, at }: Partial<Record<keyof Draft, unknown>> = JSON.parse(
        localStorage.getItem(KEY) ?? '{}',
      )
      if (typeof basedOn !== 'number' || typeof at !== 'number' || !isWhole(content, sample)) return undefined
      return { content, basedOn, at }
    } catch {
      return undefined
    }
  },
  /** Whether it could be kept. */
  keep(draft: Draft): boolean {
    try {
      localStorage.setItem(KEY, JSON.stringify(draft))
      return true
    } catch {
      return false
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(KEY)
    } catch {
      // There was none to be kept.
    }
  },
}

/** Texts may be empty or wrong in the middle of the work; but what the page cannot be drawn of is no draft. */
function isWhole(content: unknown, sample: LandingContent): content is LandingContent {
  const { sections, ...rest } = (content ?? {}) as Partial<LandingContent>
  const { sections: sampleSections, ...others } = sample
  if (!Array.isArray(sections) || !isLike(rest, others)) return false
  return sections.every((section) => {
    const like = sampleSections.find(({ kind }) => kind === section?.kind)
    return like !== undefined && isLike(section, like)
  })
}

/** Of the same build, field by field; what may be empty, is, and of a list each is like the first known one. */
function isLike(value: unknown, sample: unknown): boolean {
  if (value === null || sample === null) return true
  if (Array.isArray(sample)) {
    return Array.isArray(value) && value.every((each) => sample.length === 0 || isLike(each, sample[0]))
  }
  if (typeof sample !== 'object') return typeof value === typeof sample
  if (typeof value !== 'object') return false
  return Object.entries(sample as object).every(([key, each]) => {
    // What a picture names depends on its kind.
    if (key === 'name' || key === 'file') return true
    return key in (value as object) && isLike((value as Record<string, unknown>)[key], each)
  })
}
