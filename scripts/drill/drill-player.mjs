import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as contract from '@bettle/contract'
import { WebSocket } from 'ws'
import { afterUpdate, comparable, topicsOf } from '../../apps/server/test/simulation/lobby-after-updates.ts'

const PASSWORD = 'Kick-off-1'
const ANSWER_WITHIN_MS = 10_000
/**
 * How long a socket may receive nothing before the client closes it (ms). The server pings less often than the client.
 */
const SILENT_MS = 15_000
const PING_MS = 5000

/**
 * The shares of the kinds of bets: sent twice at once under one request id, sent at once under two ids, and repeated a
 * round later.
 */
const SHARE = { twice: 0.35, twoIds: 0.1, repeated: 0.2 }

export const headersOf = ({ accessToken, refreshToken }) => ({
  authorization: `Bearer ${accessToken}`,
  'refresh-token': refreshToken,
})

/**
 * Returns a caller of the API at one address. `counts` counts the replies by status, and 0 means no reply. `unanswered`
 * holds the reasons of 0, 502 and 503.
 */
export function caller(url, faults) {
  const counts = new Map()
  const unanswered = []
  let slowestMs = 0
  async function call(route, { params = {}, query = {}, body } = {}, headers = {}) {
    const path = route.path.replace(/:(\w+)/g, (_, name) => params[name])
    const began = performance.now()
    let answer
    try {
      const response = await fetch(`${url}/api${path}?${new URLSearchParams(query)}`, {
        method: route.method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      answer = { status: response.status, reply: await response.json() }
    } catch (error) {
      const { code, message } = error.cause ?? error
      answer = { status: 0, reply: { code: error.name, error: code ?? message } }
    }
    slowestMs = Math.max(slowestMs, performance.now() - began)
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
    if ([0, 502, 503].includes(answer.status)) {
      const { status, reply } = answer
      unanswered.push({
        at: performance.now(),
        text: `${path}: ${status} ${reply.code} ${reply.error ?? ''}`,
        code: reply.code,
      })
    }
    if (answer.status === 500) faults.push(`${route.method} ${path} was answered 500: ${JSON.stringify(answer.reply)}`)
    return answer
  }
  return { url, call, counts, unanswered, slowestMs: () => slowestMs }
}

/**
 * Runs a client that uses only the HTTP API. It shows the lobby as it was fetched and changed by the push channel since
 * then. It bets on each round, and repeats each request until it gets a reply.
 * @param isRegistered true if the account of this number exists, so that the client signs in
 * @param given the token of a guest, who has neither address nor password
 */
export async function drillPlayer(api, number, random, faults, { isRegistered = false, given } = {}) {
  const name = `Player ${number}`
  const email = `player${number}@bettle.example`
  let isOver = false
  let token

  /** Repeats a call while nothing answers or the server is unavailable. Signs in again if the session has expired. */
  async function ask(route, giving, headers = {}) {
    for (let tried = 0; ; tried += 1) {
      const answer = await api.call(route, giving, { ...(token && headersOf(token)), ...headers })
      if ([302, 401].includes(answer.status) && token && tried < 100) {
        const { status, reply } = await api.call(contract.login, { body: { email, password: PASSWORD } })
        if (status === 200) token = reply.token
        figures.signIns += 1
      } else if (![0, 429, 502, 503].includes(answer.status)) return answer
      await pause(200 + random() * 800)
    }
  }
  async function request(route, giving, headers) {
    const { status, reply } = await ask(route, giving, headers)
    if (status !== 200) throw new Error(`${name}: ${route.path}: ${status} ${JSON.stringify(reply)}`)
    return reply
  }

  const figures = { signIns: 0, sockets: 0, fetches: 0, gaps: 0, resyncs: 0, updates: 0, repeats: 0 }
  const registration = { name, email, password: PASSWORD, confirmPassword: PASSWORD, tos: true }
  if (given) token = given
  else if (isRegistered) token = (await request(contract.login, { body: { email, password: PASSWORD } })).token
  else token = (await request(contract.register, { body: registration })).token

  // The screen.
  let lobbyId
  let held
  let fetching
  let isStale = false
  const waiting = []
  const settledRounds = new Map()

  const fetchLobby = async () => {
    const { lobby, ...reply } = await request(contract.lobbyDetails, { params: { lobbyId } })
    return lobby ?? reply
  }

  /** Fetches the lobby. Updates that arrive meanwhile are applied afterwards. */
  function refresh() {
    isStale = true
    fetching ??= (async () => {
      while (isStale) {
        isStale = false
        figures.fetches += 1
        held = await fetchLobby()
        for (const update of waiting.splice(0)) apply(update)
      }
    })().finally(() => {
      fetching = undefined
    })
    return fetching
  }

  function apply(update) {
    const version = topicsOf(held).find(([topic]) => topic === update.topic)?.[1]
    if (version === undefined || update.version <= version) return
    if (update.version > version + 1) {
      figures.gaps += 1
      isStale = true
      if (!fetching) void refresh()
      return
    }
    figures.updates += 1
    const { push } = update
    if (push.type === 'round.settled' && update.topic.startsWith('lobby:')) {
      const before = settledRounds.get(push.matchRoundId)
      if (before !== undefined)
        faults.push(`round ${push.roundNumber} of lobby ${lobbyId} was published as settled twice`)
      settledRounds.set(push.matchRoundId, update.version)
    }
    held = afterUpdate(held, update)
  }

  function receive(frame) {
    if (frame.type === 'resync') {
      figures.resyncs += 1
      void refresh()
    } else if (frame.type === 'gone') faults.push(`${name} lost access to ${frame.topic}`)
    else if (frame.type === 'news' && fetching) waiting.push(frame)
    else if (frame.type === 'news') apply(frame)
  }

  // The socket to the push channel.
  let socket
  /** The close codes of sockets that were closed before the end. */
  const closings = new Set()
  async function stayConnected() {
    while (!isOver) {
      await new Promise((resolve) => {
        figures.sockets += 1
        const ws = new WebSocket(`${api.url.replace('http', 'ws')}/api/live`, { handshakeTimeout: ANSWER_WITHIN_MS })
        socket = ws
        let receivedAt = performance.now()
        const pinging = setInterval(() => {
          if (performance.now() - receivedAt > SILENT_MS) ws.terminate()
          else if (ws.readyState === WebSocket.OPEN) ws.ping()
        }, PING_MS)
        ws.on('open', () => {
          const follow = topicsOf(held).map(([topic, version]) => ({ topic, version }))
          ws.send(JSON.stringify({ type: 'hello', accessToken: token.accessToken, follow }))
        })
        ws.on('message', (data) => {
          receivedAt = performance.now()
          receive(JSON.parse(String(data)))
        })
        ws.on('pong', () => {
          receivedAt = performance.now()
        })
        ws.on('error', () => {})
        ws.on('close', (code) => {
          clearInterval(pinging)
          if (!isOver) closings.add(code)
          // The next call signs in again if the session has expired.
          if (code === contract.CLOSE.signInAgain) void refresh()
          resolve()
        })
      })
      if (!isOver) await pause(100 + random() * 900)
    }
  }

  // The bets.
  /** The acknowledged bet of each round, by round. */
  const acknowledged = new Map()
  const attempted = new Set()
  const refusals = new Map()

  const send = (body, key) => ask(contract.placeBet, { body }, { 'idempotency-key': key })

  async function bet(round) {
    const open = held.odds.filter(({ suspended }) => !suspended)
    const odds = open[Math.floor(random() * open.length)]
    if (!odds) return
    attempted.add(round._id)
    const body = { lobbyId, oddsId: odds._id, matchRoundId: round._id, stake: 1 + Math.floor(random() * 3) }
    const way = random()
    const first = randomUUID()
    const keys = way < SHARE.twice ? [first, first] : way < SHARE.twice + SHARE.twoIds ? [first, randomUUID()] : [first]
    const answers = await Promise.all(keys.map((key) => send(body, key)))
    const ids = new Set()
    answers.forEach(({ status, reply }, index) => {
      if (status === 200) {
        ids.add(reply.bet._id)
        acknowledged.set(round._id, reply.bet._id)
        if (random() < SHARE.repeated) later.push({ body, key: keys[index], id: reply.bet._id })
        return
      }
      refusals.set(reply.code, (refusals.get(reply.code) ?? 0) + 1)
      const isRepeat = new Set(keys).size === 1
      if ((reply.code === 'already-placed' && isRepeat) || reply.code === 'idempotency-key-reused')
        faults.push(`${name}: a repeated bet was refused: ${reply.code}`)
    })
    if (ids.size > 1) faults.push(`${name}: two bets on round ${round.roundNumber} were acknowledged`)
  }

  /** Requests to repeat after the bet on the next round. */
  const later = []
  async function repeatEarlier() {
    for (const { body, key, id } of later.splice(0)) {
      figures.repeats += 1
      const { status, reply } = await send(body, key)
      if (status !== 200 || reply.bet._id !== id)
        faults.push(`${name}: a bet was repeated later and answered ${status} ${reply.code ?? reply.bet?._id}`)
    }
  }

  /** Returns the next round by the client's own clock. The server decides whether a bet is in time. */
  const nextRound = () =>
    [...held.rounds]
      .sort((a, b) => a.roundNumber - b.roundNumber)
      .find(({ startsAt }) => startsAt === null || Date.parse(startsAt) > Date.now())

  async function betOnEachRound() {
    while (!isOver) {
      const round = nextRound()
      if (round && held.match.status !== 'completed' && !attempted.has(round._id)) {
        const earlier = later.length
        await bet(round)
        if (earlier > 0) await repeatEarlier()
      }
      await pause(150 + random() * 250)
    }
  }

  let playing
  return {
    name,
    figures,
    closings,
    refusals,
    acknowledged,
    ask,
    request,
    isConnected: () => socket?.readyState === WebSocket.OPEN,
    async enter(lobby) {
      lobbyId = lobby._id
      await refresh()
      // A player who returns has placed bets before.
      const { bets } = await request(contract.listBets, { query: { lobbyId } })
      for (const { matchRound } of bets) attempted.add(matchRound._id)
    },
    /** Follows the push channel and bets until the end of the match. */
    play() {
      playing = [stayConnected(), betOnEachRound()]
    },
    /** Returns the differences between the screen and a new fetch. */
    async differences() {
      await fetching
      const fetched = comparable(await fetchLobby())
      await fetching
      const shown = comparable(held)
      return Object.keys({ ...shown, ...fetched })
        .filter((key) => shown[key] !== fetched[key])
        .map((key) => `${name} shows ${key}: ${shown[key]}, fetched ${fetched[key]}`)
    },
    /**
     * Adds a fault for each bet that is missing, stored twice, undecided or paid wrongly. Returns the number of bets
     * and corrections.
     */
    async checkBets() {
      const { bets } = await request(contract.listBets, { query: { lobbyId } })
      const ids = new Set(bets.map(({ _id }) => _id))
      for (const [roundId, id] of acknowledged)
        if (!ids.has(id)) faults.push(`${name}: the acknowledged bet ${id} on round ${roundId} is lost`)
      if (new Set(bets.map(({ matchRound }) => matchRound._id)).size < bets.length)
        faults.push(`${name}: two bets are stored for one round`)
      let corrections = 0
      for (const { _id, matchRound, outcome, stake, payout } of bets) {
        const what = `${name}: the bet on round ${matchRound.roundNumber}`
        if (!attempted.has(matchRound._id)) faults.push(`${what} was never sent`)
        if (outcome === 'open') faults.push(`${what} is undecided`)
        const receipt = await request(contract.getReceipt, { params: { betId: _id } })
        corrections += receipt.corrections.length
        const stakes = receipt.ledger.filter(({ kind }) => kind === 'stake')
        if (stakes.length !== 1 || stakes[0].amount !== -stake)
          faults.push(`${what} has ${stakes.length} entries for its stake`)
        const paid = receipt.ledger.filter(({ kind }) => kind === 'payout' || kind === 'refund')
        if (paid.length > 1) faults.push(`${what} was paid ${paid.length} times`)
        const back = receipt.ledger.filter(({ kind }) => kind !== 'stake').reduce((sum, { amount }) => sum + amount, 0)
        if (outcome !== 'open' && back !== payout)
          faults.push(`${what} returned ${back} chips instead of ${payout}: ${JSON.stringify(receipt.ledger)}`)
      }
      return { bets: bets.length, corrections }
    },
    leave: () => ask(contract.leaveLobby, { body: { lobbyId } }),
    async stop() {
      isOver = true
      socket?.terminate()
      await Promise.all(playing ?? [])
    },
  }
}
