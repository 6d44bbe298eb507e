import { CLOSE, joinLobby } from '@bettle/contract'
import { expectAccessible } from '../support/accessible.ts'
import { speaker } from '../support/past-game.ts'
import { expect, test } from '../support/stage.ts'
import { tabTo } from '../support/tab-to.ts'

test('a player with the hub open sees a new lobby appear and fill up, and enters the full lobby as a spectator [PR80] [PR106]', async ({
  ben,
  stage,
}) => {
  await ben.opens('/')
  await expect(ben.page.getByRole('region', { name: 'OPEN LOBBIES' })).toBeVisible()
  const lobby = await stage.anaOpensLobby({ maxPlayers: 2 })
  const row = await ben.findsLobby(lobby)
  await expect(row).toContainText(`${lobby.match.homeTeam} v Croatia`)
  await expect(row).toContainText('Ana')
  await expect(row).toContainText('1 / 2')
  await expect(row).toContainText('PRE-MATCH BETTING')

  const cleo = await stage.registers('Cleo')
  const says = await speaker(stage.server, cleo)
  await says(joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } })
  await expect(row).toContainText('2 / 2')
  await expect(row).toContainText('FULL')
  await row.getByRole('button', { name: /^Watch/ }).click()
  const dialog = ben.page.getByRole('dialog', { name: 'JOIN LOBBY' })
  await expect(dialog).toContainText('CHOOSE YOUR ROLE')
  await expect(dialog).toContainText('To change your role, leave and join again.')
  await expect(dialog).toContainText('once you have played and then watch, you cannot play here again.')
  await expect(dialog.getByRole('button', { name: /PLAYING USER/ })).toBeDisabled()
  await expectAccessible(ben.page)
  await dialog.getByRole('button', { name: /GAME SPECTATOR/ }).click()
  await expect(ben.page.getByText('SPECTATOR MODE').first()).toBeVisible()
})

test('the hub without a connection says how old its lists are, and recovers by itself [PR103]', async ({
  ben,
  stage,
}) => {
  await ben.opens('/')
  await expect(ben.page.getByRole('region', { name: 'OPEN LOBBIES' })).toBeVisible()
  await ben.context.setOffline(true)
  stage.server.ctx.live.closeAll(CLOSE.moving)
  await expect(ben.page.getByText(/^as of \d\d:\d\d$/)).toBeVisible()
  const lobby = await stage.anaOpensLobby()
  await ben.context.setOffline(false)
  await ben.findsLobby(lobby)
  await expect(ben.page.getByText(/^as of/)).toHaveCount(0)
})

test('a list of the hub that cannot be loaded shows a message, and a press loads the list again [PR82]', async ({
  ben,
  stage,
}) => {
  const lobby = await stage.anaOpensLobby()
  const refuse = { status: 400, json: { error: 'Not now', code: 'invalid-request' } }
  await ben.page.route('**/api/app/lobby?*', (route) => route.fulfill(refuse))
  await ben.opens('/')
  const panel = ben.page.getByRole('alert').filter({ hasText: 'ERROR' })
  await expect(panel).toContainText('Failed to load lobbies. Please try again.')
  await expectAccessible(ben.page)
  await ben.page.unroute('**/api/app/lobby?*')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await ben.findsLobby(lobby)
  await expect(panel).toHaveCount(0)
})

test('arrow keys move between the tabs of the hub; the address holds the tab, a reload keeps the tab, and the back button returns to the previous tab [PR9] [PR75]', async ({
  ben,
  stage,
}) => {
  await ben.opens('/')
  const tab = (name: string) => ben.page.getByRole('tab', { name })
  await expect(tab('JOIN GAME')).toHaveAttribute('aria-selected', 'true')
  await tab('JOIN GAME').focus()
  await ben.page.keyboard.press('ArrowRight')
  await expect(ben.page.getByRole('heading', { name: 'SELECT MATCH' })).toBeVisible()
  await expect(ben.page).toHaveURL(/\?tab=create$/)
  await expect(ben.page.getByRole('listitem').filter({ hasText: stage.match.homeTeam })).toContainText('Upcoming')
  await expectAccessible(ben.page)
  await ben.page.reload()
  await expect(tab('CREATE GAME')).toHaveAttribute('aria-selected', 'true')
  await tab('PLAYERS LOUNGE').click()
  await expect(ben.page).toHaveURL(/\?tab=landing$/)
  await expectAccessible(ben.page)
  await ben.page.goBack()
  await expect(tab('CREATE GAME')).toHaveAttribute('aria-selected', 'true')
  await ben.page.goBack()
  await expect(tab('JOIN GAME')).toHaveAttribute('aria-selected', 'true')
  await ben.opens('/?tab=nothing')
  await expect(tab('JOIN GAME')).toHaveAttribute('aria-selected', 'true')
  await expect(ben.page.getByRole('textbox', { name: 'Lobby code' })).toBeVisible()
})

test('an open hub offers a lobby until betting on its last round closes, and then removes the lobby by itself [M5] [PR102]', async ({
  admin,
  ben,
  stage,
}) => {
  const lobby = await stage.anaOpensLobby()
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(46)
  await admin.endsHalf(1)
  await admin.startsHalf(2)
  await admin.letsKickOff()
  await admin.letsPass(37)
  await ben.opens('/')
  const row = await ben.findsLobby(lobby)
  await admin.letsPass(1)
  await expect(row).toHaveCount(0)
})

