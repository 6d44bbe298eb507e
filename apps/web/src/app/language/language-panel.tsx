import { msg } from '../../texts/msg.ts'
import { FoldPanel } from '../../ui/index.ts'
import { LanguageList } from './language-list.tsx'

/** The part of the profile that changes the language. */
export function LanguagePanel() {
  return (
    <FoldPanel title={msg('language.language-panel.language')}>
      <LanguageList />
    </FoldPanel>
  )
}
