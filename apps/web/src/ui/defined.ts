type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The same props without those left undefined, as libraries with exact optional props want them. */
export function defined<T extends object>(props: T): Defined<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Defined<T>
}
