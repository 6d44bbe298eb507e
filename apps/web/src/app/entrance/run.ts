import { startEntrance } from './start-entrance.ts'

startEntrance()
