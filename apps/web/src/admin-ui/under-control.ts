import type { Match } from '@bettle/contract'
import { type MatchUnderControl, pauseOfWire } from '@bettle/rules'

/** Converts a match to the form that the rules about allowed actions need. */
export function underControl({ status, resultsConfirmedAt, halves }: Match): MatchUnderControl {
  return {
    status,
    confirmed: resultsConfirmedAt !== null,
    halves: halves.map((half) => ({
      id: half._id,
      halfNumber: half.halfNumber,
      status: half.status,
      startTime: half.startTime === null ? null : Date.parse(half.startTime),
      endTime: half.endTime === null ? null : Date.parse(half.endTime),
      pauses: half.pauses?.map(pauseOfWire),
    })),
  }
}

export const isOver = ({ status }: Pick<Match, 'status'>): boolean => status === 'completed' || status === 'abandoned'
