import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Plays many generated games, more than the tests have time for: npm run generated-games -- [games, default 2000]
 * [first seed, default random]. Each match has three games and an operator who keeps correcting it. The seed of a failed game plays it
 * again. It uses PostgreSQL if TEST_DATABASE_URL is set, otherwise the embedded database.
 */
const GAMES_PER_MATCH = 3
const [games = '2000', seed = String(Math.floor(Math.random() * 1e9))] = process.argv.slice(2)
const matches = String(Math.ceil(Number(games) / GAMES_PER_MATCH))
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'server',
    'apps/server/test/simulation/unruly-match/unruly-match.test.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BETTLE_MATCHES: matches, BETTLE_SEED: seed },
  },
)
process.exit(status ?? 1)
