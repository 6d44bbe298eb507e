import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

// This program imports nothing of Bettle, so that it checks the server from outside.

const USAGE = `Computes the draws of a competition again from the published seed and list, and compares the hashes and the lots.

  npm run verify-draw -- FILE      Reads the saved reply of GET /api/app/competition/ID/draw
  npm run verify-draw -- ADDRESS   Fetches that reply: ADDRESS is the competition page or the API call
  … --seed-hash HASH               Also compares the published hash with the hash that you noted when enrolment opened
  … --email, --password            Your sign-in for ADDRESS

The command exits with 0 if all draws are correct, with 1 for a difference or a failure, with 2 for wrong options.
`

const EXIT = { failed: 1, usage: 2 }

process.exitCode = await main(process.argv.slice(2))

async function main(args) {
  const options = optionsOf(args)
  if (options === undefined) {
    console.error(USAGE)
    return EXIT.usage
  }
  if (options.help) {
    console.log(USAGE)
    return 0
  }
  try {
    const draw = drawIn(await readSource(options))
    const differences = verifyDraw(draw, options.seedHash)
    for (const difference of differences) console.error(`WRONG: ${difference}`)
    if (differences.length === 0 && draw.draws.length > 0) console.log('All draws are correct.')
    return differences.length === 0 ? 0 : EXIT.failed
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return EXIT.failed
  }
}

/** Returns the options, or undefined for an invalid command. */
function optionsOf(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        email: { type: 'string' },
        password: { type: 'string' },
        'seed-hash': { type: 'string' },
      },
    })
    if (values.help) return { help: true }
    const [source, ...more] = positionals
    if (source === undefined || more.length > 0) return undefined
    return { source, email: values.email, password: values.password, seedHash: values['seed-hash']?.toLowerCase() }
  } catch {
    return undefined
  }
}

async function readSource({ source, email, password }) {
  if (!/^https?:/.test(source)) return JSON.parse(await readFile(source, 'utf8'))
  const { origin, pathname } = new URL(source)
  const [id] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(pathname) ?? []
  if (id === undefined) throw new Error(`${source} does not contain the id of a competition.`)
  if (!email || !password)
    throw new Error(
      'The server shows this draw only to signed-in users: give --email and --password, or the saved reply as a file.',
    )
  const { token } = await call(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return call(`${origin}/api/app/competition/${id}/draw`, {
    headers: { authorization: `${token.tokenType} ${token.accessToken}`, 'refresh-token': token.refreshToken },
  })
}

async function call(address, request) {
  const response = await fetch(address, request)
  const reply = await response.json().catch(() => ({}))
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${reply.error ?? 'no reason given'}`)
  return reply
}

/** Returns the draw in a file. Refuses a file with other content. */
function drawIn(value) {
  const isText = (candidate) => typeof candidate === 'string'
  const isEntry = (entry) => isText(entry?.userId) && isText(entry.lot)
  const isDraw = (draw) =>
    Number.isInteger(draw?.season) && isText(draw.seed) && isText(draw.listHash) && draw.entries?.every?.(isEntry)
  if (!isText(value?.seedHash) || !value.draws?.every?.(isDraw))
    throw new Error('This is not the reply of GET /api/app/competition/ID/draw.')
  return value
}

function sha256(text) {
  return createHash('sha256').update(text).digest('hex')
}

/** Prints every hash and lot. Returns what differs from the published draw. */
function verifyDraw({ seedHash, draws }, noted) {
  const differences = []
  const compare = (what, shown, computed) => {
    console.log(`  ${what}: ${shown}${shown === computed ? '' : ` (computed: ${computed})`}`)
    if (shown !== computed) differences.push(`${what} is ${shown}, but ${computed} follows from the draw`)
  }
  console.log(`Hash of the seed, as published when enrolment opened: ${seedHash}`)
  if (noted !== undefined && noted !== seedHash)
    differences.push(`the page shows the hash ${seedHash}, you noted ${noted}`)
  if (draws.length === 0) console.log('The competition has no draw yet.')
  let previous = { season: 0, seed: seedHash }
  for (const draw of draws) {
    const { season, seed, listHash, entries, at } = draw
    console.log(`Season ${season}, drawn at ${at}`)
    if (season === previous.season && seed === previous.seed)
      console.log(
        '  This season was drawn again with the same seed: in older versions all draws of a season used one seed.',
      )
    else {
      const of = previous.season === 0 ? 'hash of the seed' : `hash of the seed (the seed of season ${previous.season})`
      compare(of, previous.seed, sha256(seed))
    }
    compare('hash of the list', listHash, sha256(JSON.stringify(entries.map(({ userId }) => userId))))
    if (new Set(entries.map(({ userId }) => userId)).size < entries.length)
      differences.push(`season ${season} draws an entry twice`)
    console.log(`  lots, lowest first, of ${entries.length} entries:`)
    for (const { userId, username, lot } of entries.toSorted(byLot)) {
      compare(`${username} (${userId})`, lot, sha256(JSON.stringify([seed, listHash, userId])))
    }
    previous = draw
  }
  return differences
}

function byLot(a, b) {
  return Number(a.lot > b.lot) - Number(a.lot < b.lot) || Number(a.userId > b.userId) - Number(a.userId < b.userId)
}
