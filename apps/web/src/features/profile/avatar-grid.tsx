import type { AvatarId, Avatar as AvatarOfList } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { Ref } from 'react'
import { avatarsQuery } from '../../avatar-ui/use-avatar-url.ts'
import { useSignedUrl } from '../../files/use-signed-url.ts'
import { msg } from '../../texts/msg.ts'
import { Choice, ChoiceGroup, EmptyState, ErrorState, Skeleton, useSeen, VisuallyHidden } from '../../ui/index.ts'

export interface AvatarGridProps {
  value: AvatarId | null
  onValueChange: (id: AvatarId) => void
  ref?: Ref<HTMLDivElement> | undefined
}

const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] sm:gap-3'
const SLOTS = Array.from({ length: 12 }, (_, slot) => `place-${slot}`)

/** Lists the avatars from which the user can choose. The user's current avatar is selected. */
export function AvatarGrid({ value, onValueChange, ref }: AvatarGridProps) {
  const { data, isError, isFetching, refetch } = useQuery(avatarsQuery)
  if (!data && isError) {
    return (
      <ErrorState
        title={msg('profile.avatar-grid.the-avatars-could-not')}
        kept={msg('profile.avatar-grid.you-keep-your-avatar')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <LoadingGrid />
  if (data.avatars.length === 0)
    return (
      <EmptyState title={msg('profile.avatar-grid.no-avatars-available')}>
        {msg('profile.avatar-grid.your-initials-are-shown')}
      </EmptyState>
    )
  return (
    <ChoiceGroup
      ref={ref}
      label={msg('profile.avatar-grid.avatar')}
      value={value ?? undefined}
      onValueChange={(picked) => {
        const avatar = data.avatars.find(({ _id }) => _id === picked)
        if (avatar) onValueChange(avatar._id)
      }}
      className={GRID}
    >
      {data.avatars.map((avatar) => (
        <AvatarChoice key={avatar._id} avatar={avatar} />
      ))}
    </ChoiceGroup>
  )
}

function AvatarChoice({ avatar: { _id, name, image } }: { avatar: AvatarOfList }) {
  const [ref, isSeen] = useSeen()
  const { url, onBroken } = useSignedUrl(isSeen ? { key: image } : undefined)
  return (
    <Choice
      ref={ref}
      value={_id}
      title={name}
      className="group relative aspect-square min-w-0 rounded-panel border border-line bg-raised p-1.5 transition-[border-color,background-color,transform] hover:border-line-strong active:scale-97 data-[state=checked]:border-flood data-[state=checked]:bg-flood-soft data-[state=checked]:ring-2 data-[state=checked]:ring-flood"
    >
      {url ? (
        <img src={url} alt={name} onError={onBroken} className="size-full animate-fade rounded-control object-cover" />
      ) : (
        <>
          <VisuallyHidden>{name}</VisuallyHidden>
          <Skeleton className="size-full rounded-control" />
        </>
      )}
      <span className="absolute -top-1.5 -end-1.5 hidden size-6 animate-pop place-items-center rounded-full bg-flood text-on-flood group-data-[state=checked]:grid">
        <Check aria-hidden="true" strokeWidth={3.5} className="size-4" />
      </span>
    </Choice>
  )
}

function LoadingGrid() {
  return (
    <div role="status" className={GRID}>
      <VisuallyHidden>{msg('profile.avatar-grid.loading-avatars')}</VisuallyHidden>
      {SLOTS.map((slot) => (
        <Skeleton key={slot} className="aspect-square w-full rounded-panel" />
      ))}
    </div>
  )
}
