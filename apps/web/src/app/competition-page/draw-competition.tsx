import { type Competition, LANGUAGE_PARAMETER } from '@bettle/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { readWire } from '../../api/read-wire.ts'
import { PublicCompetition } from '../../features/competition/public/public-competition.tsx'
import { pathIntoApp } from '../../features/competition/public/public-text.ts'
import { msg } from '../../texts/msg.ts'
import { Button, Logo, SkipLink, skipTarget } from '../../ui/index.ts'
import { LanguageLinks } from '../language/language-links.tsx'

/** Renders the page of a public competition for the server. The page needs no script. */
export function drawCompetition(given: Competition): string {
  const competition: Competition = readWire(JSON.stringify(given))
  return renderToStaticMarkup(
    <div id="competition" className="overflow-x-clip">
      <SkipLink />
      <header className="mx-auto flex h-16 w-full max-w-5xl items-center gap-3 px-4 sm:px-6">
        <a href="/" aria-label={msg('competition-page.draw-competition.bettle')} className="-ms-1 rounded-control p-1">
          <Logo size={34} />
        </a>
        <nav aria-label={msg('competition-page.draw-competition.account')} className="ms-auto flex items-center gap-2">
          <LanguageLinks hrefOf={(language) => `?${LANGUAGE_PARAMETER}=${language}`} />
          <Button asChild variant="ghost" size="sm">
            <a href={pathIntoApp('login', competition._id)}>{msg('competition-page.draw-competition.login')}</a>
          </Button>
          <Button asChild size="sm">
            <a href={pathIntoApp('register', competition._id)}>{msg('competition-page.draw-competition.register')}</a>
          </Button>
        </nav>
      </header>
      <main {...skipTarget} className="mx-auto w-full max-w-5xl px-4 pt-4 pb-12 outline-none sm:px-6 lg:pt-8">
        <PublicCompetition competition={competition} />
      </main>
    </div>,
  )
}
