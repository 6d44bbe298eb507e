import { describe, expect, it } from 'vitest'
import { type GuestEntryFacts, guestAskReason } from './guest-entry.ts'

const facts = (changed: Partial<GuestEntryFacts> = {}): GuestEntryFacts => ({
  isHostThere: false,
  seats: 0,
  isRemovedSince: false,
  seatsWithoutChips: 0,
  letIn: undefined,
  ...changed,
})

describe('a guest who takes a new seat from an address', () => {
  it('asks the host from the fourth guest seat of the address on [G10]', () => {
    const reasons = [0, 1, 2, 3, 4].map((seats) => guestAskReason(facts({ seats })))
    expect(reasons).toEqual([undefined, undefined, undefined, 'many-seats', 'many-seats'])
  })

  it('asks the host after a removal from the address, and where a seat of the address has no chips left [G10]', () => {
    expect(guestAskReason(facts({ seats: 1, isRemovedSince: true }))).toBe('removed')
    expect(guestAskReason(facts({ seats: 1, seatsWithoutChips: 1 }))).toBe('no-chips')
  })

  it('never asks from an address that the host is on [G10]', () => {
    const all = { seats: 60, isRemovedSince: true, seatsWithoutChips: 9 }
    expect(guestAskReason(facts({ ...all, isHostThere: true }))).toBeUndefined()
  })

  it('does not ask after the host has let the address in, until a later removal or a later seat without chips [G10] [G15]', () => {
    const letIn = { seatsWithoutChips: 2 }
    expect(guestAskReason(facts({ seats: 30, seatsWithoutChips: 2, letIn }))).toBeUndefined()
    expect(guestAskReason(facts({ seats: 30, seatsWithoutChips: 3, letIn }))).toBe('no-chips')
    expect(guestAskReason(facts({ seats: 30, isRemovedSince: true, letIn }))).toBe('removed')
  })
})
