import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Runs random operator actions and undoes all of them, more often than the tests have time for: npm run
 * operator-actions -- [matches, default 10] [actions in each, default 200] [first seed, default random]. It uses PostgreSQL if TEST_DATABASE_URL
 * is set, otherwise the embedded database.
 */
const [matches = '10', actions = '200', seed = String(Math.floor(Math.random() * 1e9))] = process.argv.slice(2)
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'server',
    'apps/server/test/simulation/operator-actions/operator-actions.test.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BETTLE_MATCHES: matches, BETTLE_ACTIONS: actions, BETTLE_SEED: seed },
  },
)
process.exit(status ?? 1)
