import { msg } from '../texts/msg.ts'

/**
 * Returns the texts of the files that are no components: the HTML page, the page without a connection, and the description
 * of the app for home screens. The build replaces the English texts in these files (`build/page-texts.ts`).
 */
export const pageTexts = (): Readonly<Record<'index.html' | 'offline.html' | 'manifest.webmanifest', string[]>> => ({
  'index.html': [msg('page.head.description'), msg('page.head.needs-scripts')],
  'offline.html': [
    msg('page.offline.title'),
    // The heading is the first sentence of the title.
    `<h1>${msg('page.offline.heading')}<`,
    msg('page.offline.shows-no-game'),
    msg('page.offline.bets-count'),
    msg('page.offline.last-reached', { time: '{time}' }),
    msg('page.offline.try-again'),
  ],
  'manifest.webmanifest': [
    msg('page.head.description'),
    msg('page.home-screen.my-game'),
    msg('page.home-screen.play-a-match'),
  ],
})
