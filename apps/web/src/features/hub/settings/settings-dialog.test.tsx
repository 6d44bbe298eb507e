import '@testing-library/jest-dom/vitest'
import type { Lobby } from '@bettle/contract'
import { DEFAULT_SETTINGS, settingsInEffect } from '@bettle/rules'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aLobby } from '../../../push/lobby/a-lobby.test-support.ts'
import { lastSettings } from './last-settings.ts'
import { SettingsDialog } from './settings-dialog.tsx'

beforeEach(() => localStorage.clear())

function aDialog(problem?: string, given: Partial<Lobby['match']> = {}) {
  const onCreate = vi.fn()
  const onClose = vi.fn()
  const match = { ...aLobby().match, ...given }
  render(<SettingsDialog {...{ match, problem, onCreate, onClose }} isPending={false} />)
  const user = userEvent.setup()
  return {
    user,
    onCreate,
    onClose,
    opens: (tab: RegExp) => user.click(screen.getByRole('tab', { name: tab })),
    creates: () => user.click(screen.getByRole('button', { name: 'CREATE GAME' })),
    async types(label: RegExp, value: string) {
      const field = screen.getByRole('spinbutton', { name: label })
      await user.clear(field)
      await user.type(field, value)
      return field
    },
  }
}

describe('the lobby settings dialog', () => {
  it('the lobby settings dialog has five tabs, with buttons for common values and the allowed ranges as hints [PR109] [PR111]', async () => {
    const { opens } = aDialog()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'BASIC',
      'BETTING',
      'ROUNDS',
      'ADVANCED',
      'TOURNAMENT',
    ])
    expect(screen.getByText(/^1–999\./)).toBeVisible()
    for (const preset of ['2P', '4P', '8P', 'UNLIMITED', '50', '100', '250', '500', '1000']) {
      expect(screen.getByRole('radio', { name: preset })).toBeVisible()
    }
    await opens(/BETTING/)
    for (const range of [/^1–10$/, /^10–500$/, /^3–15\./, /^0–20\./]) expect(screen.getByText(range)).toBeVisible()
    await opens(/ROUNDS/)
    for (const range of [/^5–15$/, /^1–5\./]) expect(screen.getByText(range)).toBeVisible()
  })

  it('the lobby settings dialog creates a lobby with the settings that it shows', async () => {
    const { user, creates, opens, onCreate } = aDialog()
    await user.click(screen.getByRole('radio', { name: 'UNLIMITED' }))
    await user.click(screen.getByRole('radio', { name: '250' }))
    await opens(/ADVANCED/)
    await user.click(screen.getByRole('switch', { name: 'Allow chatting' }))
    await creates()
    const settings = { ...DEFAULT_SETTINGS, maxPlayers: 999, startingChips: 250, allowChatting: false }
    expect(onCreate).toHaveBeenCalledExactlyOnceWith(settingsInEffect(settings))
    expect(lastSettings.get()).toEqual(settings)
  })

  it('the lobby settings dialog ignores typed values beyond the limits [PR112]', async () => {
    const { user, types, creates, onCreate } = aDialog()
    const field = await types(/Max players/, '1000')
    await user.tab()
    expect(field).toHaveValue('100')
    await types(/Max players/, '0')
    await creates()
    expect(onCreate).toHaveBeenCalledExactlyOnceWith(settingsInEffect({ ...DEFAULT_SETTINGS, maxPlayers: 100 }))
  })

  it('the lobby settings dialog marks the tab of a contradictory setting; CREATE GAME creates nothing and focuses the setting', async () => {
    const { types, opens, creates, onCreate } = aDialog()
    await opens(/ROUNDS/)
    await types(/Round length/, '5')
    await types(/Break/, '5')
    expect(screen.getByRole('spinbutton', { name: /Break/ })).toBeInvalid()
    await opens(/BASIC/)
    expect(screen.getByRole('tab', { name: /ROUNDS/ })).toHaveTextContent('has a mistake')
    const notice = screen.getByText('The break must be shorter than a round.').closest('[role="alert"]')
    expect(within(notice as HTMLElement).getByRole('button', { name: 'Go to ROUNDS' })).toBeVisible()
    await creates()
    expect(onCreate).not.toHaveBeenCalled()
    expect(screen.getByRole('spinbutton', { name: /Break/ })).toHaveFocus()
  })

  it('the lobby settings dialog warns of settings that may surprise players, and still creates the lobby', async () => {
    const { user, opens, creates, onCreate } = aDialog()
    await user.click(screen.getByRole('radio', { name: '50' }))
    expect(screen.getByRole('tab', { name: /BETTING/ })).toHaveTextContent('has a warning')
    await opens(/BETTING/)
    expect(screen.getByText('Nobody can bet more than they have, and everyone starts with 50 chips.')).toBeVisible()
    await creates()
    expect(onCreate).toHaveBeenCalledOnce()
  })

  it('the lobby settings dialog has no penalty setting and no penalty warning for a practice match [I5] [PR205]', async () => {
    lastSettings.keep({ ...DEFAULT_SETTINGS, startingChips: 20, inactivityPenalty: 20 })
    const { user, opens } = aDialog(undefined, { isPractice: true })
    await user.click(screen.getByRole('button', { name: 'As last time' }))
    await opens(/BETTING/)
    expect(screen.queryByRole('spinbutton', { name: /penalty/i })).toBeNull()
    expect(screen.getByText('Practice match: a round without a bet costs nothing.')).toBeVisible()
    expect(screen.queryByText(/has no chips left/)).toBeNull()
  })

  it('the lobby settings dialog says how the pot is shared [PR131]', async () => {
    const { user, opens } = aDialog()
    await user.click(screen.getByRole('radio', { name: '4P' }))
    await opens(/TOURNAMENT/)
    expect(screen.getByText('Winner takes all: 400')).toBeVisible()
    await opens(/BASIC/)
    await user.click(screen.getByRole('radio', { name: 'UNLIMITED' }))
    await opens(/TOURNAMENT/)
    expect(screen.getAllByText('Winner takes all')).toHaveLength(2)
    await user.click(screen.getByRole('radio', { name: 'Top three' }))
    expect(
      screen.getByText(
        'The first player gets 50 %, the second 30 % and the third 20 %. Two players share the pot 70 to 30.',
      ),
    ).toBeVisible()
    expect(screen.queryByText(/^Winner takes all:/)).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'By chips' }))
    expect(screen.getByText('All players who bet share the pot, by their chips at the end.')).toBeVisible()
  })

  it('the lobby settings dialog starts with the defaults also after a private lobby, takes the last settings in one press, and can reset these [PR110] [PR810] [PR109]', async () => {
    lastSettings.keep({ ...DEFAULT_SETTINGS, maxPlayers: 4, isPrivate: true })
    const { user } = aDialog()
    const seats = screen.getByRole('spinbutton', { name: /Max players/ })
    const isPrivate = screen.getByRole('switch', { name: /Private/ })
    expect(seats).toHaveValue('8')
    expect(isPrivate).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: 'As last time' }))
    expect(seats).toHaveValue('4')
    expect(isPrivate).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Reset to Defaults' }))
    expect(seats).toHaveValue('8')
    expect(isPrivate).not.toBeChecked()
  })

  it('the lobby settings dialog of a device that has opened no lobby offers no last settings [PR810]', () => {
    aDialog()
    expect(screen.getByRole('radio', { name: 'Classic' })).toBeChecked()
    expect(screen.queryByRole('button', { name: 'As last time' })).toBeNull()
  })

  it('the lobby settings dialog closes on Cancel, and shows the server’s error message [PR109]', async () => {
    const { user, onClose } = aDialog('Failed to create lobby')
    expect(screen.getByText('Failed to create lobby')).toBeVisible()
    expect(screen.getByText('These settings apply to this lobby only.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('a preset in the lobby settings dialog', () => {
  it('a press on a preset changes the settings in the tabs; changing one of these settings unselects the preset [M15] [PR114]', async () => {
    const { user, opens, creates, onCreate } = aDialog()
    const ways = within(screen.getByRole('radiogroup', { name: 'Ways to play' }))
    for (const name of ['Classic', 'Bettle Chips', 'Bet Stop', 'Blind', 'Quick', 'Knockout']) {
      expect(ways.getByRole('radio', { name })).toBeVisible()
    }
    expect(ways.getByRole('radio', { name: 'Classic' })).toBeChecked()
    await user.click(ways.getByRole('radio', { name: 'Bet Stop' }))
    await opens(/BETTING/)
    const mode = within(screen.getByRole('radiogroup', { name: 'Game mode' }))
    expect(mode.getByRole('radio', { name: 'Bet Stop' })).toBeChecked()
    const repeats = screen.getByRole('spinbutton', { name: /Repeats of a play/ })
    await user.clear(repeats)
    await user.type(repeats, '2')
    expect(ways.queryByRole('radio', { checked: true })).toBeNull()
    expect(screen.getByText('Your own rules, as set below.')).toBeVisible()
    await creates()
    const settings = { ...DEFAULT_SETTINGS, gameMode: 'bet-stop', maxPlayRepeats: 2 } as const
    expect(onCreate).toHaveBeenCalledExactlyOnceWith(settingsInEffect(settings))
  })

  it('the lobby settings dialog shows a dependent setting only while the setting that it depends on is on [M2] [PR114]', async () => {
    const { user, opens } = aDialog()
    await opens(/BETTING/)
    expect(screen.queryByRole('spinbutton', { name: /Repeats/ })).toBeNull()
    const mode = within(screen.getByRole('radiogroup', { name: 'Game mode' }))
    await user.click(mode.getByRole('radio', { name: 'Bet Stop' }))
    expect(screen.getByRole('spinbutton', { name: /Repeats/ })).toBeVisible()
    await user.click(mode.getByRole('radio', { name: 'Bettle Chips' }))
    expect(screen.queryByRole('spinbutton', { name: /Repeats/ })).toBeNull()
  })
})
