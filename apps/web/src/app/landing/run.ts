import { startLandingPage } from './start-landing-page.ts'

startLandingPage()
