import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { msg } from '../texts/msg.ts'
import { classNames } from '../ui/index.ts'

interface SortableListProps {
  label: string
  /** The names of the items in their order. */
  names: readonly string[]
  nameOf: (name: string) => string
  onOrder: (names: string[]) => void
  children: (name: string) => ReactNode
}

const HOW = {
  draggable: msg('admin-ui.sortable-list.press-space-or-enter'),
}

/** A list that is sorted by dragging handles, or by keyboard: space, arrow keys, space. */
export function SortableList({ label, names, nameOf, onOrder, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const positionOf = (id: unknown) => names.indexOf(String(id)) + 1
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    onOrder(arrayMove([...names], positionOf(active.id) - 1, positionOf(over.id) - 1))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: HOW,
        announcements: {
          onDragStart: ({ active }) =>
            msg('admin-ui.sortable-list.is-picked-up-name', { name: nameOf(String(active.id)) }),
          onDragOver: ({ active, over }) =>
            over
              ? msg('admin-ui.sortable-list.is-at-position-of', {
                  name: nameOf(String(active.id)),
                  position: positionOf(over.id),
                  names: names.length,
                })
              : undefined,
          onDragEnd: ({ active, over }) =>
            over
              ? msg('admin-ui.sortable-list.is-dropped-at-position', {
                  name: nameOf(String(active.id)),
                  position: positionOf(over.id),
                })
              : msg('admin-ui.sortable-list.is-dropped', { name: nameOf(String(active.id)) }),
          onDragCancel: ({ active }) =>
            msg('admin-ui.sortable-list.is-back-at-its', { name: nameOf(String(active.id)) }),
        },
      }}
    >
      <SortableContext items={[...names]} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className="divide-y divide-line">
          {names.map((name) => (
            <SortableRow key={name} name={name} label={nameOf(name)}>
              {children(name)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function SortableRow({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: name,
  })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={classNames('flex min-h-12 items-center gap-1 bg-panel pe-2', isDragging && 'relative z-1 bg-raised')}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={msg('admin-ui.sortable-list.move-label', { label })}
        className="inline-grid size-11 shrink-0 cursor-grab touch-none disabled:pointer-events-none disabled:opacity-50 place-items-center rounded-control text-faint hover:text-ink [&_svg]:size-5"
      >
        <GripVertical aria-hidden="true" />
      </button>
      {children}
    </li>
  )
}
