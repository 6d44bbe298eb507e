import type { LandingContent } from '@bettle/contract'

/** The storage key. The draft belongs to the browser, not the account, so that it survives a sign-out. */
const KEY = 'bettle.landing-draft'

export interface Draft {
  readonly content: LandingContent
  /** The published revision on which the draft is based. */
  readonly basedOn: number
  /** The time of the last change, by this device's clock. */
  readonly at: number
}

export const draftStorage = {
  /** @param sample content of this version; a stored draft with another structure is ignored */
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
  /** Stores the draft. Returns false if the storage does not accept it. */
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
      // The storage is not available, so no draft has to be removed.
    }
  },
}

/** Returns whether stored content can be rendered. The texts of a draft may be empty or invalid. */
function isWhole(content: unknown, sample: LandingContent): content is LandingContent {
  const { sections, ...rest } = (content ?? {}) as Partial<LandingContent>
  const { sections: sampleSections, ...others } = sample
  if (!Array.isArray(sections) || !isLike(rest, others)) return false
  return sections.every((section) => {
    const like = sampleSections.find(({ kind }) => kind === section?.kind)
    return like !== undefined && isLike(section, like)
  })
}

/**
 * Compares the structure of two values field by field. Null matches any value, and each list item must be like the
 * sample's first item.
 */
function isLike(value: unknown, sample: unknown): boolean {
  if (value === null || sample === null) return true
  if (Array.isArray(sample)) {
    return Array.isArray(value) && value.every((each) => sample.length === 0 || isLike(each, sample[0]))
  }
  if (typeof sample !== 'object') return typeof value === typeof sample
  if (typeof value !== 'object') return false
  return Object.entries(sample as object).every(([key, each]) => {
    // The fields `name` and `file` depend on the kind of picture, so they are not compared.
    if (key === 'name' || key === 'file') return true
    return key in (value as object) && isLike((value as Record<string, unknown>)[key], each)
  })
}
