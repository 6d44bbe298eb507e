import { PGlite } from '@electric-sql/pglite'
import { DURABLE_START, DurableFolder } from './durable-folder.ts'

/** Runs as a process of its own: makes a database in the folder given, and ends when it is made or its starter is gone. */
process.once('disconnect', () => process.exit(1))
const [folder = ''] = process.argv.slice(2)
const database = await PGlite.create({ fs: new DurableFolder(folder, () => {}), startParams: [...DURABLE_START] })
await database.close()
process.exit(0)
