import type { Language } from '@bettle/contract'
import { say } from '../../texts/say.ts'
import type { PageMeta } from './page-head.ts'

/** The metadata of a page in a language. */
export type MetaIn = (language: Language) => PageMeta

export const DEFAULT_META: MetaIn = (language) => ({
  title: 'Bettle',
  description: say(language, 'page.about.bettle'),
})

/** Pages whose metadata is the same for all visitors who read the same language. */
const PAGES: Readonly<Record<string, MetaIn>> = {
  '/': DEFAULT_META,
  '/login': metaOf('sign-in'),
  '/register': metaOf('register'),
  '/request-reset': metaOf('request-reset'),
  '/reset-password': metaOf('reset-password', true),
  '/confirm-email': metaOf('confirm-email', true),
  '/terms-of-service': metaOf('terms'),
  '/previous-results': metaOf('results'),
  '/profile': metaOf('profile'),
  '/chat': metaOf('chat'),
  '/logout': metaOf('logout'),
  '/forbidden': metaOf('forbidden'),
  '/admin': metaOf('admin', true),
  '/admin/avatars': (language) => ({ ...metaOf('admin', true)(language), title: say(language, 'page.admin.avatars') }),
}

type Described =
  | 'sign-in'
  | 'register'
  | 'request-reset'
  | 'reset-password'
  | 'confirm-email'
  | 'terms'
  | 'results'
  | 'profile'
  | 'chat'
  | 'logout'
  | 'forbidden'
  | 'admin'

function metaOf(page: Described, isPrivate = false): MetaIn {
  return (language) => ({
    title: say(language, `page.${page}.title`),
    description: say(language, `page.${page}.about`),
    ...(isPrivate && { isPrivate }),
  })
}

/** Returns the metadata of a page by its path; undefined if the server does not know the page. */
export function metaOfPage(path: string): MetaIn | undefined {
  return Object.hasOwn(PAGES, path) ? PAGES[path] : undefined
}
