import type { LandingContent, LandingSection } from '@bettle/contract'

interface Versions<Value> {
  /** The revision on which the draft is based. */
  readonly base: Value
  /** The published revision. */
  readonly theirs: Value
  readonly mine: Value
}

/**
 * Applies the draft's changes to the published content. A text that the draft did not change keeps its published value;
 * if both changed it, the draft's text is used.
 */
export function mergeDraft({ base, theirs, mine }: Versions<LandingContent>): LandingContent {
  const orderOf = ({ sections }: LandingContent) => sections.map(({ kind }) => kind)
  const isMoved = !isSame(orderOf(base), orderOf(mine))
  const of = (content: LandingContent, kind: LandingSection['kind']) =>
    content.sections.find((section) => section.kind === kind)
  return {
    page: mergeValue({ base: base.page, theirs: theirs.page, mine: mine.page }),
    sections: (isMoved ? mine : theirs).sections.map((section) =>
      mergeValue({
        base: of(base, section.kind) ?? section,
        theirs: of(theirs, section.kind) ?? section,
        mine: of(mine, section.kind) ?? section,
      }),
    ),
    footer: mergeValue({ base: base.footer, theirs: theirs.footer, mine: mine.footer }),
  }
}

function mergeValue<Value>({ base, theirs, mine }: Versions<Value>): Value {
  if (isSame(base, mine)) return theirs
  if (isSame(base, theirs)) return mine
  const versions = [base, theirs, mine]
  if (versions.every(Array.isArray)) return mergeList({ base, theirs, mine } as Versions<unknown[]>) as Value
  if (!versions.every(isRecord)) return mine
  return mergeRecord({ base, theirs, mine } as Versions<Fields>) as Value
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Merges a list that both versions changed. Items are matched by index, so a list whose length changed is taken from
 * the draft as a whole.
 */
function mergeList({ base, theirs, mine }: Versions<readonly unknown[]>): readonly unknown[] {
  if (base.length !== theirs.length || base.length !== mine.length) return mine
  return mine.map((each, index) => mergeValue({ base: base[index], theirs: theirs[index], mine: each }))
}

function mergeRecord({ base, theirs, mine }: Versions<Fields>): Fields {
  return Object.fromEntries(
    Object.entries(mine).map(([key, each]) => [key, mergeValue({ base: base[key], theirs: theirs[key], mine: each })]),
  )
}

/** A picture is merged as one value, because its description fits no other picture. */
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !('alt' in value)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
