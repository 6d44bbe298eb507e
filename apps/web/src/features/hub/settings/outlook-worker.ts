import { type OutlookQuestion, outlookAnswer } from './outlook-messages.ts'

// The simulation runs in a worker, so that the page stays responsive.
addEventListener('message', ({ data }: MessageEvent<OutlookQuestion>) => postMessage(outlookAnswer(data)))
