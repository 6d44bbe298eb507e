/** The link for a visitor who wants to edit the landing page: to the sign-in page, and back after sign-in. */
export const EDIT_AT = `/login?next=${encodeURIComponent('/?tab=landing')}`
