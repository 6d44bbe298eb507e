import { PlainLayout } from '../layouts/plain-layout.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

const TERMS = [
  {
    title: 'A game, not gambling',
    text: 'You play Bettle with free chips. Chips cannot be bought, sold, exchanged or paid out. Chips have no value outside the game.',
  },
  {
    title: 'Your account',
    text: 'One account per person. Choose a password you use nowhere else, and keep it to yourself. Other players see your name and your username, never your email address.',
  },
  {
    title: 'Fair play',
    text: 'Play for yourself, not through a program. We may close accounts that exploit faults, play for other people or spoil the game for others.',
  },
  {
    title: 'What counts',
    text: 'People or data feeds record the events of a match. Events may be corrected, even after a round is settled. After the results of a match are confirmed, a correction needs a reason, which the players see.',
  },
  {
    title: 'Your data',
    text: 'We keep what the game needs: your account, your bets and your results. If you delete your account, we delete your name and your email address. Your bets and results stay, without your name.',
  },
]

export function TermsPage() {
  useDocumentTitle({ title: 'Terms of Service ·' })
  return (
    <PlainLayout>
      <article className="mx-auto w-full max-w-2xl py-6">
        <h1 className="headline text-2xl">Terms of Service</h1>
        <p className="mt-3 text-lg text-muted">The rules of Bettle, in short.</p>
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
