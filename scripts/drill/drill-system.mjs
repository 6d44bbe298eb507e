import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { balancer } from '../../apps/server/test/support/network/balancer.ts'
import { tcpProxy } from '../../apps/server/test/support/network/tcp-proxy.ts'
import { isRedisInstalled, testRedis } from '../../apps/server/test/support/redis/redis-server.ts'
import { killableNode } from './killable-node.mjs'
import { postgresCluster, postgresPrograms } from './postgres-cluster.mjs'

export const ADMIN = { email: 'admin@bettle.example', password: 'Corner-kick-1' }

/** Returns the name of a program that several nodes need and that is not installed. */
export function missingProgram() {
  if (postgresPrograms() === undefined) return 'PostgreSQL (initdb, pg_ctl)'
  return isRedisInstalled ? undefined : 'redis-server'
}

/**
 * Starts built nodes behind a TCP balancer, on a separate PostgreSQL and Redis, with proxies in front of the database
 * and of the clients. All ports are free ports.
 * @param settings further environment variables of the nodes
 * @param isEmbedded starts one node on the embedded database, without PostgreSQL and Redis
 * @param isInspected gives each node a port for its inspector
 * @param undo receives the functions that remove everything, to be called in reverse order
 */
export async function drillSystem({ count, isEmbedded = false, isInspected = false, settings = {}, watch, undo }) {
  const [postgresPort, ...all] = await freePorts(2 * count + 1)
  const ports = all.slice(0, count)
  const inspectPorts = isInspected ? all.slice(count) : []
  const postgres = isEmbedded ? undefined : await startPostgres(postgresPort, undo)
  const redis = isEmbedded ? undefined : await testRedis()
  if (redis) undo.push(() => redis.stop())
  const database = postgres && (await tcpProxy(postgres.url))
  if (database) undo.push(() => database.close())
  const environment = {
    ...{ LOG_LEVEL: 'error', RATE_LIMITS: 'off', PRACTICE: 'off', DRAIN_MS: '0' },
    ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, AUTH_SECRET: randomBytes(32).toString('hex') },
    ...(redis && { DATABASE_URL: database.url, REDIS_URL: redis.url }),
    ...settings,
  }
  const nodes = ports.map((port, index) =>
    killableNode(`node ${index + 1}`, port, environment, { ...watch, inspectPort: inspectPorts[index] }),
  )
  const stopNodes = () => Promise.all(nodes.map((node) => node.stop()))
  undo.push(async () => {
    await stopNodes()
    for (const node of nodes) node.remove()
  })
  await Promise.all(nodes.map((node) => node.started))
  const front = await balancer(ports, { everyMs: 300 })
  undo.push(() => front.close())
  const clients = await tcpProxy(front.url)
  undo.push(() => clients.close())
  return {
    url: clients.url.replace(/\/$/, ''),
    ...{ postgres, redis, database, front, clients, nodes, ports, inspectPorts, stopNodes },
    /** Ends every disturbance, so that everything runs again. */
    async calm() {
      for (const network of [database, clients]) {
        network?.thaw()
        network?.mend()
      }
      redis?.thaw()
      for (const node of nodes) await node.untilReady()
    },
  }
}

async function freePorts(count) {
  const servers = []
  for (let index = 0; index < count; index += 1) {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    servers.push(server)
  }
  const ports = servers.map((server) => server.address().port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

async function startPostgres(port, undo) {
  const postgres = await postgresCluster(port)
  undo.push(() => postgres.remove())
  await postgres.start()
  return postgres
}
