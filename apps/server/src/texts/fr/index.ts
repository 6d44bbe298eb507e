import { landing } from './landing.ts'
import { mail } from './mail.ts'
import { page } from './page.ts'
import { reminder } from './reminder.ts'

export const CATALOGS = { landing, mail, page, reminder }
