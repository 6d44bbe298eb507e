type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Removes props that are undefined, because libraries with exact optional props reject them. */
export function defined<T extends object>(props: T): Defined<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Defined<T>
}
