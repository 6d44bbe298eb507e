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

describe('who is not signed in', () => {
  it.each(['/', '/login', '/profile', '/nowhere', '/login?why=missing-tokens'])('is met at the door: %s', (address) => {
    expect(at(address)).toEqual({ screen: 'sign-in', page: 'login' })
  })

  it('reads what is published where the page holds it', () => {
    expect(at('/', { isLanding: true })).toEqual({ screen: 'landing', page: undefined })
    expect(at('/', { isLanding: true, isSignedIn: true })).toEqual({ screen: 'hub', page: 'hub' })
  })

  it('finds each door’s own scripts', () => {
    expect(at('/register')).toEqual({ screen: 'sign-in', page: 'register' })
    expect(at('/reset-password?token=1&id=2')).toEqual({ screen: 'sign-in', page: undefined })
  })

  it('sees no form where the lounge is open', () => {
    expect(at('/login?lounge=true')).toEqual({ screen: 'plain', page: 'login' })
  })

  it('reads what is open to all', () => {
    expect(at('/terms-of-service')).toEqual({ screen: 'plain', page: undefined })
  })

  it.each(['/join/AB23CD', '/game/AB23CD'])('reads the invitation first: %s', (address) => {
    expect(at(address)).toEqual({ screen: 'plain', page: 'invitation' })
  })
})

describe('who is signed in', () => {
  it('comes to the lobbies, from the door too', () => {
    for (const address of ['/', '/login', '/register']) {
      expect(at(address, signedIn)).toEqual({ screen: 'hub', page: 'hub' })
    }
  })

  it('comes to the game that goes on', () => {
    expect(at('/', { isSignedIn: true, isPlaying: true })).toEqual({ screen: 'game', page: 'game' })
    expect(at('/game/AB23CD', signedIn)).toEqual({ screen: 'game', page: 'game' })
    expect(at('/chat?lobbyId=x', { isSignedIn: true, isPlaying: true })).toEqual({ screen: 'game', page: 'game' })
  })

  it('finds the lobbies beside a game where they are asked for', () => {
    expect(at('/?tab=join', { isSignedIn: true, isPlaying: true })).toEqual({ screen: 'hub', page: 'hub' })
  })

  it('sees the frame alone where the page has another shape', () => {
    expect(at('/?tab=create', signedIn)).toEqual({ screen: 'page', page: 'hub' })
    for (const address of ['/profile', '/previous-results', '/admin']) {
      expect(at(address, signedIn)).toEqual({ screen: 'page', page: undefined })
    }
  })

  it('is led to the door by a mailed link, and where nobody could be asked', () => {
    expect(at('/reset-password?token=1&id=2', signedIn).screen).toBe('sign-in')
    expect(at('/login?unreachable=true', signedIn)).toEqual({ screen: 'sign-in', page: 'login' })
  })
})
