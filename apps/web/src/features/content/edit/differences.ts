import type { LandingContent } from '@bettle/contract'
import { msg } from '../../../texts/msg.ts'
import { contentPathLabel, SECTION_NAMES } from './names.ts'

export interface Difference {
  readonly location: string
  readonly theirs: string
  readonly mine: string
}

/**
 * Returns the values that differ between two contents, each with a readable name. Sections are matched by kind; another
 * order of the sections is one difference of its own.
 */
export function differences(theirs: LandingContent, mine: LandingContent): Difference[] {
  const [left, right] = [leavesOf(theirs), leavesOf(mine)]
  const locations = [...new Set([...left.keys(), ...right.keys()])]
  return locations
    .map((location) => ({ location, theirs: left.get(location) ?? '–', mine: right.get(location) ?? '–' }))
    .filter((each) => each.theirs !== each.mine)
}

function leavesOf(content: LandingContent): Map<string, string> {
  const order = content.sections.map(({ kind }) => SECTION_NAMES[kind]).join(', ')
  const found = new Map([[msg('content.differences.order-of-the-sections'), order]])
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) walk(each, path === '' ? key : `${path}.${key}`)
    } else if (!path.endsWith('.kind')) {
      found.set(
        contentPathLabel(content, path),
        value === true ? 'yes' : value === false ? 'no' : String(value ?? '–') || '–',
      )
    }
  }
  walk(content, '')
  return found
}
