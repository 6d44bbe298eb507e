// Plants faults one at a time and reports which of them the tests catch: `npm run planted-faults [-- ID…]`. Each fault replaces one text
// of one file while Vitest loads it, so that no file on the disk changes. Set TEST_DATABASE_URL for faster server tests.
// After code was moved or renamed, a fault whose text no longer occurs exactly once fails: name its new file and text in the list below.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'
import { LEFT_OUT } from './test-plan.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const RULES = 'packages/rules/src'
const SERVER = 'apps/server/src'
const WEB = 'apps/web/src'

/**
 * The faults to plant. The `tests` of a fault run in the project that contains them, and at least one of them must
 * fail.
 */
const FAULTS = [
  // Rules
  {
    id: 'window-closes-late',
    what: 'A bet is accepted at the instant the window closes [B2].',
    file: `${RULES}/bet/bet.ts`,
    find: 'return window.closesAt === null || arrivedAt < window.closesAt',
    replace: 'return window.closesAt === null || arrivedAt <= window.closesAt',
    tests: [`${RULES}/bet/bet.test.ts`],
  },
  {
    id: 'payout-rounds-up',
    what: 'A payout is rounded to the nearest chip instead of down [B9].',
    file: `${RULES}/bet/bet.ts`,
    find: 'return Math.floor((hundredths * stake) / 100)',
    replace: 'return Math.round((hundredths * stake) / 100)',
    tests: [`${RULES}/bet/bet.test.ts`],
  },
  {
    id: 'stake-above-balance',
    what: 'A stake one chip above the balance is accepted [B8].',
    file: `${RULES}/bet/bet.ts`,
    find: "if (stake > member.chips) return 'insufficient-chips'",
    replace: "if (stake > member.chips + 1) return 'insufficient-chips'",
    tests: [`${RULES}/bet/bet.test.ts`],
  },
  {
    id: 'line-loses',
    what: 'A count on the line loses the bet instead of voiding it [S3].',
    file: `${RULES}/bet/bet.ts`,
    find: "if (count === threshold) return 'void'",
    replace: "if (count === threshold) return 'lost'",
    tests: [`${RULES}/settlement/settlement.test.ts`],
  },
  {
    id: 'own-price-accepted',
    what: 'A player bets at a price that this player set [B8].',
    file: `${RULES}/bet/bet.ts`,
    find: "if (option.isOwnPrice) return 'own-price'",
    replace: "if (false) return 'own-price'",
    tests: [`${RULES}/bet/bet.test.ts`],
  },
  {
    id: 'bet-before-the-window',
    what: 'A bet is accepted before betting on its round has opened [B1].',
    file: `${RULES}/bet/bet.ts`,
    find: 'if (window.opensAt !== null && arrivedAt < window.opensAt) return false',
    replace: 'if (false) return false',
    tests: [`${RULES}/bet/bet.test.ts`],
  },
  {
    id: 'late-for-every-round',
    what: 'An unsure start moves the start of every round of its half [S13].',
    file: `${RULES}/settlement/late-start.ts`,
    find: '|| !isFirstOfHalf(timetable, round)) return startsAt',
    replace: ') return startsAt',
    tests: [`${RULES}/settlement/late-start.test.ts`],
  },
  {
    id: 'sure-start-moves',
    what: 'An unsure start after the start makes bets late that were in time [S13].',
    file: `${RULES}/settlement/late-start.ts`,
    find: 'return Math.min(startsAt, unsureFrom + (startsAt - half.startTime))',
    replace: 'return unsureFrom + (startsAt - half.startTime)',
    tests: [`${RULES}/settlement/late-start.test.ts`],
  },
  {
    id: 'later-start-forgives',
    what: 'A start that moved to a later time spares a round its penalties [I6].',
    file: `${RULES}/settlement/late-start.ts`,
    find: 'move.from !== null && move.from <= half.startTime) return false',
    replace: 'false) return false',
    tests: [`${RULES}/settlement/late-start.test.ts`],
  },
  {
    id: 'correction-after-the-end',
    what: 'Betting counts as cut short although the start was corrected before its close [I6].',
    file: `${RULES}/settlement/late-start.ts`,
    find: 'const isCutShort = closesAt < Math.min(closedBefore, move.at)',
    replace: 'const isCutShort = closesAt < closedBefore',
    tests: [`${RULES}/settlement/late-start.test.ts`],
  },
  {
    id: 'settled-bet-settled-again',
    what: 'A settlement decides a bet that is decided [S1].',
    file: `${RULES}/settlement/plan-round.ts`,
    find: "return end !== null ? outcome === 'open' : outcome",
    replace: 'return end !== null ? true : outcome',
    tests: [`${RULES}/settlement/plan-round.test.ts`],
  },
  {
    id: 'open-bet-corrected',
    what: 'A correction decides a bet whose round has not been settled [S5].',
    file: `${RULES}/settlement/plan-round.ts`,
    find: "outcome !== 'open' || now === 'continues'",
    replace: 'true',
    tests: [`${RULES}/settlement/plan-round.test.ts`],
  },
  {
    id: 'row-kept-after-late-start',
    what: 'A round with a late start does not end the row of a player who bet on it [I4].',
    file: `${RULES}/settlement/plan-round.ts`,
    find: 'candidates.filter(({ placed }) => placed)',
    replace: 'candidates.filter(() => false)',
    tests: [`${RULES}/settlement/plan-round.test.ts`],
  },
  {
    id: 'recounted-penalties-added',
    what: 'A second settlement adds the rounds of penalised members again [K6].',
    file: `${RULES}/settlement/plan-round.ts`,
    find: 'isAdded ? penalties : [], isAdded',
    replace: 'penalties, isAdded',
    tests: [`${RULES}/settlement/plan-round.test.ts`],
  },
  {
    id: 'saved-bet-pays-card',
    what: "A void bet that no card saved counts as a card's credit [H10].",
    file: `${RULES}/card/card.ts`,
    find: 'return isSaved && isNearMiss(',
    replace: 'return isSaved || isNearMiss(',
    tests: [`${RULES}/card/card.test.ts`],
  },
  {
    id: 'hidden-elimination-repeated',
    what: 'A member whose elimination is hidden is eliminated again [X2].',
    file: `${RULES}/settlement/plan-eliminations.ts`,
    find: 'isEliminated: seat.eliminatedIn !== null }',
    replace: 'isEliminated: false }',
    tests: [`${RULES}/settlement/plan-round.test.ts`],
  },
  {
    id: 'round-boundary',
    what: 'An event on the boundary of two rounds counts for the earlier one [E1].',
    file: `${RULES}/round/round.ts`,
    find: 'return at >= startsAt && (endsAt === null || at < endsAt)',
    replace: 'return at >= startsAt && (endsAt === null || at <= endsAt)',
    tests: [`${RULES}/round/round.test.ts`, `${RULES}/round/timetable.test.ts`],
  },
  {
    id: 'penalty-below-zero',
    what: 'A penalty takes more chips than a player has [I2].',
    file: `${RULES}/settlement/inactivity.ts`,
    find: 'Math.max(0, Math.min(settings.inactivityPenalty, chips))',
    replace: 'Math.max(0, settings.inactivityPenalty)',
    tests: [`${RULES}/settlement/inactivity.test.ts`],
  },
  {
    id: 'eliminated-at-threshold',
    what: 'A player with exactly as many chips as the threshold is eliminated [X2].',
    file: `${RULES}/settlement/elimination.ts`,
    find: 'chips < eliminationThreshold && !hasOpenBet',
    replace: 'chips <= eliminationThreshold && !hasOpenBet',
    tests: [`${RULES}/settlement/elimination.test.ts`],
  },
  {
    id: 'idle-seats-at-cut',
    what: 'Idle seats raise the number of players who stay at a cut [X9].',
    file: `${RULES}/settlement/cut.ts`,
    find: 'present.filter(({ isActive }) => isActive).length',
    replace: 'present.length',
    tests: [`${RULES}/settlement/cut.test.ts`],
  },
  {
    id: 'daily-cap',
    what: 'One more than the daily cap is allowed [M12].',
    file: `${RULES}/lobby/caps.ts`,
    find: 'const first = counted[most - 1]',
    replace: 'const first = counted[most]',
    tests: [`${RULES}/lobby/caps.test.ts`],
  },
  // Ranks
  {
    id: 'rank-by-bets-won',
    what: 'Of two members with equal chips the one with fewer bets won ranks first [K1].',
    file: `${RULES}/ranking/leaderboard.ts`,
    find: 'b.betsWon - a.betsWon ||',
    replace: 'a.betsWon - b.betsWon ||',
    tests: [`${RULES}/ranking/leaderboard.test.ts`],
  },
  {
    id: 'trophies-paid-twice',
    what: 'A changed award is paid without reversing the old one [Z6].',
    file: `${RULES}/ranking/trophy.ts`,
    find: 'filter((award) => !isSame(award, wanted.get(award.userId)))',
    replace: 'filter((award) => isSame(award, undefined) && !wanted.has(award.userId))',
    tests: [`${RULES}/ranking/trophy.test.ts`],
  },
  // Cards
  {
    id: 'shield-above-stake',
    what: 'A Shield returns more than the stake [H8].',
    file: `${RULES}/card/card.ts`,
    find: 'return Math.min(stake, Math.floor((stake * (tenths - 10)) / 10))',
    replace: 'return Math.floor((stake * (tenths - 10)) / 10)',
    tests: [`${RULES}/card/card.test.ts`],
  },
  {
    id: 'card-cooldown',
    what: 'The cooldown of cards is one round too short [H5].',
    file: `${RULES}/card/card.ts`,
    find: 'roundNumber + cooldown + 1)',
    replace: 'roundNumber + cooldown)',
    tests: [`${RULES}/card/card.test.ts`],
  },
  {
    id: 'seed-before-confirmation',
    what: 'The seed of a deal is published before the results are confirmed [H3].',
    file: `${RULES}/card/card.ts`,
    find: "(match.status === 'completed' && match.isConfirmed)",
    replace: "match.status === 'completed'",
    tests: [`${SERVER}/features/card/cards.test.ts`],
  },
  // Prices
  {
    id: 'price-of-the-instant',
    what: 'A bet that arrives as a price list begins is judged by the list before [P9].',
    file: `${RULES}/pricing/price-list.ts`,
    find: 'inOrder.findLast(({ from }) => from <= arrivedAt)',
    replace: 'inOrder.findLast(({ from }) => from < arrivedAt)',
    tests: [`${RULES}/pricing/price-list.test.ts`],
  },
  {
    id: 'odds-moved-ignored',
    what: 'A bet at a price that has moved is accepted [B8].',
    file: `${RULES}/bet/bet.ts`,
    find: "seenHundredths !== option.hundredths) return 'odds-moved'",
    replace: "seenHundredths > option.hundredths) return 'odds-moved'",
    tests: [`${RULES}/bet/bet.test.ts`],
  },
  // Ledger
  {
    id: 'chain-without-previous',
    what: 'An entry of the ledger is not chained to the one before [L3].',
    file: `${RULES}/ledger/ledger.ts`,
    find: 'return JSON.stringify([previousHash, seq,',
    replace: 'return JSON.stringify([previousHash.slice(0, 0), seq,',
    tests: [`${RULES}/ledger/ledger.test.ts`, `${RULES}/ledger/hashed-texts.test.ts`],
  },
  {
    id: 'recount-skips-credit',
    what: 'The recount of a ledger does not compare what was credited with what is due [L9].',
    file: `${RULES}/ledger/recompute-ledger.ts`,
    find: 'if (credited !== expected.credit) return',
    replace: 'if (credited > expected.credit + 1_000_000) return',
    tests: [`${RULES}/ledger/recompute-ledger.test.ts`],
  },
  // Settlement
  {
    id: 'correction-pays-again',
    what: 'A correction pays the whole credit again instead of the difference [S6].',
    file: `${RULES}/settlement/settlement.ts`,
    find: 'amount: credit - credited }',
    replace: 'amount: credit }',
    tests: [`${RULES}/settlement/settlement.test.ts`],
  },
  {
    id: 'card-paid-twice',
    what: 'What a card adds is posted both with the payout and by itself [H10].',
    file: `${SERVER}/features/settlement/settle-round.ts`,
    find: 'const amount = credit - cardCredit',
    replace: 'const amount = credit',
    tests: [`${SERVER}/features/card/cards.test.ts`],
  },
  {
    id: 'late-event-corrects-nothing',
    what: 'An event recorded after its round was settled corrects no bets [S5].',
    file: `${SERVER}/features/match-event/record-match-event.ts`,
    find: "await correctEndedRounds(tx, match, [row.at.getTime()], now.getTime(), reasonGiven(request.reason, 'event-late'))",
    replace: '',
    tests: [`${SERVER}/features/settlement/settle-round.test.ts`, `${SERVER}/features/match-event/match-event.test.ts`],
  },
  // Secrecy
  {
    id: 'hidden-bet-counted',
    what: 'The number of bets that others see includes a hidden bet [V3].',
    file: `${RULES}/bet/visibility.ts`,
    find: 'betsPlaced: actual.betsPlaced - hidden.bets',
    replace: 'betsPlaced: actual.betsPlaced',
    tests: [`${RULES}/bet/visibility.test.ts`],
  },
  {
    id: 'hidden-stake-shown',
    what: 'The chips of a member show a stake on a round that has not started [V1].',
    file: `${SERVER}/features/leaderboard/standings.ts`,
    find: '...publicFigures(own, kept)',
    replace: '...publicFigures(own, NOTHING)',
    tests: [
      `${SERVER}/features/settlement/pushes-of-bets.test.ts`,
      `${SERVER}/features/settlement/inactivity/penalty-updates.test.ts`,
    ],
  },
  {
    id: 'bets-before-the-start',
    what: 'The bets of others can be listed before their round starts [V1].',
    file: `${SERVER}/features/bet/list-bets.ts`,
    find: "roundStatus(timetable, round, now) !== 'upcoming'",
    replace: 'round.startMinute >= 0 && now > 0 && roundStatus !== undefined',
    tests: [`${SERVER}/features/bet/secrecy/secrecy.test.ts`],
  },
  // Limits and access
  {
    id: 'attempts-unlimited',
    what: 'Sign-in attempts from one address are not limited [A6].',
    file: `${SERVER}/http/limits/attempt-limits.ts`,
    find: 'if (wait > 0) throw tooMany(wait, rules.message)',
    replace: 'if (wait > Number.MAX_SAFE_INTEGER) throw tooMany(wait, rules.message)',
    tests: [`${SERVER}/http/limits/attempt-limits.test.ts`],
  },
  {
    id: 'player-as-administrator',
    what: "A player may call the administrators' area.",
    file: `${SERVER}/http/bind/bind.ts`,
    find: "access === 'admin' && caller.role !== 'admin'",
    replace: "access === 'admin' && caller.role === undefined",
    tests: [`${SERVER}/features/access-matrix.test.ts`],
  },
  {
    id: 'operator-against-rival',
    what: 'An administrator may act against a rival of their own match [V13].',
    file: `${SERVER}/features/operator/refuse-rival.ts`,
    find: 'if (rows[0]?.is_rival) throw',
    replace: 'if (rows.length > 1) throw',
    tests: [`${SERVER}/features/administration/rival.test.ts`],
  },
  // Guests
  {
    id: 'guest-as-member',
    what: 'A guest may call what takes an account [G4].',
    file: `${SERVER}/http/bind/bind.ts`,
    find: 'if (caller.isGuest && !guests) throw',
    replace: 'if (caller.isGuest && guests === undefined && access === undefined) throw',
    tests: [`${SERVER}/features/guest/guest-access.test.ts`],
  },
  // Idempotency
  {
    id: 'bet-key-with-another-body',
    what: 'A request id used for another bet gets the reply of the first [B12].',
    file: `${SERVER}/features/bet/decide-bets.ts`,
    find: 'before.bodyHash === bodyHash(request) ? answeredAs',
    replace: 'before.bodyHash !== undefined ? answeredAs',
    tests: [`${SERVER}/features/bet/bet-refusals.test.ts`, `${SERVER}/features/bet/same-either-way.test.ts`],
  },
  {
    id: 'call-key-with-another-body',
    what: 'An idempotency key used for another call gets the reply of the first [B12].',
    file: `${SERVER}/http/bind/answer-once.ts`,
    find: 'if (begun && begun.body_hash !== key.bodyHash) throw',
    replace: 'if (begun && begun.body_hash === undefined) throw',
    tests: [`${SERVER}/http/bind/idempotency-key.test.ts`],
  },
  {
    id: 'new-id-for-a-repeated-click',
    what: 'The same bet after a lost reply is sent under a new request id.',
    file: `${WEB}/features/bet/slip/use-place-bet.ts`,
    find: 'unanswered.current?.offer === key ? unanswered.current.requestId : newRequestId()',
    replace: 'newRequestId()',
    tests: [`${WEB}/features/bet/bet-panel.test.tsx`, `${WEB}/features/bet/slip/bet-slip.test.tsx`],
  },
  // Pushes
  {
    id: 'gap-not-seen',
    what: 'A page applies an update although the one before is missing.',
    file: `${WEB}/push/connection/follow.ts`,
    find: 'update.version > held + 1) return undefined',
    replace: 'update.version > held + 2) return undefined',
    tests: [`${WEB}/push/connection/follow.test.ts`],
  },
  {
    id: 'versions-repeat',
    what: 'Several pushes of one change are published under one version.',
    file: `${SERVER}/push/hub.ts`,
    find: 'version: first + index, push, notFor }',
    replace: 'version: first, push, notFor }',
    tests: [`${SERVER}/push/hub.test.ts`],
  },
  // Slip
  {
    id: 'slip-blocks-all-in',
    what: 'The slip refuses a stake of all chips.',
    file: `${WEB}/features/bet/slip/slip-rules.ts`,
    find: "if (stake > member.chips) return 'chips'",
    replace: "if (stake >= member.chips) return 'chips'",
    tests: [`${WEB}/features/bet/slip/slip-rules.test.ts`],
  },
  // Console
  {
    id: 'press-sent-twice',
    what: 'A press that is sent again gets another source id, and is recorded twice [W5].',
    file: `${WEB}/features/match-control/offline-queue/send-action.ts`,
    find: 'sourceId: queued.id,',
    replace: 'sourceId: crypto.randomUUID(),',
    tests: [`${WEB}/features/match-control/offline-queue/offline-queue.test.ts`],
  },
  {
    id: 'undo-of-a-sent-press',
    what: 'Undo drops a press that was sent already, and asks the server nothing [W5].',
    file: `${WEB}/features/match-control/offline-queue/offline-queue.ts`,
    find: "if (last && !last.tried && last.pressed.kind !== 'undo') {",
    replace: "if (last && last.pressed.kind !== 'undo') {",
    tests: [
      `${WEB}/features/match-control/offline-queue/offline-queue.test.ts`,
      `${WEB}/features/match-control/offline-queue/offline-queue-late.test.ts`,
    ],
  },
]

