import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { checkDraws } from '../packages/rules/dist/competition/check-draws.js'

const USAGE = `Computes the draws of a competition again from the published seed and list, and compares the hashes, the lots and the groups.

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
    const { reply, page } = await readSource(options)
    const draw = drawIn(reply)
    const differences = [...verifyDraw(draw, options.seedHash), ...(page ? otherOnPage(draw, page) : [])]
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
  if (!/^https?:/.test(source)) return { reply: JSON.parse(await readFile(source, 'utf8')) }
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
  const headers = { authorization: `${token.tokenType} ${token.accessToken}`, 'refresh-token': token.refreshToken }
  const address = `${origin}/api/app/competition/${id}`
  const reply = await call(`${address}/draw`, { headers })
  return { reply, page: (await call(address, { headers })).competition }
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

/** Prints every hash, lot and group. Returns what differs from the published draw. */
function verifyDraw(shown, noted) {
  const differences = []
  const compare = (what, published, computed) => {
    console.log(`  ${what}: ${published}${published === computed ? '' : ` (computed: ${computed})`}`)
    if (published !== computed) differences.push(`${what} is ${published}, but ${computed} follows from the draw`)
  }
  console.log(`Hash of the seed, as published when enrolment opened: ${shown.seedHash}`)
  if (noted !== undefined && noted !== shown.seedHash)
    differences.push(`the page shows the hash ${shown.seedHash}, you noted ${noted}`)
  if (shown.draws.length === 0) console.log('The competition has no draw yet.')
  for (const [index, checked] of checkDraws(shown, sha256).entries()) {
    const draw = shown.draws[index]
    const { season, seed, listHash, entries, at } = draw
    console.log(`Season ${season}, drawn at ${at}`)
    const previous = shown.draws[index - 1]
    if (previous?.season === season && previous.seed === seed)
      console.log(
        '  This season was drawn again with the same seed: in older versions all draws of a season used one seed.',
      )
    else
      compare(
        previous ? `hash of the seed (the seed of season ${previous.season})` : 'hash of the seed',
        checked.commitment,
        sha256(seed),
      )
    compare('hash of the list', listHash, sha256(JSON.stringify(entries.map(({ userId }) => userId))))
    if (!checked.isEachOnce) differences.push(`season ${season} draws an entry twice`)
    if (checked.isListNewForSeed)
      differences.push(`season ${season} was drawn again with a seed that was known, and another list`)
    console.log(`  lots, lowest first, of ${entries.length} entries:`)
    for (const { userId, username, lot, drawn } of checked.lots) compare(`${username} (${userId})`, lot, drawn)
    differences.push(...groupsOf(draw, checked))
  }
  return differences
}

/** Prints the groups of a draw. Returns what is wrong with them. */
function groupsOf({ season, groups: shown, entries }, { groups, dealt }) {
  const names = new Map(entries.map(({ userId, username }) => [userId, username]))
  const print = (what, some) => {
    for (const [index, { division, members }] of (some ?? []).entries())
      console.log(
        `  ${what} ${index + 1}${division === null ? '' : ` (division ${division})`}: ${members.map((id) => names.get(id) || id).join(', ')}`,
      )
  }
  print('group', shown)
  switch (groups) {
    case 'match':
      return []
    case 'none':
      console.log('  No groups follow from this draw now: the season was drawn again, or will be.')
      return []
    case 'missing':
      return [`season ${season}: the reply lacks the groups, or the tables that decide the divisions`]
    default:
      print('computed group', dealt)
      return [`season ${season}: other groups follow from the draw than those shown`]
  }
}

/** Compares the groups of the draws with those on the page of the competition. */
function otherOnPage({ draws }, { stages }) {
  const textOf = (groups) =>
    JSON.stringify((groups ?? []).map(({ division, members }) => [division ?? null, ...members]))
  return stages
    .filter(({ kind }) => kind !== 'round')
    .filter(({ ordinal, groups }) => {
      const draw = draws.findLast(({ season }) => season === ordinal)
      return !draw || textOf(draw.groups) !== textOf(groups)
    })
    .map(({ ordinal }) => `season ${ordinal}: the page of the competition shows other groups than its draw`)
}
