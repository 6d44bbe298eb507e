import { landing } from './landing.ts'
import { mail } from './mail.ts'
import { page } from './page.ts'

export const CATALOGS = { landing, mail, page }
