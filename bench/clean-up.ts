const left = new Set<() => Promise<void>>()

/** To be undone when the measurement ends, however it ends; answers how to undo it earlier. It happens once. */
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

/** Last made, first undone; what is being undone already is waited for. */
export async function cleanUp(): Promise<void> {
  for (const undo of [...left].reverse()) {
    try {
      await undo()
    } catch (error) {
      console.error('Not cleaned up:', error)
    }
  }
}