const asked = process.argv.slice(2)
const unknown = asked.filter((id) => !FAULTS.some((fault) => fault.id === id))
if (unknown.length > 0) stop(`There is no fault ${unknown.join(', ')}.`)
const chosen = asked.length === 0 ? FAULTS : FAULTS.filter(({ id }) => asked.includes(id))

const lost = chosen.flatMap(problemsOf)
if (lost.length > 0) stop(lost.join('\n'))

const survivors = []
for (const project of new Set(chosen.map(projectOf))) {
  const ofProject = chosen.filter((fault) => projectOf(fault) === project)
  const sound = await run(project, [...new Set(ofProject.flatMap(({ tests }) => tests))])
  if (sound.failed.length > 0) stop(`These tests fail without a fault:\n  ${sound.failed.join('\n  ')}`)
  for (const fault of ofProject) {
    const { failed, isPlanted, isBroken } = await run(project, fault.tests, fault)
    const isCaught = isPlanted && !isBroken && failed.length > 0
    if (!isCaught) survivors.push(fault.id)
    const result = isCaught ? `caught by ${failed.length}: ${failed[0]}` : whyNot({ isPlanted, isBroken })
    console.log(`${isCaught ? '✓' : '✗'} ${fault.id}: ${result}`)
  }
}
console.log(`${chosen.length - survivors.length} of ${chosen.length} faults are caught.`)
if (survivors.length > 0) console.error(`Not caught: ${survivors.join(', ')}`)
process.exit(survivors.length > 0 ? 1 : 0)

