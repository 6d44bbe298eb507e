import { LANGUAGES, type Language } from '@bettle/contract'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { BUILT_LANGUAGES } from '../../texts/built-languages.ts'
import { LANGUAGE } from '../../texts/language.ts'
import { msg } from '../../texts/msg.ts'
import { classNames } from '../../ui/index.ts'
import { chooseLanguage } from './choose-language.ts'

/** The languages for a signed-in user or a guest. Each is named in itself. */
export function LanguageList({ isGuest = false }: { isGuest?: boolean }) {
  const [chosen, setChosen] = useState<Language>()
  const choose = (language: Language) => {
    setChosen(language)
    void chooseLanguage(language, true)
  }
  return (
    <>
      <p role="status" className="mb-3 text-muted text-sm">
        {chosen !== undefined
          ? msg('language.language-panel.waits')
          : isGuest
            ? msg('language.language-panel.opens-again-for-guest')
            : msg('language.language-panel.opens-again')}
      </p>
      <ul className="grid gap-1 sm:grid-cols-2">
        {(BUILT_LANGUAGES as readonly Language[]).map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              disabled={chosen !== undefined}
              aria-current={language === LANGUAGE || undefined}
              onClick={() => choose(language)}
              className={classNames(
                'flex min-h-11 w-full items-center justify-between gap-3 rounded-control border px-3 text-start hover:bg-raised disabled:text-faint',
                language === LANGUAGE ? 'border-flood font-semibold' : 'border-line',
              )}
            >
              {LANGUAGES[language]}
              {language === LANGUAGE && <Check aria-hidden="true" className="size-5 text-flood" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
