import { payoutOf, payoutWithCard, shieldReturn } from '@bettle/rules'
import { expect, it } from 'vitest'
import { cardExample, cardSentence, effectText } from './card-text.ts'

it('the text of a card says what the card does at this lobby’s strength [H7] [H8] [PR182]', () => {
  expect(cardSentence('boost', 1.5)).toBe('A win pays 1.5 times as much.')
  expect(cardSentence('shield', 1.2)).toBe('If the bet loses, you get 20 % of the stake back.')
  expect(cardSentence('shield', 2)).toBe('If the bet loses, you get the whole stake back.')
  expect(cardSentence('shield', 3)).toBe('If the bet loses, you get the whole stake back.')
})

it('the examples in a card’s text match the results of the rules package [H7] [H8] [H9] [PR182]', () => {
  const play = { betType: 'over', threshold: 4.5, odds: 1.85, stake: 15 } as const
  const payout = payoutOf(185, 15)
  const reckoned = {
    payout,
    boosted: payoutWithCard(payout, { kind: 'boost', tenths: 15 }),
    saved: shieldReturn(15, 15),
  }
  expect(cardExample('boost', play, reckoned)).toBe(
    '15 on over 4.5 at 1.85 return 27 if the bet wins, and 40 with Boost.',
  )
  expect(cardExample('shield', play, reckoned)).toBe(
    '15 on over 4.5 are lost if the bet loses. With Shield you get 7 back.',
  )
  expect(cardExample('near-miss', play, reckoned)).toBe(
    'Over 4.5 with a count of 4 misses by one: with Near Miss you get your 15 back. With a count of 3 the bet still loses.',
  )
})

it.each([
  ['over', 0.5, /count of 0 misses by one/],
  ['over', 4, /count of 3 misses by one.*With a count of 2/],
  ['under', 4.5, /count of 5 misses by one.*With a count of 6/],
  ['under', 4, /count of 5 misses by one.*With a count of 6/],
] as const)('the example of a Near Miss names the count that misses %s %s by one [H9]', (betType, threshold, text) => {
  const play = { betType, threshold, odds: 2, stake: 10 }
  expect(cardExample('near-miss', play, { payout: 20, boosted: 30, saved: 5 })).toMatch(text)
})

it('the text of a used card says what the card did once its bet was settled [PR185]', () => {
  expect(effectText('boost', 9, 'won')).toBe('Boost: +9 chips')
  expect(effectText('boost', 0, 'lost')).toBe('Boost had no effect')
  expect(effectText('shield', 0, 'won')).toBe('Shield was not needed')
  expect(effectText('near-miss', 10, 'void')).toBe('Near Miss brought the stake back')
  expect(effectText('scout', 0, 'lost')).toBe("Scout showed the others' bets")
  expect(effectText('shield', 0, 'open')).toBe('Shield is played with this bet')
})
