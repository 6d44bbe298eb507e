/** The link for a visitor who wants to edit: to sign-in, and back to the page. */
export const EDIT_AT = `/login?next=${encodeURIComponent('/?tab=landing')}`
