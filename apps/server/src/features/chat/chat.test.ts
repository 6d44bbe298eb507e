import {
  CHAT_PAGE,
  type ChatMessage,
  type ChatMessageId,
  type Lobby,
  type LobbyId,
  listChat,
  lobbyDetails,
  MUTE_MINUTES,
  muteMember,
  removeChat,
  type ServerFrame,
  sendChat,
  setSlowChat,
  type UserId,
  unmuteMember,
  updateProfile,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, listen, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player
let cleo: Player
let lobby: Lobby

beforeAll(async () => {
  // Publishes the number of present members at once, so that no test waits a second.
  server = await aServer({ later: setImmediate })
})

beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  cleo = await scenario.player('Cleo')
  lobby = await ana.opensLobby()
  await ben.joins(lobby)
})

afterAll(() => server.stop())

const saying = (message: string) => ({ body: { lobbyId: lobby._id, message } })
const says = async (player: Player, message: string) => (await player.gets(sendChat, saying(message))).message
const receives = (player: Player, t?: string) =>
  player.gets(listChat, { query: { lobbyId: lobby._id, ...(t && { t }) } })
const texts = (messages: readonly ChatMessage[]) => messages.map(({ message }) => message)
const by = (player: Player) => ({ body: { lobbyId: lobby._id, userId: player.userId } })
const topic = () => `lobby:${lobby._id}`
/** A specific message, because the general one would make the client replace the whole page. */
const refused = (error: string) => ({ status: 403, failure: { code: 'forbidden', error } })
const HOST_ONLY = 'Only the host of this lobby and administrators can do this.'
const ONESELF = 'You can neither mute nor unmute yourself.'
const chatIn = (frames: readonly ServerFrame[]) =>
  frames.flatMap((frame) => (frame.type === 'news' && frame.push?.type.startsWith('chat.') ? [frame.push] : []))

