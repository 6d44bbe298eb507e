import { msg } from '../../texts/msg.ts'
import { PlainLayout } from '../layouts/plain-layout.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

const TERMS = [
  {
    title: msg('pages.terms-page.a-game-not-gambling'),
    text: msg('pages.terms-page.you-play-bettle-with'),
  },
  {
    title: msg('pages.terms-page.your-account'),
    text: msg('pages.terms-page.one-account-per-person'),
  },
  {
    title: msg('pages.terms-page.fair-play'),
    text: msg('pages.terms-page.play-for-yourself-not'),
  },
  {
    title: msg('pages.terms-page.what-counts'),
    text: msg('pages.terms-page.people-or-data-feeds'),
  },
  {
    title: msg('pages.terms-page.your-data'),
    text: msg('pages.terms-page.we-keep-what-the'),
  },
]

export function TermsPage() {
  useDocumentTitle({ title: msg('pages.terms-page.terms-of-service-2') })
  return (
    <PlainLayout>
      <article className="mx-auto w-full max-w-2xl py-6">
        <h1 className="headline text-2xl">{msg('pages.terms-page.terms-of-service')}</h1>
        <p className="mt-3 text-lg text-muted">{msg('pages.terms-page.the-rules-of-bettle')}</p>
        <ol className="mt-8 flex flex-col gap-6">
          {TERMS.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 border-line border-t pt-5">
              <span aria-hidden="true" className="figures w-8 shrink-0 text-flood text-xl">
                {index + 1}
              </span>
              <div>
                <h2 className="caps text-lg leading-tight">{title}</h2>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </article>
    </PlainLayout>
  )
}
