import { type OutlookQuestion, outlookAnswer } from './outlook-messages.ts'

// Simulates in a worker, so that the page stays responsive.
addEventListener('message', ({ data }: MessageEvent<OutlookQuestion>) => postMessage(outlookAnswer(data)))
