import { expect, test } from '../support/stage.ts'

/** Removes what one of the oldest browsers lacks and a library uses if it is there (scripts/browsers/exceptions.txt). */
function removeNewerFunctions(): void {
  const lists = ['toSorted', 'toReversed', 'toSpliced']
  for (const name of lists) Reflect.deleteProperty(Array.prototype, name)
  for (const [owner, name] of [
    [AbortSignal, 'timeout'],
    [Document.prototype, 'startViewTransition'],
    [Element.prototype, 'checkVisibility'],
    [Error, 'captureStackTrace'],
    [Intl, 'Segmenter'],
    [window, 'OffscreenCanvas'],
    [window, 'cancelIdleCallback'],
    [window, 'requestIdleCallback'],
    [Navigator.prototype, 'connection'],
    [Navigator.prototype, 'keyboard'],
    [Navigator.prototype, 'share'],
    [Navigator.prototype, 'vibrate'],
    [URLSearchParams.prototype, 'size'],
  ] as const) {
    Reflect.deleteProperty(owner, name)
  }
  // The page has no way to remove this object.
  Object.defineProperty(window, 'navigation', { value: undefined })
}

test('a browser without the functions that the oldest browsers lack signs in, bets, opens dialogs and shows the win', async ({
  admin,
  stage,
}) => {
  const ana = await stage.arrives('Ana', 'phone')
  const { page } = ana
  await page.addInitScript(removeNewerFunctions)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await ana.opens('/')
  expect(await page.evaluate(() => 'requestIdleCallback' in window || 'OffscreenCanvas' in window)).toBe(false)
  expect(await page.evaluate(() => [3, 1, 2].toSorted())).toEqual([1, 2, 3])
  await stage.opensLobby(ana)
  await ana.unfolds()
  await page.getByRole('button', { name: 'Leave Game' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await ana.folds()
  await ana.bets(20).on('over 0.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(2)
  const confetti = page.locator('body > canvas').waitFor({ state: 'attached' })
  await admin.records('Corner')
  await confetti
  await ana.goesTo('My bets')
  await expect(ana.bet('Over 0.5 Corner')).toContainText('WINNING')
})
