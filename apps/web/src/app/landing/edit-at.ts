/** Where a visitor is led who wants to edit: to the sign-in, and back to the page. */
export const EDIT_AT = `/login?next=${encodeURIComponent('/?tab=landing')}`