test('a player who presses Join on a lobby that has just closed reads that the lobby can no longer be joined [M5] [PR102]', async ({
  ben,
  stage,
}) => {
  const lobby = await stage.anaOpensLobby({ allowSpectators: false })
  await ben.opens('/')
  const row = await ben.findsLobby(lobby)
  await ben.page.route('**/join-lobby', (route) =>
    route.fulfill({ status: 409, json: { error: 'This lobby is closed.', code: 'lobby-closed' } }),
  )
  await row.getByRole('button', { name: /^Join/ }).click()
  await expect(
    ben.page.getByRole('alert').filter({ hasText: `You can no longer join lobby ${lobby.lobbyCode}` }),
  ).toBeVisible()
})

test('the hub offers a lobby that the player has joined only once, with CONTINUE [M14] [PR101]', async ({
  ana,
  stage,
}) => {
  const lobby = await stage.opensLobby(ana)
  const other = await stage.anaOpensLobby()
  await ana.page.goBack()
  await ana.opens('/?tab=join')
  const yours = ana.page.getByRole('region', { name: 'YOUR GAME' })
  await expect(yours).toContainText(lobby.lobbyCode)
  await ana.findsLobby(other)
  await expect(ana.page.getByText(lobby.lobbyCode)).toHaveCount(1)
  await expect(ana.page.getByRole('button', { name: new RegExp(`lobby ${lobby.lobbyCode}`) })).toHaveCount(0)
})

test('the code field accepts six characters of its alphabet and says when no lobby has the code [PR76] [PR77] [PR78]', async ({
  ben,
}) => {
  await ben.opens('/')
  const code = ben.page.getByRole('textbox', { name: 'Lobby code' })
  const join = ben.page.getByRole('button', { name: 'JOIN GAME' })
  await expect(code).toHaveAttribute('placeholder', 'AB23CD')
  await expect(join).toBeDisabled()
  await code.press('Enter')
  await expect(ben.page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await code.pressSequentially('z1i0oz')
  await expect(code).toHaveValue('ZZ')
  await expect(join).toBeDisabled()
  await code.pressSequentially('zzzz')
  await expect(ben.page.getByText('Lobby not found')).toBeVisible()
  await expect(ben.page.getByText('You can no longer join lobby')).toHaveCount(0)
  await expect(join).toBeEnabled()
  await ben.page.route('**/lobby-by-code/*', (route) => route.abort())
  await join.click()
  await expect(ben.page.getByText('Error finding lobby')).toBeVisible()
})

test('a link pasted into the code field leads to its lobby, a link without a code looks up nothing, and a wrong code is replaced by selecting it [M4] [PR785] [PR786]', async ({
  ben,
  stage,
}) => {
  const lobby = await stage.anaOpensLobby()
  const { page } = ben
  await ben.opens('/')
  const code = page.getByRole('textbox', { name: 'Lobby code' })
  const lookUps: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/lobby-by-code/')) lookUps.push(request.url().slice(-6))
  })
  /** Pastes a text, without the clipboard of the machine. */
  const paste = (text: string) =>
    code.evaluate((input, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', pasted)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  const selection = () => code.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])

  await test.step('texts without a code', async () => {
    await code.focus()
    await paste(`${stage.server.url}/?tab=join`)
    await expect(code).toHaveAccessibleDescription(/This text contains no code/)
    await expect(code).toHaveValue('')
    expect(lookUps).toEqual([])
  })

  await test.step('a wrong code is replaced by select all, a double press and Delete', async () => {
    await code.pressSequentially('zzzzzz')
    await expect(page.getByText('Lobby not found')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('yyyyyy')
    await expect(code).toHaveValue('YYYYYY')
    await code.dblclick()
    await page.keyboard.type('xxxxxx')
    await expect(code).toHaveValue('XXXXXX')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await expect(code).toHaveValue('')
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(code).toHaveValue('XXXXXX')
    await expect.poll(() => new Set(lookUps)).toEqual(new Set(['ZZZZZZ', 'YYYYYY', 'XXXXXX']))
  })

  await test.step('a press on a cell selects it, and a typed character replaces it', async () => {
    const { width = 0, height = 0 } = (await code.boundingBox()) ?? {}
    await code.click({ position: { x: (width * 2.5) / 6, y: height / 2 } })
    expect(await selection()).toEqual([2, 3])
    await page.keyboard.type('k')
    await expect(code).toHaveValue('XXKXXX')
    expect(await selection()).toEqual([3, 3])
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Backspace')
    await expect(code).toHaveValue('XKXXX')
    expect(await selection()).toEqual([1, 1])
    await expectAccessible(page)
  })

  await test.step('the sentence that a friend sends', async () => {
    await paste(`Play with me: lobby ${lobby.lobbyCode}. ${stage.server.url}/join/${lobby.lobbyCode}`)
    await expect(page.getByRole('button', { name: /PLAYING USER/ })).toBeVisible()
  })
})

test('a visitor with an account signs in and takes a seat by lobby code, with the keyboard alone', async ({
  browser,
  stage,
}) => {
  const lobby = await stage.anaOpensLobby()
  const cleo = await stage.registers('Cleo')
  const context = await browser.newContext({ baseURL: stage.server.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Login' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(cleo.email)
  await tabTo(page, page.getByRole('textbox', { name: /^Password/ }))
  await page.keyboard.type(cleo.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'JOIN GAME' })).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: 'Lobby code' }))
  await page.keyboard.type(lobby.lobbyCode.toLowerCase())
  await expect(page.getByRole('button', { name: /PLAYING USER/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Game rank' })).toContainText('Cleo')
  await context.close()
})
