import type { CompetitionId, Update } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { updateFrame } from './update-frame.ts'

const competitionId = '01900000-0000-7000-8000-000000000000' as CompetitionId

describe('the frame of an update', () => {
  it('the frame of an update contains the version and the push of a changed competition', () => {
    const update: Update = {
      type: 'news',
      topic: `competition:${competitionId}`,
      version: 3,
      push: { type: 'competition.changed', competitionId },
    }
    const refused: unknown[] = []
    const frame = updateFrame(update, [], (error) => refused.push(error))
      .frame()
      .toString()
    expect(refused).toEqual([])
    expect(frame).toContain('"version":3,"push":{"type":"competition.changed"')
  })

  it('a frame has memory of its own, so that a kept frame keeps nothing else in memory', () => {
    const push = { type: 'competition.changed', competitionId } as const
    const update: Update = { type: 'news', topic: `competition:${competitionId}`, version: 1, push }
    const kept = updateFrame(update, [], () => {}).frame()
    expect(kept.buffer.byteLength).toBe(kept.length)
  })
})
