import { CLOSE } from '@bettle/contract'
import { expect, test } from '../support/stage.ts'

// Pages that a press opens are fetched ahead, so that they are loaded before the connection is cut.
test.use({ habits: { fetchesAhead: true } })

test('a player who reconnects receives the match events that they missed, and their bet changes its status [PR247]', async ({
  admin,
  ana,
  stage,
}) => {
  await stage.opensLobby(ana)
  await ana.bets(10).on('over 1.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  for (const corner of [1, 2]) {
    stage.server.ctx.live.closeAll(CLOSE.moving)
    await admin.letsPass(1)
    await admin.records('Corner')
    await expect(ana.bet('Over 1.5 Corner')).toContainText(corner === 2 ? 'WINNING' : 'ACTIVE')
  }
})

for (const { way, isSwallowed } of [
  { way: 'from the start', isSwallowed: () => true },
  { way: 'after the first answer', isSwallowed: (sent: string) => !sent.includes('"welcome"') },
]) {
  test(`a game page whose push channel is open but silent ${way} polls the server and says that it is not live [T10] [PR246]`, async ({
    admin,
    stage,
  }) => {
    const ana = await stage.arrives('Ana', 'phone')
    let isSilent = false
    await ana.context.routeWebSocket(/\/api\/live/, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((sent) => {
        if (!isSilent || !isSwallowed(String(sent))) socket.send(sent)
      })
    })
    const lobby = await stage.opensLobby(ana)
    await admin.startsHalf(1)
    await admin.letsKickOff()
    await expect(ana.page.getByText('LIVE ROUND')).toBeVisible()
    isSilent = true
    await ana.returnsTo(lobby)
    await expect(ana.page.getByRole('status').filter({ hasText: 'checked again every few seconds' })).toBeVisible()
    await expect(ana.page.getByText(/Not live since/)).toBeVisible()
    await expect(ana.page.getByText('LIVE ROUND')).toHaveCount(0)
    await admin.letsPass(1)
    await admin.records('Goal', 'home')
    await expect(ana.page.getByText(/^France.* 1, Croatia 0$/)).toBeAttached()
    isSilent = false
    await expect(ana.page.getByText('LIVE ROUND')).toBeVisible({ timeout: 30_000 })
    await expect(ana.page.getByText('checked again every few seconds')).toHaveCount(0)
  })
}

test('a page that stays open during a deploy loads the new version when it needs a deleted file', async ({
  ana,
  stage,
}) => {
  const { page } = ana
  const missingScript = /\/assets\/statistics-table-.*\.js$/
  let asksForPage = 0
  await page.route(missingScript, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.route(new URL('/', stage.server.url).href, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    asksForPage += 1
    await page.unroute(missingScript)
    await route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/index-new.js"></script>',
    })
  })
  await stage.opensLobby(ana)
  const statistics = page.getByRole('region', { name: 'Statistics', exact: true })
  await expect(statistics.getByRole('table')).toBeVisible()
  expect(asksForPage).toBe(1)
})

test('every part of the game screen still opens without a connection', async ({ stage }) => {
  const ana = await stage.arrives('Ana', 'phone')
  const { page } = ana
  await stage.opensLobby(ana)
  await page.waitForLoadState('networkidle')
  await ana.context.setOffline(true)
  await ana.unfolds()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText('PREVIOUS ROUND BETS')).toBeVisible()
  for (const [button, dialog] of [
    ['Match log', 'Match log'],
    ['Leave Game', 'Leave this game?'],
    ['Invite others', 'Invite to this game'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole(button === 'Leave Game' ? 'alertdialog' : 'dialog', { name: dialog })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  // In landscape a phone shows the chat beside the game.
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.getByRole('region', { name: 'Chat' })).toBeVisible()
})
