const left = new Set<() => Promise<void>>()

/**
 * Registers a step that is undone when the measurement ends, however it ends. Returns a function that undoes the step
 * earlier. The step is undone only once.
 */
export function undoLater(undo: () => unknown): () => Promise<void> {
  let undone: Promise<void> | undefined
  const once = () => {
    undone ??= Promise.resolve(undo()).then(() => {
      left.delete(once)
    })
    return undone
  }
  left.add(once)
  return once
}

/** Undoes all steps in reverse order, and waits for steps that are already being undone. */
export async function cleanUp(): Promise<void> {
  for (const undo of [...left].reverse()) {
    try {
      await undo()
    } catch (error) {
      console.error('A clean-up step failed:', error)
    }
  }
}
