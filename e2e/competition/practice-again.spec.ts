import {
  type CompetitionId,
  competitionById,
  enrol,
  type LobbyId,
  listCompetitions,
  lobbyDetails,
} from '@bettle/contract'
import { expectAccessible } from '../support/accessible.ts'
import { ask } from '../support/ask.ts'
import { complaintsOf } from '../support/complaints.ts'
import { misfits } from '../support/misfits.ts'
import { nextMatchCard } from '../support/next-match.ts'
import { expect, test } from '../support/stage.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

test.use({ practice: true })

test('a player who is out of the practice cup plays again at once with the same bots, by one press at the end of the game or on its result [PR832]', async ({
  stage,
  ana,
}) => {
  test.slow()
  const { url, clock } = stage.server
  const { page, token } = ana
  const complaints = complaintsOf(page)
  const goesOnUntil = async (isReached: () => Promise<boolean>) => {
    for (let steps = 0; steps < 300; steps += 1) {
      if (await isReached()) return
      await clock.advance(3000)
    }
    throw new Error('it was not reached in time')
  }
  const openCup = async () =>
    (await ask(url, listCompetitions, {}, token)).open.find(({ isPractice }) => isPractice)?._id
  await goesOnUntil(async () => (await openCup()) !== undefined)
  const competitionId = (await openCup()) as CompetitionId
  await ask(url, enrol, { params: { competitionId }, body: {} }, token)
  const ownLobby = async () =>
    (await ask(url, competitionById, { params: { competitionId } }, token)).mine.next?.lobbyId ?? undefined
  await goesOnUntil(async () => (await ownLobby()) !== undefined)
  const lobbyId = (await ownLobby()) as LobbyId
  const game = () => ask(url, lobbyDetails, { params: { lobbyId } }, token)
  const bots = (await game()).users.map(({ user }) => user.username).filter((name) => name !== 'Ana')
  expect(bots).toHaveLength(3)

  await ana.opens(`/game/${lobbyId}`)
  await expect(page.getByRole('link', { name: 'Back to the competition' })).toBeVisible()
  await goesOnUntil(async () => (await game()).match.status === 'completed')
  const card = nextMatchCard(page)
  await expect(card).toContainText('all members of this lobby are invited, and its bots take their seats.')
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await card.scrollIntoViewIfNeeded()
    expect(await misfits(page)).toEqual([])
  }
  await expectAccessible(page)

  await ana.opens(`/previous-results/${lobbyId}`)
  await expect(card).toBeVisible()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await card.scrollIntoViewIfNeeded()
    expect(await misfits(page)).toEqual([])
  }
  await card.getByRole('button').first().click()
  await expect(page).toHaveURL(/\/game\/[A-HJ-NP-Z2-9]{6}$/)
  for (const name of bots) await expect(page.getByText(name).first()).toBeVisible()
  expect(complaints).toEqual([])
})
