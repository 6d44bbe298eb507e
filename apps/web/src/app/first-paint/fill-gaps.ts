import { fillGaps } from './gaps.ts'

fillGaps()
