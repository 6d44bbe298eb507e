import { LANDING_LIMITS, type LandingContent, type LandingMedia } from '@bettle/contract'
import { ArrowLeft, ArrowRight, Plus, Trash2 } from 'lucide-react'
import { msg } from '../../../texts/msg.ts'
import { Button, IconButton } from '../../../ui/index.ts'
import type { ListSlot, Slots } from '../slots.tsx'
import { moved, valueAt } from './content-path.ts'
import { EditableMedia } from './editable-media.tsx'
import { EditableText } from './editable-text.tsx'
import { contentPathLabel } from './names.ts'

interface EditingProps {
  content: LandingContent
  /** The prefix of the paths in this section, such as `sections.2`. */
  at: string
  /** The paths of the values that the server refused to publish. */
  wrong: ReadonlySet<string>
  onChange: (path: string, value: unknown, isTyped?: boolean) => void
}

const LISTS: Readonly<Record<string, { most: number; least: number; make: () => unknown }>> = {
  modes: { most: LANDING_LIMITS.modes, least: 1, make: () => ({ title: '', text: '' }) },
  members: { most: LANDING_LIMITS.members, least: 0, make: () => ({ name: '', role: '', text: '', picture: null }) },
  pictures: {
    ...{ most: LANDING_LIMITS.pictures, least: 0 },
    make: (): LandingMedia => ({ kind: 'shipped', name: 'game', shape: 'tall', alt: '' }),
  },
}

/** The slots of a section with editable fields. */
export function editingSlots({ content, at, wrong, onChange }: EditingProps): Slots {
  const whole = (path: string) => `${at}.${path}`
  const listAt = (path: string) => valueAt(content, whole(path)) as unknown[]
  const nameOf = ({ path, label }: { path: string; label: string }) =>
    /\d/.test(path) ? contentPathLabel(content, whole(path)) : `${contentPathLabel(content, at)}: ${label}`
  return {
    has: () => true,
    text: (slot) => (
      <EditableText
        path={whole(slot.path)}
        label={nameOf(slot)}
        value={slot.value}
        most={slot.most}
        isWrong={wrong.has(whole(slot.path))}
        onValueChange={(value) => onChange(whole(slot.path), value, true)}
      />
    ),
    media: ({ path, value, label, isFirst = false, onlyPictures = false, className }) => (
      <EditableMedia
        {...{ value, isFirst, onlyPictures, className }}
        path={whole(path)}
        label={nameOf({ path, label })}
        isWrong={wrong.has(`${whole(path)}.alt`)}
        onValueChange={(media) => {
          const [list = '', index] = path.split('.')
          // A picture of a list is removed together with its list item.
          const isOneOfList = media === null && list === 'pictures'
          if (isOneOfList)
            onChange(
              whole(list),
              listAt(list).filter((_, position) => String(position) !== index),
            )
          else onChange(whole(path), media)
        }}
      />
    ),
    item: ({ path, label, count, index }) => {
      const name = `${label} ${index + 1}`
      const set = (list: unknown[]) => onChange(whole(path), list)
      return (
        <span className="mt-2 flex gap-1">
          <IconButton
            label={msg('content.editing-slots.move-forward', { name })}
            variant="outlined"
            disabled={index === 0}
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={() => set(moved(listAt(path), index, -1))}
          />
          <IconButton
            label={msg('content.editing-slots.move-back', { name })}
            variant="outlined"
            disabled={index === count - 1}
            icon={<ArrowRight aria-hidden="true" />}
            onClick={() => set(moved(listAt(path), index, 1))}
          />
          <IconButton
            label={msg('content.editing-slots.remove', { name })}
            variant="outlined"
            disabled={count <= (LISTS[path]?.least ?? 0)}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => set(listAt(path).filter((_, position) => position !== index))}
          />
        </span>
      )
    },
    more: (slot) => <More slot={slot} onAdd={(made) => onChange(whole(slot.path), [...listAt(slot.path), made])} />,
  }
}

function More({ slot: { path, label, count }, onAdd }: { slot: ListSlot; onAdd: (made: unknown) => void }) {
  const list = LISTS[path]
  if (!list) return null
  return (
    <Button
      size="sm"
      className="self-start"
      icon={<Plus aria-hidden="true" />}
      disabled={count >= list.most}
      onClick={() => onAdd(list.make())}
    >
      {msg('content.editing-slots.add-a', { label })}
    </Button>
  )
}
