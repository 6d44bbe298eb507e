import { startLandingPage } from './start-entrance.ts'

startLandingPage()
