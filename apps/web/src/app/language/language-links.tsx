import { LANGUAGES, type Language } from '@bettle/contract'
import { BUILT_LANGUAGES } from '../../texts/built-languages.ts'
import { LANGUAGE } from '../../texts/language.ts'
import { msg } from '../../texts/msg.ts'
import { classNames } from '../../ui/index.ts'

interface LanguageLinksProps {
  /** Returns the address of this page in a language. */
  hrefOf: (language: Language) => string
}

/**
 * The switch between languages for visitors. It is made of links and needs no script. Each language is named in itself.
 */
export function LanguageLinks({ hrefOf }: LanguageLinksProps) {
  if (BUILT_LANGUAGES.length < 2) return null
  return (
    <details data-languages className="sm:relative">
      <summary className="grid size-11 cursor-pointer list-none place-items-center rounded-control font-semibold text-muted text-sm uppercase hover:bg-raised hover:text-ink [&::-webkit-details-marker]:hidden">
        <span>
          {LANGUAGE.slice(0, 2)}{' '}
          <span className="sr-only">
            {msg('language.language-links.language')}: {LANGUAGES[LANGUAGE as Language]}
          </span>
        </span>
      </summary>
      <ul className="absolute end-4 z-60 min-w-40 rounded-panel border border-line-strong bg-afloat p-1 text-ink shadow-(--lift)">
        {(BUILT_LANGUAGES as readonly Language[]).map((language) => (
          <li key={language}>
            <a
              href={hrefOf(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === LANGUAGE || undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-control px-3 hover:bg-raised',
                language === LANGUAGE && 'font-semibold text-flood',
              )}
            >
              {LANGUAGES[language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
