import { type OutlookQuestion, outlookAnswer } from './outlook-messages.ts'

// Beside the page, which goes on answering presses meanwhile.
addEventListener('message', ({ data }: MessageEvent<OutlookQuestion>) => postMessage(outlookAnswer(data)))
