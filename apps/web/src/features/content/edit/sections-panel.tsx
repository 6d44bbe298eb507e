import type { LandingContent, LandingSectionKind } from '@bettle/contract'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { SortableList } from '../../../admin-ui/sortable-list.tsx'
import { msg } from '../../../texts/msg.ts'
import { IconButton, Panel, Switch } from '../../../ui/index.ts'
import { moved } from './content-path.ts'
import { SECTION_NAMES } from './names.ts'

interface SectionsPanelProps {
  sections: LandingContent['sections']
  onChange: (sections: LandingContent['sections']) => void
}

const nameOf = (kind: string) => SECTION_NAMES[kind as LandingSectionKind]

/** Shows, hides and reorders the sections, by dragging or by buttons. */
export function SectionsPanel({ sections, onChange }: SectionsPanelProps) {
  const kinds = sections.map(({ kind }) => kind)
  const sectionOf = (kind: string) => sections.find((section) => section.kind === kind)
  const show = (kind: string, visible: boolean) =>
    onChange(sections.map((section) => (section.kind === kind ? { ...section, visible } : section)))
  return (
    <Panel title={msg('content.sections-panel.sections')} flush>
      <SortableList
        label={msg('content.sections-panel.sections')}
        names={kinds}
        nameOf={nameOf}
        onOrder={(order) => onChange(order.flatMap((kind) => sectionOf(kind) ?? []))}
      >
        {(kind) => {
          const index = kinds.indexOf(kind as LandingSectionKind)
          return (
            <>
              <Switch
                className="min-w-0 flex-1"
                label={nameOf(kind)}
                checked={sectionOf(kind)?.visible ?? false}
                onCheckedChange={(visible) => show(kind, visible)}
              />
              <IconButton
                label={msg('content.sections-panel.move-up', { name: nameOf(kind) })}
                disabled={index === 0}
                icon={<ArrowUp aria-hidden="true" />}
                onClick={() => onChange(moved(sections, index, -1))}
              />
              <IconButton
                label={msg('content.sections-panel.move-down', { name: nameOf(kind) })}
                disabled={index === kinds.length - 1}
                icon={<ArrowDown aria-hidden="true" />}
                onClick={() => onChange(moved(sections, index, 1))}
              />
            </>
          )
        }}
      </SortableList>
    </Panel>
  )
}