describe('a chat message', () => {
  it("every member receives a chat message at once, in order, with its author and the author's role [T1] [T2]", async () => {
    await cleo.joins(lobby, 'spectator')
    const bens = await listen(server, ben.token.accessToken, [topic()])
    const first = await says(ana, 'Hello!')
    const second = await says(cleo, 'I only watch')
    expect(first).toMatchObject({ seq: 1, role: 'player', user: { _id: ana.userId, name: 'Ana' }, removedBy: null })
    expect(second).toMatchObject({ seq: 2, role: 'spectator', message: 'I only watch' })
    await bens.done()
    expect(chatIn(bens.frames)).toEqual([
      { type: 'chat.sent', message: first },
      { type: 'chat.sent', message: second },
    ])
    expect(await receives(ben)).toMatchObject({ messages: [first, second], total: 2, mutes: [] })
    bens.close()
  })

  it('a non-member who reads or writes the chat gets lobby-not-found, and a member of a lobby without chat gets chat-off [T1]', async () => {
    expect(await cleo.isRefused(listChat, { query: { lobbyId: lobby._id } })).toBe('lobby-not-found')
    expect(await cleo.isRefused(sendChat, saying('Hello?'))).toBe('lobby-not-found')
    lobby = await ana.opensLobby({ allowChatting: false })
    expect(await ana.isRefused(listChat, { query: { lobbyId: lobby._id } })).toBe('chat-off')
    expect(await ana.isRefused(sendChat, saying('Hello?'))).toBe('chat-off')
  })

  it('refuses messages from a member who has left, who may still read, and messages to a closed lobby [T2]', async () => {
    await says(ben, 'Bye')
    await ben.leaves(lobby)
    expect(await ben.isRefused(sendChat, saying('And another thing'))).toBe('forbidden')
    expect(texts((await receives(ben)).messages)).toEqual(['Bye'])
    await server.ctx.db.updateTable('lobby').set({ status: 'closed' }).where('id', '=', lobby._id).execute()
    expect(await ana.isRefused(sendChat, saying('Hello?'))).toBe('lobby-closed')
    expect(texts((await receives(ana)).messages)).toEqual(['Bye'])
  })

  it('keeps the visible characters of a message, and refuses an empty message or one that is too long [T3]', async () => {
    expect((await says(ana, '  \u202Eall\u0007 right\r\nthen ')).message).toBe('all right\nthen')
    expect((await says(ana, `${'x'.repeat(500)}   `)).message).toHaveLength(500)
    for (const message of ['', ' \n ', '\u200B', '\u202E\u202C', 'x'.repeat(501)]) {
      expect(await ana.isRefused(sendChat, saying(message))).toBe('invalid-request')
    }
  })

  it('a member who has left a private lobby cannot read its chat until they come back [T1]', async () => {
    const secret = await ana.opensLobby({ isPrivate: true })
    await ben.joins(secret)
    const query = { lobbyId: secret._id }
    await ben.leaves(secret)
    await ana.gets(sendChat, { body: { lobbyId: secret._id, message: 'Ben is gone' } })
    expect(await ben.isRefused(listChat, { query })).toBe('forbidden')
    await ben.joins(secret)
    expect(texts((await ben.gets(listChat, { query })).messages)).toEqual(['Ben is gone'])
  })

  describe('the chat of a private lobby, for a member who has left', () => {
    const about = (frames: readonly ServerFrame[] = []) =>
      frames.flatMap((frame): (string | [number, string])[] => {
        if (frame.type === 'news') return [[frame.version, frame.push.type]]
        return frame.type === 'resync' ? ['resync'] : []
      })
    let follow: { topic: string; version: number }[]
    let version: number
    beforeEach(async () => {
      lobby = await ana.opensLobby({ isPrivate: true })
      await ben.joins(lobby)
      version = (await ben.fetchesLobby(lobby)).version
      follow = [{ topic: topic(), version }]
    })

    /** Causes one update of every kind of chat, with a game update in between. */
    async function chatGoesOn(): Promise<void> {
      const { _id: id } = await says(ana, 'Ben is gone')
      await ana.gets(muteMember, by(ben))
      await cleo.joins(lobby)
      await ana.gets(setSlowChat, { body: { lobbyId: lobby._id, seconds: 10 } })
      await ana.gets(removeChat, { params: { id } })
      await says(ana, 'At last')
    }
    const ofChat = ['chat.sent', 'chat.muted', 'member.joined', 'chat.slowed', 'chat.removed', 'chat.sent']
    const withheld = ofChat.map((type) => (type.startsWith('chat.') ? 'chat.withheld' : type))
    const numbered = (types: readonly string[], from: number) => types.map((type, index) => [from + index, type])

    it('does not push the chat of a private lobby to a member who has left, who receives all other updates without a gap [T1] [V8]', async () => {
      const [bens, anas] = await Promise.all(
        [ben, ana].map((player) => listen(server, player.token.accessToken, follow)),
      )
      await ben.leaves(lobby)
      await chatGoesOn()
      await Promise.all([bens?.done(), anas?.done()])
      expect(about(bens?.frames)).toEqual(numbered(['member.left', ...withheld], version + 1))
      expect(about(anas?.frames)).toEqual(numbered(['member.left', ...ofChat], version + 1))
      expect(JSON.stringify(bens?.frames)).not.toMatch(/Ben is gone|At last/)
      bens?.close()
      anas?.close()
    })

    it('does not replay the chat of a private lobby to a member who has left, not even messages sent while they were a member [T1] [V8]', async () => {
      await says(ana, 'Ben is here')
      await ben.leaves(lobby)
      await says(ana, 'Ben is gone')
      await cleo.joins(lobby)
      const [bens, anas] = await Promise.all(
        [ben, ana].map((player) => listen(server, player.token.accessToken, follow)),
      )
      const types = ['chat.withheld', 'member.left', 'chat.withheld', 'member.joined']
      expect(about(bens?.frames)).toEqual(numbered(types, version + 1))
      expect(about(anas?.frames).flat()).not.toContain('chat.withheld')
      bens?.close()
      anas?.close()
    })

    it('a member who returns to a private lobby gets a resync, after which a new subscription receives the messages sent in the meantime [T1] [V8]', async () => {
      const bens = await listen(server, ben.token.accessToken, follow)
      await ben.leaves(lobby)
      await says(ana, 'Ben is gone')
      await ben.joins(lobby)
      await says(ana, 'Ben is back')
      await bens.done()
      expect(about(bens.frames)).toEqual([
        ...numbered(['member.left', 'chat.withheld', 'member.changed'], version + 1),
        'resync',
        [version + 4, 'chat.sent'],
      ])
      const again = await listen(server, ben.token.accessToken, follow)
      expect(chatIn(again.frames)).toMatchObject([
        { type: 'chat.sent', message: { message: 'Ben is gone' } },
        { type: 'chat.sent', message: { message: 'Ben is back' } },
      ])
      bens.close()
      again.close()
    })

    it('a member who returns to a private lobby gets a resync if slow mode or a mute ended in the meantime, of which nothing is stored [T1] [V8]', async () => {
      await cleo.joins(lobby)
      const slow = (seconds: 0 | 10) => ana.gets(setSlowChat, { body: { lobbyId: lobby._id, seconds } })
      const endings = [
        [() => slow(10), () => slow(0)],
        [() => ana.gets(muteMember, by(cleo)), () => ana.gets(unmuteMember, by(cleo))],
      ] as const
      for (const [begin, end] of endings) {
        await begin()
        const before = (await ben.fetchesLobby(lobby)).version
        const bens = await listen(server, ben.token.accessToken, [{ topic: topic(), version: before }])
        await ben.leaves(lobby)
        await end()
        await ben.joins(lobby)
        await bens.done()
        expect(about(bens.frames)).toEqual([
          ...numbered(['member.left', 'chat.withheld', 'member.changed'], before + 1),
          'resync',
        ])
        bens.close()
      }
    })

    it('a member who returns to a private lobby without a chat gets no resync [V8]', async () => {
      lobby = await ana.opensLobby({ isPrivate: true, allowChatting: false })
      await ben.joins(lobby)
      const before = (await ben.fetchesLobby(lobby)).version
      const bens = await listen(server, ben.token.accessToken, [{ topic: topic(), version: before }])
      await ben.leaves(lobby)
      await ben.joins(lobby)
      await bens.done()
      expect(about(bens.frames)).toEqual(numbered(['member.left', 'member.changed'], before + 1))
      bens.close()
    })

    it('still pushes the chat of a public lobby to a member who has left [T1]', async () => {
      lobby = await ana.opensLobby()
      await ben.joins(lobby)
      await ben.leaves(lobby)
      const bens = await listen(server, ben.token.accessToken, [topic()])
      await says(ana, 'Ben is gone')
      await bens.done()
      expect(chatIn(bens.frames)).toMatchObject([{ type: 'chat.sent', message: { message: 'Ben is gone' } }])
      bens.close()
    })
  })

  it('lists the messages from a given millisecond on, or the last hundred messages if no time is given [T1]', async () => {
    await says(ana, 'one')
    const two = await says(ana, 'two')
    await server.clock.advance(1000)
    await says(ben, 'three')
    const held = two.createdAt
    expect(texts((await receives(ana, held)).messages)).toEqual(['one', 'two', 'three'])
    await server.clock.advance(1)
    expect(await receives(ana, server.clock.date().toISOString())).toMatchObject({ messages: [], total: 3 })
    for (let n = 4; n <= CHAT_PAGE + 5; n += 1) await says(ben, String(n))
    const latest = await receives(ana)
    expect(latest).toMatchObject({ total: CHAT_PAGE + 5 })
    expect(latest.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: CHAT_PAGE }, (_, index) => index + 6))
    expect(texts((await receives(ana, held)).messages)).toHaveLength(CHAT_PAGE + 5)
  })

  it('answers an empty list for the chat of a lobby without messages [T1]', async () => {
    expect(await receives(ana)).toEqual({ messages: [], total: 0, online: 0, mutes: [], slowSeconds: 0, blocked: [] })
  })

  it('a repeated chat request returns the same message, published once; the same key with another text is refused [T4]', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const bens = await listen(server, ben.token.accessToken, [topic()])
    const first = await ana.asks(sendChat, saying('Once'), key)
    const [second, third] = await Promise.all([1, 2].map(() => ana.asks(sendChat, saying(' Once'), key)))
    expect([second, third]).toMatchObject([
      { ok: true, reply: first.ok && first.reply },
      { ok: true, reply: first.ok && first.reply },
    ])
    expect(await ana.asks(sendChat, saying('Twice'), key)).toMatchObject({
      ok: false,
      failure: { code: 'idempotency-key-reused' },
    })
    await bens.done()
    expect(chatIn(bens.frames)).toHaveLength(1)
    expect((await receives(ben)).total).toBe(1)
    expect(await ben.asks(sendChat, saying('Once'), key)).toMatchObject({ ok: true, reply: { message: { seq: 2 } } })
    bens.close()
  })

  it('accepts ids in capital letters in requests to send or remove a chat message and to mute a member [T2] [T6] [T7]', async () => {
    const bens = await listen(server, ben.token.accessToken, [topic()])
    const [lobbyId, userId] = [lobby._id.toUpperCase() as LobbyId, ben.userId.toUpperCase() as UserId]
    const { message } = await ana.gets(sendChat, { body: { lobbyId, message: 'Hello!' } })
    const { mute } = await ana.gets(muteMember, { body: { lobbyId, userId } })
    await ana.gets(removeChat, { params: { id: message._id.toUpperCase() as ChatMessageId } })
    await bens.done()
    expect(chatIn(bens.frames)).toMatchObject([
      { type: 'chat.sent', message: { _id: message._id } },
      { type: 'chat.muted', userId: ben.userId, mute: { user: mute.user } },
      { type: 'chat.removed', messageId: message._id },
    ])
  })

  it('numbers the messages of a chat without a gap, however many members write at once [T2]', async () => {
    await Promise.all([ana, ben, ana, ben, ana, ben].map((player, index) => says(player, `${index}`)))
    expect((await receives(ana)).messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('the limit of chat messages for each member', () => {
  it('refuses a member’s sixth chat message within ten seconds with the time to wait, and accepts another member’s message [T5]', async () => {
    const strict = await aScenario({ config: { rateLimits: true } })
    const [eve, fay] = [await strict.player('Eve'), await strict.player('Fay')]
    const evesLobby = await eve.opensLobby()
    await fay.joins(evesLobby)
    const sends = (player: Player) => player.asks(sendChat, { body: { lobbyId: evesLobby._id, message: 'Goal!' } })
    for (let n = 0; n < 5; n += 1) expect((await sends(eve)).ok).toBe(true)
    await strict.server.clock.advance(2500)
    const refused = await sends(eve)
    expect(refused).toMatchObject({ ok: false, status: 429, failure: { code: 'rate-limited' } })
    expect(refused.headers.get('retry-after')).toBe('8')
    expect((await sends(fay)).ok).toBe(true)
    await strict.server.clock.advance(7500)
    expect((await sends(eve)).ok).toBe(true)
    await strict.ends()
  })
})

describe('slow chat', () => {
  const slows = (player: Player, seconds: 0 | 10 | 30 | 60) => ({
    gets: () => player.gets(setSlowChat, { body: { lobbyId: lobby._id, seconds } }),
    isRefused: () => player.isRefused(setSlowChat, { body: { lobbyId: lobby._id, seconds } }),
  })

  it('slow chat of 30 seconds refuses a member’s next message within that time, says how long to wait, and is published once [T9] [PR211]', async () => {
    await cleo.joins(lobby, 'spectator')
    const bens = await listen(server, ben.token.accessToken, [topic()])
    expect(await slows(ana, 30).gets()).toEqual({ slowSeconds: 30 })
    await slows(ana, 30).gets()
    await says(ben, 'First')
    await server.clock.advance(12_001)
    await says(cleo, 'Mine')
    const refused = await ben.asks(sendChat, saying('Second'))
    expect(refused).toMatchObject({
      status: 429,
      failure: {
        code: 'rate-limited',
        error: 'The host has slowed down the chat: one message every 30 seconds. You can write again in 18 seconds.',
      },
    })
    expect(refused.headers.get('retry-after')).toBe('18')
    await server.clock.advance(17_999)
    expect((await says(ben, 'Second')).seq).toBe(3)
    await bens.done()
    expect(chatIn(bens.frames)).toMatchObject([
      { type: 'chat.slowed', seconds: 30, by: { _id: ana.userId } },
      { type: 'chat.sent' },
      { type: 'chat.sent' },
      { type: 'chat.sent' },
    ])
    expect(await receives(cleo)).toMatchObject({ slowSeconds: 30, total: 3 })
    bens.close()
  })

  it('slow chat that an administrator switches on limits neither host nor administrators, and ends when the host switches it off [T9]', async () => {
    await slows(scenario.admin, 60).gets()
    await scenario.admin.joins(lobby, 'spectator')
    for (const player of [ana, ana, scenario.admin, scenario.admin, ben]) await says(player, 'Listen')
    expect(await ben.isRefused(sendChat, saying('Again'))).toBe('rate-limited')
    await slows(ana, 0).gets()
    expect((await says(ben, 'Again')).seq).toBe(6)
  })

  it('in slow chat a repeated chat request gets its first answer and is not refused as too early [T9] [T4]', async () => {
    await slows(ana, 60).gets()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await ben.asks(sendChat, saying('Once'), key)
    expect(await ben.asks(sendChat, saying('Once'), key)).toMatchObject({ ok: true, reply: first.ok && first.reply })
  })

  it('slow chat also counts a removed message: its author has to wait [T9]', async () => {
    await slows(ana, 10).gets()
    const { _id: id } = await says(ben, 'Rude')
    await ben.gets(removeChat, { params: { id } })
    expect(await ben.isRefused(sendChat, saying('Rude'))).toBe('rate-limited')
  })

  it('only the host and administrators can switch slow chat on, and only in a lobby with chat [T9]', async () => {
    expect(await ben.asks(setSlowChat, { body: { lobbyId: lobby._id, seconds: 10 } })).toMatchObject(refused(HOST_ONLY))
    expect(await slows(cleo, 10).isRefused()).toBe('lobby-not-found')
    expect(await ana.isRefused(setSlowChat, { body: { lobbyId: lobby._id, seconds: 7 as never } })).toBe(
      'invalid-request',
    )
    lobby = await ana.opensLobby({ allowChatting: false })
    expect(await slows(ana, 10).isRefused()).toBe('chat-off')
  })
})

describe('chat moderation', () => {
  it("a message that the host removes loses its text everywhere, and its position shows the host's name [T6]", async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const sent = await ben.asks(sendChat, saying('Something rude'), key)
    const id = sent.ok ? sent.reply.message._id : ('' as never)
    await says(ana, 'Oh')
    const version = (await ana.fetchesLobby(lobby)).version
    const anas = await listen(server, ana.token.accessToken, [{ topic: topic(), version }])
    expect(await cleo.isRefused(removeChat, { params: { id } })).toBe('not-found')
    await cleo.joins(lobby)
    expect(await cleo.asks(removeChat, { params: { id } })).toMatchObject(refused(HOST_ONLY))

    const { message } = await ana.gets(removeChat, { params: { id } })
    expect(message).toMatchObject({ seq: 1, message: '', user: { _id: ben.userId }, removedBy: { _id: ana.userId } })
    expect(await scenario.admin.gets(removeChat, { params: { id } })).toEqual({ message })
    await anas.done()
    expect(chatIn(anas.frames)).toEqual([{ type: 'chat.removed', messageId: id, removedBy: message.removedBy }])

    const again = await ben.asks(sendChat, saying('Something rude'), key)
    expect(again).toMatchObject({ ok: true, reply: { message } })
    expect((await receives(ben)).messages[0]).toEqual(message)
    const back = await listen(server, ben.token.accessToken, [{ topic: topic(), version: 1 }])
    expect(back.frames.map((frame) => frame.type)).toContain('resync')
    expect(JSON.stringify(back.frames)).not.toContain('Something rude')
    const kept = await server.ctx.db.selectFrom('chat_message').select('message').where('id', '=', id).execute()
    expect(kept).toEqual([{ message: '' }])
    anas.close()
    back.close()
  })

  it('the author, and an administrator who is no member, may remove a message; a member’s next poll includes the removal [T6]', async () => {
    const mine = await says(ben, 'Oops')
    const rude = await says(ana, 'Rude')
    await server.clock.advance(5000)
    const newest = await says(ana, 'Fine')
    await server.clock.advance(5000)
    await ben.gets(removeChat, { params: { id: mine._id } })
    await scenario.admin.gets(removeChat, { params: { id: rude._id } })
    const { messages } = await receives(ana, newest.createdAt)
    expect(messages.map(({ seq, message, removedBy }) => [seq, message, removedBy?.name])).toEqual([
      [1, '', 'Ben'],
      [2, '', 'Admin'],
      [3, 'Fine', undefined],
    ])
  })

  it('the host mutes a member for a quarter of an hour, and the member reads by whom and until when [T7]', async () => {
    const bens = await listen(server, ben.token.accessToken, [topic()])
    const { mute } = await ana.gets(muteMember, by(ben))
    const until = new Date(server.clock.now() + MUTE_MINUTES * 60_000).toISOString()
    expect(mute).toMatchObject({ user: { _id: ben.userId }, until, by: { _id: ana.userId } })
    await bens.done()
    expect(chatIn(bens.frames)).toEqual([{ type: 'chat.muted', userId: ben.userId, mute }])
    expect((await receives(ana)).mutes).toEqual([mute])

    await server.clock.advance(60_000)
    expect(await ben.asks(sendChat, saying('But'))).toMatchObject({
      ok: false,
      status: 403,
      failure: { code: 'muted', error: 'You are muted for another 14 minutes.' },
    })
    await server.clock.advance(13 * 60_000 + 1)
    expect(await ben.asks(sendChat, saying('But'))).toMatchObject({
      failure: { error: 'You are muted for another minute.' },
    })
    await server.clock.advance(60_000)
    expect((await says(ben, 'Sorry')).seq).toBe(1)
    expect((await receives(ana)).mutes).toEqual([])
    bens.close()
  })

  it('a host whom an administrator mutes and unmutes can write again; a second request to unmute publishes nothing [T7]', async () => {
    await scenario.admin.gets(muteMember, by(ana))
    expect(await ana.isRefused(sendChat, saying('Me?'))).toBe('muted')
    expect(await ana.asks(unmuteMember, by(ana))).toMatchObject(refused(ONESELF))
    const bens = await listen(server, ben.token.accessToken, [topic()])
    await scenario.admin.gets(unmuteMember, by(ana))
    await scenario.admin.gets(unmuteMember, by(ana))
    expect((await says(ana, 'Thanks')).seq).toBe(1)
    await bens.done()
    expect(chatIn(bens.frames).map(({ type }) => type)).toEqual(['chat.muted', 'chat.sent'])
    bens.close()
  })

  it('only the host and administrators may mute members, and nobody may mute themselves or an administrator [T7]', async () => {
    await scenario.admin.joins(lobby)
    expect(await ben.asks(muteMember, by(ana))).toMatchObject(refused(HOST_ONLY))
    expect(await ana.asks(muteMember, by(ana))).toMatchObject(refused(ONESELF))
    expect(await ana.asks(muteMember, by(scenario.admin))).toMatchObject(refused('Administrators cannot be muted.'))
    expect(await ana.asks(unmuteMember, by(scenario.admin))).toMatchObject(refused('Administrators cannot be muted.'))
    expect(await ana.isRefused(muteMember, by(cleo))).toBe('not-found')
    expect(await cleo.isRefused(muteMember, by(ana))).toBe('lobby-not-found')
    expect(await cleo.isRefused(unmuteMember, by(ana))).toBe('lobby-not-found')
  })
})

describe('mutes in a lobby without chat', () => {
  it('refuses to mute a member of a lobby without chat; a mute prevents a change of username only until its lobby closes [T7] [A27]', async () => {
    const quiet = await ana.opensLobby({ allowChatting: false })
    await ben.joins(quiet)
    expect(await ana.isRefused(muteMember, { body: { lobbyId: quiet._id, userId: ben.userId } })).toBe('chat-off')

    await ana.gets(muteMember, by(ben))
    const rename = { body: { username: `Ben the ${scenario.match._id.slice(-8)}` } }
    expect(await ben.isRefused(updateProfile, rename)).toBe('muted')
    await ben.leaves(lobby)
    await ana.leaves(lobby)
    expect(await ana.isRefused(muteMember, by(ben))).toBe('lobby-closed')
    await ben.gets(updateProfile, rename)
  })
})

describe('presence in a lobby', () => {
  it('publishes to every member how many members are present in the lobby, and counts a user with two tabs once [T8]', async () => {
    const anas = await listen(server, ana.token.accessToken, [topic()])
    const again = await listen(server, ana.token.accessToken, [topic()])
    const presence = (online: number) => (frame: ServerFrame) => frame.type === 'presence' && frame.online === online
    expect(again.frames).toContainEqual({ type: 'presence', topic: topic(), online: 1 })
    const bens = await listen(server, ben.token.accessToken, [topic()])
    expect(bens.frames).toContainEqual({ type: 'presence', topic: topic(), online: 2 })
    await anas.until(presence(2))
    expect((await receives(ana)).online).toBe(2)
    again.close()
    await again.closed
    bens.close()
    await bens.closed
    await expect.poll(async () => (await receives(ana)).online).toBe(1)
    anas.close()
  })
})

it("a chat message raises the lobby's version by one and changes nothing else in the lobby [T2]", async () => {
  const before = await ana.gets(lobbyDetails, { params: { lobbyId: lobby._id } })
  await says(ben, 'Hello')
  const after = await ana.gets(lobbyDetails, { params: { lobbyId: lobby._id } })
  expect(after).toEqual({ ...before, version: before.version + 1 })
})
