import { describe, expect, it } from 'vitest'
import { firstPaintOf, type Visit } from './screen-of.ts'

const at = (address: string, visit: Partial<Visit> = {}) => {
  const { pathname, searchParams } = new URL(address, 'http://bettle.example')
  return firstPaintOf({
    path: pathname,
    search: searchParams,
    isSignedIn: false,
    isPlaying: false,
    isLanding: false,
    ...visit,
  })
}
const signedIn = { isSignedIn: true }

describe('the first paint for a visitor without a session', () => {
  it.each(['/', '/login', '/profile', '/nowhere', '/login?why=missing-tokens'])(
    'the first paint for a visitor shows the sign-in page: %s',
    (address) => {
      expect(at(address)).toEqual({ screen: 'sign-in', page: 'login' })
    },
  )

  it('the first paint shows the published landing page to a visitor if the document contains it, but the hub to a signed-in user', () => {
    expect(at('/', { isLanding: true })).toEqual({ screen: 'landing', page: undefined })
    expect(at('/', { isLanding: true, isSignedIn: true })).toEqual({ screen: 'hub', page: 'hub' })
  })

  it('the first paint at /register and /reset-password shows the sign-in screen, and preloads only the register page', () => {
    expect(at('/register')).toEqual({ screen: 'sign-in', page: 'register' })
    expect(at('/reset-password?token=1&id=2')).toEqual({ screen: 'sign-in', page: undefined })
  })

  it('the first paint at /login?lounge=true shows the plain screen instead of the sign-in screen', () => {
    expect(at('/login?lounge=true')).toEqual({ screen: 'plain', page: 'login' })
  })

  it('the first paint for a visitor at the terms of service shows the plain screen instead of the sign-in screen', () => {
    expect(at('/terms-of-service')).toEqual({ screen: 'plain', page: undefined })
  })

  it('the first paint of a trial preloads the game to which it leads, but the hub for a user with an account', () => {
    expect(at('/try')).toEqual({ screen: 'plain', page: 'trial' })
    expect(at('/try', { isSignedIn: true, isGuest: true })).toEqual({ screen: 'plain', page: 'trial' })
    expect(at('/try', signedIn).page).toBeUndefined()
  })

  it.each(['/join/AB23CD', '/game/AB23CD'])(
    'the first paint for a visitor with a lobby code preloads the invitation instead of the sign-in page: %s',
    (address) => {
      expect(at(address)).toEqual({ screen: 'plain', page: 'invitation' })
    },
  )
})

const GAME_OF_COMPETITION = '/game/01890a5d-ac96-774b-bcce-b302099c0002'

it('the first paint asks a visitor to sign in at the address of a competition’s game, which has no invitation [PR401]', () => {
  expect(at(GAME_OF_COMPETITION)).toEqual({ screen: 'sign-in', page: 'login' })
  expect(at(GAME_OF_COMPETITION, { isSignedIn: true })).toEqual({ screen: 'game', page: 'game' })
})

describe('the first paint for a signed-in user', () => {
  it('the first paint for a signed-in user shows the hub, also at the addresses of the sign-in and register pages', () => {
    for (const address of ['/', '/login', '/register']) {
      expect(at(address, signedIn)).toEqual({ screen: 'hub', page: 'hub' })
    }
  })

  it('the first paint for a signed-in user shows the active game, or the game whose code the address contains', () => {
    expect(at('/', { isSignedIn: true, isPlaying: true })).toEqual({ screen: 'game', page: 'game' })
    expect(at('/game/AB23CD', signedIn)).toEqual({ screen: 'game', page: 'game' })
    expect(at('/chat?lobbyId=x', { isSignedIn: true, isPlaying: true })).toEqual({ screen: 'game', page: 'game' })
  })

  it('the first paint at /?tab=join shows a signed-in user the hub instead of the active game', () => {
    expect(at('/?tab=join', { isSignedIn: true, isPlaying: true })).toEqual({ screen: 'hub', page: 'hub' })
  })

  it('the first paint for a signed-in user shows only the page frame for creating a lobby, the profile, previous results and administration', () => {
    expect(at('/?tab=create', signedIn)).toEqual({ screen: 'page', page: 'hub' })
    for (const address of ['/profile', '/previous-results', '/admin']) {
      expect(at(address, signedIn)).toEqual({ screen: 'page', page: undefined })
    }
  })

  it('the first paint shows the sign-in screen to a signed-in user who opens an emailed link or cannot reach the server', () => {
    expect(at('/reset-password?token=1&id=2', signedIn).screen).toBe('sign-in')
    expect(at('/login?failed=0', signedIn)).toEqual({ screen: 'sign-in', page: 'login' })
  })
})
