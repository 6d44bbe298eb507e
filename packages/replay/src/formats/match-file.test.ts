import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scoreOf } from '@bettle/rules'
import { describe, expect, it } from 'vitest'
import { parseMatchFile } from './match-file.ts'

const aFile = (change: Record<string, unknown> = {}) => ({
  homeTeam: 'Ana United',
  awayTeam: 'Ben Rovers',
  date: '2026-05-01',
  halves: [
    { halfNumber: 1, durationSeconds: 2700 },
    { halfNumber: 2, durationSeconds: 2760 },
  ],
  events: [
    { half: 2, second: 5, eventType: 'Goal', team: 'away' },
    { half: 1, second: 9, eventType: 'Shot', team: 'home' },
    { half: 1, second: 9, eventType: 'Goal', team: 'home' },
  ],
  ...change,
})

describe('a match file', () => {
  it('sorts the events of a match file, and adds an id and a final score if the file has none [F1]', () => {
    const file = parseMatchFile(aFile(), 'a.json')
    expect(file.events.map(({ half, eventType }) => [half, eventType])).toEqual([
      [1, 'Shot'],
      [1, 'Goal'],
      [2, 'Goal'],
    ])
    expect(file.sourceMatchId).toBe('2026-05-01-ana-united-ben-rovers')
    expect(file.finalScore).toEqual({ home: 1, away: 1 })
  })

  it.each([
    [{ homeTeam: undefined }, 'homeTeam: '],
    [{ halves: [{ halfNumber: 1, durationSeconds: 2700 }] }, 'halves: A match has two halves'],
    [{ halves: [2, 1].map((halfNumber) => ({ halfNumber, durationSeconds: 2700 })) }, 'Half 1 was expected here'],
    [{ events: [{ half: 3, second: 1, eventType: 'Goal', team: 'home' }] }, 'events.0.half: There is no half 3'],
    [{ events: [{ half: 1, second: 2700, eventType: 'Goal', team: 'home' }] }, 'Half 1 ends after 2700 seconds'],
    [{ events: [{ half: 1, second: -1, eventType: 'Goal', team: 'home' }] }, 'events.0.second: '],
    [{ events: [{ half: 1, second: 1, eventType: 'Goal', team: 'both' }] }, 'events.0.team: '],
  ])('refuses a match file with the change %j and explains the fault: %s [F1]', (change, message) => {
    expect(() => parseMatchFile(aFile(change), 'a.json')).toThrow(message)
    expect(() => parseMatchFile(aFile(change), 'a.json')).toThrow('a.json is not a match Bettle can play')
  })

  it('refuses a match file with a hundred faults by a message that counts 95 of them as further faults [F1]', () => {
    const events = Array.from({ length: 100 }, () => ({ half: 9, second: 1, eventType: 'Goal', team: 'home' }))
    expect(() => parseMatchFile(aFile({ events }), 'a.json')).toThrow('… and 95 more')
  })
})

const data = process.env.BETTLE_MATCH_DATA

describe('real matches', () => {
  if (data === undefined) {
    it('skips real match files, because BETTLE_MATCH_DATA names no folder with real matches', () => {})
    return
  }

  it('reads every real match file, and counts the real final score from its events [F1]', () => {
    const folder = join(data, 'matches')
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) {
      const file = parseMatchFile(JSON.parse(readFileSync(join(folder, name), 'utf8')), name)
      expect([name, scoreOf(file.events)]).toEqual([name, file.finalScore])
    }
  })
})
