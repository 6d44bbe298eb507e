import { afterEach, expect, it, vi } from 'vitest'
import { aLobby, aMember, CLEO } from '../../../push/lobby/a-lobby.test-support.ts'
import { chooseSound } from '../sounds/sound-choice.ts'
import * as sounds from '../sounds/sounds.ts'
import { showNotice } from './show-notice.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Another player joins the lobby of a host. */
const cleoJoins = () => {
  const lobby = aLobby()
  return showNotice({
    ...{ update: { push: { type: 'member.joined', member: aMember(CLEO) }, isOwn: false }, before: lobby, lobby },
    ...{ nameOf: (eventType: string) => eventType, penalties: { current: undefined }, announce: () => {} },
  })
}

it('two knocks sound for the host when a member joins, but only if sounds are on [PR95]', async () => {
  const knock = vi.spyOn(sounds, 'playKnock')
  chooseSound(false)
  expect(cleoJoins()).toMatchObject({ isUncounted: true })
  await vi.dynamicImportSettled()
  expect(knock).not.toHaveBeenCalled()
  chooseSound(true)
  cleoJoins()
  await vi.waitFor(() => expect(knock).toHaveBeenCalledOnce())
  chooseSound(false)
})
