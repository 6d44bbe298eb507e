import { LANDING_LIMITS, type LandingContent } from '@bettle/contract'
import { Plus, Trash2 } from 'lucide-react'
import { msg } from '../../../texts/msg.ts'
import { Button, IconButton, Panel, TextArea, TextField } from '../../../ui/index.ts'

interface PagePanelProps {
  content: LandingContent
  wrong: ReadonlyMap<string, string>
  onChange: (path: string, value: unknown, isTyped?: boolean) => void
}

/**
 * Edits values that have no field on the page itself: texts for search engines and link previews, and the links of
 * the footer.
 */
export function PagePanel({ content: { page, footer }, wrong, onChange }: PagePanelProps) {
  const { links } = footer
  return (
    <Panel title={msg('content.page-panel.page')}>
      <div className="flex flex-col gap-4">
        <TextField
          label={msg('content.page-panel.title')}
          hint={msg('content.page-panel.shown-in-the-browser')}
          data-path="page.title"
          maxLength={LANDING_LIMITS.title}
          value={page.title}
          prompt={wrong.get('page.title')}
          onChange={({ target }) => onChange('page.title', target.value, true)}
        />
        <TextArea
          label={msg('content.page-panel.description')}
          data-path="page.description"
          maxLength={LANDING_LIMITS.line}
          value={page.description}
          prompt={wrong.get('page.description')}
          onChange={({ target }) => onChange('page.description', target.value.replace(/\s*\n\s*/g, ' '), true)}
        />
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-medium text-muted text-sm">{msg('content.page-panel.links-at-the-end')}</legend>
          {links.map(({ label, href }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a link has no id except its index
            <div key={index} className="grid grid-cols-[1fr_1.4fr_auto] items-start gap-2">
              <TextField
                label={msg('content.page-panel.link-text', { index: index + 1 })}
                hideLabel
                data-path={`footer.links.${index}.label`}
                maxLength={LANDING_LIMITS.label}
                value={label}
                prompt={wrong.get(`footer.links.${index}.label`)}
                onChange={({ target }) => onChange(`footer.links.${index}.label`, target.value, true)}
              />
              <TextField
                label={msg('content.page-panel.link-address', { index: index + 1 })}
                hideLabel
                inputMode="url"
                data-path={`footer.links.${index}.href`}
                maxLength={LANDING_LIMITS.address}
                value={href}
                prompt={wrong.get(`footer.links.${index}.href`)}
                onChange={({ target }) => onChange(`footer.links.${index}.href`, target.value, true)}
              />
              <IconButton
                label={msg('content.page-panel.remove-link', { index: index + 1 })}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() =>
                  onChange(
                    'footer.links',
                    links.filter((_, position) => position !== index),
                  )
                }
              />
            </div>
          ))}
          <Button
            size="sm"
            className="self-start"
            icon={<Plus aria-hidden="true" />}
            disabled={links.length >= LANDING_LIMITS.links}
            onClick={() => onChange('footer.links', [...links, { label: '', href: '/' }])}
          >
            {msg('content.page-panel.add-a-link')}
          </Button>
        </fieldset>
      </div>
    </Panel>
  )
}
