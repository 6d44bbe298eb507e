/** The functions that reset state, by its lifetime: until the page closes, or until another user may sign in. */
const forgets = { page: new Set<() => void>(), account: new Set<() => void>() }

/** The prefix of an account's keys in the browser's storage. These keys are deleted when the account's session ends. */
export const ACCOUNT_KEYS = 'bettle.account.'

/**
 * Holds state of a module until the page closes. The state is created at its first use. Modules hold no other state, so
 * that a test can reset the page and no data of one account remains for the next.
 */
export function ofPage<Value>(make: () => Value, end?: (value: Value) => void): () => Value {
  return remembered(forgets.page, make, end)
}

/** Holds state of the signed-in user, which is cleared when a session starts or ends. */
export function ofAccount<Value>(make: () => Value, end?: (value: Value) => void): () => Value {
  return remembered(forgets.account, make, end)
}

function remembered<Value>(until: Set<() => void>, make: () => Value, end?: (value: Value) => void): () => Value {
  let held: { value: Value } | undefined
  until.add(() => {
    const ended = held
    held = undefined
    if (ended) end?.(ended.value)
  })
  return () => {
    held ??= { value: make() }
    return held.value
  }
}

/** Registers the functions that reset stores, by the lifetime of the store. */
export const onForgotten = {
  page: (forget: () => void): void => void forgets.page.add(forget),
  account: (forget: () => void): void => void forgets.account.add(forget),
}

/**
 * Clears the state of the previous session, in memory and in storage, when a session starts or ends. Only the tab in
 * which this happened clears the storage that all tabs share. Other tabs notice it late, when another user may have
 * signed in.
 */
export function forgetAccount(storages: readonly Storage[] = [localStorage, sessionStorage]): void {
  for (const forget of forgets.account) forget()
  for (const storage of storages) {
    for (const key of Object.keys(storage)) if (key.startsWith(ACCOUNT_KEYS)) storage.removeItem(key)
  }
}

/** Resets the page as if it had just been opened. */
export function forgetPage(): void {
  forgetAccount()
  for (const forget of forgets.page) forget()
}