function whyNot({ isPlanted, isBroken }) {
  if (!isPlanted) return 'not caught: its tests do not load the file'
  return isBroken ? 'not caught: the file with the fault cannot be loaded' : 'not caught'
}

function problemsOf({ id, file, find, tests }) {
  const missing = [file, ...tests].filter((path) => !existsSync(join(root, path)))
  const leftOut = tests.filter((path) => LEFT_OUT.some((one) => one.file === path))
  if (leftOut.length > 0)
    return leftOut.map((path) => `${id}: npm test leaves out ${path}, so it must be caught elsewhere.`)
  if (missing.length > 0) return missing.map((path) => `${id}: there is no ${path}.`)
  const count = readFileSync(join(root, file), 'utf8').split(find).length - 1
  return count === 1 ? [] : [`${id}: its text occurs ${count} times in ${file}, not once: ${find}`]
}

/** Returns the package folder whose Vitest config runs the tests that should fail with the planted fault. */
function projectOf({ tests }) {
  return tests[0].split('/').slice(0, 2).join('/')
}

async function run(project, tests, fault) {
  let isPlanted = false
  const planted = fault && {
    name: 'planted-fault',
    enforce: 'pre',
    transform(code, id) {
      if (id.split('?')[0] !== join(root, fault.file)) return undefined
      isPlanted = true
      // Passes a function, so that `$` in the replacement text has no special meaning.
      return code.replace(fault.find, () => fault.replace)
    },
  }
  const filters = tests.map((test) => join(root, test))
  const options = { root: join(root, project), run: true, watch: false, maxWorkers: 1, reporters: [{}], update: 'none' }
  const vitest = await startVitest('test', filters, options, { plugins: planted ? [planted] : [] })
  const modules = vitest.state.getTestModules()
  const failed = modules.flatMap((module) =>
    [...module.children.allTests('failed')].map((test) => `${module.relativeModuleId} › ${test.fullName}`),
  )
  const isBroken = modules.length === 0 || modules.some((module) => [...module.children.allTests()].length === 0)
  await vitest.close()
  process.exitCode = 0
  return { failed, isPlanted, isBroken }
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
