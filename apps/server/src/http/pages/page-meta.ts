import type { PageMeta } from './page-head.ts'

const ABOUT = 'Call the next ten minutes of a real match with free chips, against your friends.'

export const DEFAULT_META: PageMeta = { title: 'Bettle', description: ABOUT }

/** Pages whose metadata is the same for all visitors. */
const PAGES: Readonly<Record<string, PageMeta>> = {
  '/': DEFAULT_META,
  '/login': { title: 'Sign In · Bettle', description: `${ABOUT} Sign in to play.` },
  '/register': {
    title: 'Create your account · Bettle',
    description: 'An account takes a minute and costs nothing. Every game starts with free chips.',
  },
  '/request-reset': {
    title: 'Forgot password · Bettle',
    description: 'Ask for an email with a link to set a new password.',
  },
  '/reset-password': { title: 'Reset password · Bettle', description: 'Set a new password.', isPrivate: true },
  '/confirm-email': { title: 'Confirm address · Bettle', description: 'Confirm a new address.', isPrivate: true },
  '/terms-of-service': {
    title: 'Terms of Service · Bettle',
    description: 'The rules of Bettle for players. Chips are free and buy nothing.',
  },
  '/previous-results': {
    title: 'Previous Results · Bettle',
    description: 'The games you have played, and how they ended.',
  },
  '/profile': { title: 'Profile · Bettle', description: 'Your name, your avatar and your devices.' },
  '/chat': { title: 'Chat · Bettle', description: 'The chat of your game.' },
  '/logout': { title: 'Logout · Bettle', description: 'Sign out on this device.' },
  '/forbidden': { title: 'No entry · Bettle', description: "You can't access that." },
  '/admin': { title: 'Administration · Bettle', description: 'For those who run Bettle.', isPrivate: true },
  '/admin/avatars': { title: 'Avatars · Bettle', description: 'For those who run Bettle.', isPrivate: true },
}

/** Returns the metadata of a page by its path; undefined if the server does not know the page. */
export function metaOfPage(path: string): PageMeta | undefined {
  return Object.hasOwn(PAGES, path) ? PAGES[path] : undefined
}
