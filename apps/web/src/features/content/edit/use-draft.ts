import type { Landing, LandingContent } from '@bettle/contract'
import { useCallback, useEffect, useReducer, useState } from 'react'
import { withValue } from './content-path.ts'
import { draftStorage } from './draft-storage.ts'

const STEPS = 200

interface History {
  readonly past: readonly LandingContent[]
  readonly now: LandingContent
  readonly future: readonly LandingContent[]
  /** The path in which the user typed last. Further typing at this path belongs to the same undo step. */
  readonly at: string | undefined
}

type DraftAction =
  | { readonly kind: 'change'; readonly content: LandingContent; readonly at?: string | undefined }
  | { readonly kind: 'undo' | 'redo' | 'pause' }
  | { readonly kind: 'begin'; readonly content: LandingContent }

/** Returns the history after an action. Exported for the test. */
export function stepped(history: History, action: DraftAction): History {
  const { past, now, future, at } = history
  switch (action.kind) {
    case 'begin':
      return { past: [], now: action.content, future: [], at: undefined }
    case 'pause':
      return { ...history, at: undefined }
    case 'change': {
      const isSameStep = action.at !== undefined && action.at === at
      return { past: isSameStep ? past : [...past, now].slice(-STEPS), now: action.content, future: [], at: action.at }
    }
    case 'undo': {
      const before = past.at(-1)
      return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], at: undefined } : history
    }
    case 'redo': {
      const [after, ...rest] = future
      return after ? { past: [...past, now], now: after, future: rest, at: undefined } : history
    }
  }
}

export interface DraftInHand {
  readonly content: LandingContent
  readonly basedOn: number
  readonly isChanged: boolean
  /** The time of the last change of a restored draft; undefined if no draft was restored. */
  readonly foundFrom: number | undefined
  /** True if the browser could not store the draft. */
  readonly isLost: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  change(path: string, value: unknown, isTyped?: boolean): void
  undo(): void
  redo(): void
  /** Discards the draft and starts from the published content. */
  beginAnew(published: Landing): void
  /** Bases the draft on another revision, with the given content. */
  rebase(basedOn: number, content: LandingContent): void
}

/** Returns an administrator's draft, which is stored after each change, with undo and redo. */
export function useDraft(published: Landing): DraftInHand {
  const [found] = useState(() => draftStorage.read(published.content))
  const [base, setBase] = useState(() => ({
    revision: found?.basedOn ?? published.revision,
    /**
     * The content of the base revision. It is undefined if that content is not known here; the draft then counts as
     * changed and is stored.
     */
    content: found?.basedOn === published.revision || !found ? published.content : undefined,
  }))
  const [isLost, setLost] = useState(false)
  const [history, dispatch] = useReducer(stepped, {
    ...{ past: [], now: found?.content ?? published.content, future: [], at: undefined },
  })
  const content = history.now
  const isChanged = base.content === undefined || JSON.stringify(base.content) !== JSON.stringify(content)
  const basedOn = base.revision

  useEffect(() => {
    if (isChanged) setLost(!draftStorage.keep({ content, basedOn, at: Date.now() }))
    else draftStorage.forget()
  }, [content, basedOn, isChanged])

  // A pause ends the undo step, so that later typing is undone separately.
  useEffect(() => {
    if (history.at === undefined) return
    const timer = setTimeout(() => dispatch({ kind: 'pause' }), 1000)
    return () => clearTimeout(timer)
  }, [history])

  return {
    ...{ content, basedOn, isChanged, isLost, foundFrom: found?.at },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: useCallback(
      (path, value, isTyped = false) =>
        dispatch({ kind: 'change', content: withValue(content, path, value), at: isTyped ? path : undefined }),
      [content],
    ),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    beginAnew(next) {
      setBase({ revision: next.revision, content: next.content })
      dispatch({ kind: 'begin', content: next.content })
    },
    rebase(revision, merged) {
      setBase({ revision, content: undefined })
      dispatch({ kind: 'change', content: merged })
    },
  }
}
