// biome-ignore lint/suspicious/noExplicitAny: a form has values of any type
export type FieldValues = Record<string, any>

type Leaf = string | number | boolean | bigint | null | undefined | Date | Blob | readonly unknown[]
type IsAny<Value> = 0 extends 1 & Value ? true : false

/** The name of a field: a key, or the keys of nested values with dots between them. */
export type Path<Values> = {
  [Key in keyof Values & string]: IsAny<Values[Key]> extends true
    ? Key
    : NonNullable<Values[Key]> extends Leaf
      ? Key
      : Key | `${Key}.${Path<NonNullable<Values[Key]>>}`
}[keyof Values & string]

export type PathValue<Values, Name> = Name extends keyof Values
  ? Values[Name]
  : Name extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Values
      ? PathValue<NonNullable<Values[Key]>, Rest>
      : unknown
    : unknown

export type DefaultValues<Values> = { readonly [Key in keyof Values]?: Values[Key] | undefined }

/** Returns the value of a field. */
export function valueAt(values: unknown, name: string): unknown {
  let found = values
  for (const key of name.split('.')) found = (found as FieldValues | null | undefined)?.[key]
  return found
}

/** Returns a copy of the values in which one field has another value. */
export function withValueAt(values: unknown, name: string, value: unknown): FieldValues {
  const [key = '', ...rest] = name.split('.')
  const held = (values ?? {}) as FieldValues
  return { ...held, [key]: rest.length === 0 ? value : withValueAt(held[key], rest.join('.'), value) }
}
