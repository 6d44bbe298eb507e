import { startFirstPaint } from './start.ts'

startFirstPaint(document.currentScript)
