/** Where this tab keeps the names that a visitor typed before they registered. */
export const DRAFT = 'bettle.own-match'

/** True if the user named a match before they registered, so that the hub shows its form at once. */
export const hasDraft = (): boolean => sessionStorage.getItem(DRAFT) !== null
