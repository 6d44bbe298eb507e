import { PGlite } from '@electric-sql/pglite'
import { DURABLE_START, DurableFolder } from './durable-folder.ts'

/**
 * This program creates a database in the given folder. It ends when the database is complete, or when its starter has
 * ended.
 */
process.once('disconnect', () => process.exit(1))
const [folder = ''] = process.argv.slice(2)
const database = await PGlite.create({ fs: new DurableFolder(folder, () => {}), startParams: [...DURABLE_START] })
await database.close()
process.exit(0)
