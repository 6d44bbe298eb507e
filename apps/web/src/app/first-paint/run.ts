import { keepStorage } from './keep-storage.ts'
import { sayNothingIsKept } from './say-nothing-is-kept.ts'
import { startFirstPaint } from './start.ts'

keepStorage(sayNothingIsKept)
startFirstPaint(document.currentScript)
