import { LANGUAGE_PARAMETER, type LandingContent, type Language, landingPathOf } from '@bettle/contract'
import { Moon, Sun } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LandingView } from '../../features/content/landing-view.tsx'
import { msg } from '../../texts/msg.ts'
import { Button, Logo, SkipLink, skipTarget } from '../../ui/index.ts'
import { LanguageLinks } from '../language/language-links.tsx'
import { TrialHint } from '../trial-hint.tsx'
import { EDIT_AT } from './edit-at.ts'

/**
 * Renders the landing page that the server inserts for visitors without a session. The page needs no script.
 * @param hasTrial whether trial games are available
 */
export function drawLanding(content: LandingContent, { hasTrial = false }: { hasTrial?: boolean } = {}): string {
  return renderToStaticMarkup(<LandingPage content={content} hasTrial={hasTrial} />)
}

/** The address of English shows each visitor their own language, so it must say that English is meant. */
const landingIn = (language: Language) => (language === 'en' ? `/?${LANGUAGE_PARAMETER}=en` : landingPathOf(language))

function LandingPage({ content, hasTrial }: { content: LandingContent; hasTrial: boolean }) {
  const hasTitle = content.sections.some(({ kind, visible }) => kind === 'hero' && visible)
  return (
    <div id="landing" className="overflow-x-clip">
      <SkipLink />
      <header className="door-header">
        <span className="-ms-1 p-1">
          <Logo size={34} />
        </span>
        <nav
          aria-label={msg('landing.draw-landing.account')}
          className="ms-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2"
        >
          <button
            type="button"
            data-theme-button
            aria-label={msg('landing.draw-landing.light-or-dark-theme')}
            className="inline-grid size-11 place-items-center rounded-control text-muted hover:bg-raised hover:text-ink"
          >
            <Sun aria-hidden="true" className="size-5 in-data-[theme=day]:hidden" />
            <Moon aria-hidden="true" className="hidden size-5 in-data-[theme=day]:block" />
          </button>
          <LanguageLinks hrefOf={landingIn} />
          <Button asChild variant="ghost" size="sm" className="max-sm:px-2">
            <a href="/login">{msg('landing.draw-landing.login')}</a>
          </Button>
          <Button asChild size="sm" className="max-sm:px-2.5">
            <a href="/register">{msg('landing.draw-landing.register')}</a>
          </Button>
        </nav>
      </header>
      <main {...skipTarget} className="outline-none mx-auto w-full max-w-6xl px-4 pt-6 pb-10 sm:px-6 lg:pt-12">
        {!hasTitle && <h1 className="sr-only">{content.page.title}</h1>}
        <LandingView
          content={content}
          playAt="/register"
          trial={
            hasTrial ? (
              <Button asChild variant="primary" size="lg">
                <a href="/try">{msg('landing.draw-landing.try-it-now')}</a>
              </Button>
            ) : undefined
          }
          hint={hasTrial && <TrialHint />}
          beside={
            <a
              href="/login"
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-flood"
            >
              {msg('landing.draw-landing.i-have-an-account')}
            </a>
          }
          admin={
            <a href={EDIT_AT} className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink">
              {msg('landing.draw-landing.admin')}
            </a>
          }
        />
      </main>
    </div>
  )
}
