/** How long something is remembered: as long as the page is open, or only until somebody else may have signed in. */
const forgets = { page: new Set<() => void>(), account: new Set<() => void>() }

/** What an account keeps in the browser's storage stands under names that begin so, and goes when its session does. */
export const ACCOUNT_KEYS = 'bettle.account.'

/**
 * What a module holds for as long as the page is open, made when it is first asked for. A module keeps nothing in any other
 * way: so a page can begin anew (a test does), and nothing of one account is there for the next, without anybody thinking of it.
 */
export function ofPage<Value>(make: () => Value, end?: (value: Value) => void): () => Value {
  return remembered(forgets.page, make, end)
}

/** The same for what belongs to whoever is signed in: gone when a session begins or ends. */
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

/** For stores: what to do when the page, or the account, begins anew. */
export const onForgotten = {
  page: (forget: () => void): void => void forgets.page.add(forget),
  account: (forget: () => void): void => void forgets.account.add(forget),
}

/**
 * A session has begun or ended: what the one before knew is forgotten, here and in the browser's storage. Of what all tabs
 * share only by the tab in which it was: another hears of it late, when somebody else may have signed in.
 */
export function forgetAccount(storages: readonly Storage[] = [localStorage, sessionStorage]): void {
  for (const forget of forgets.account) forget()
  for (const storage of storages) {
    for (const key of Object.keys(storage)) if (key.startsWith(ACCOUNT_KEYS)) storage.removeItem(key)
  }
}

/** As if the page had just been opened. */
export function forgetPage(): void {
  forgetAccount()
  for (const forget of forgets.page) forget()
}
