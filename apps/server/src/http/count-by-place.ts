/** How many of something, connections or sockets, each place holds at this moment. */
export interface CountByPlace {
  hasRoom(place: string): boolean
  /** One more; the answer takes it off again. */
  enter(place: string): () => void
}

export function countByPlace(most: number): CountByPlace {
  const held = new Map<string, number>()
  const countOf = (place: string) => held.get(place) ?? 0

  return {
    hasRoom: (place) => countOf(place) < most,
    enter(place) {
      held.set(place, countOf(place) + 1)
      return () => {
        const left = countOf(place) - 1
        if (left > 0) held.set(place, left)
        else held.delete(place)
      }
    },
  }
}
