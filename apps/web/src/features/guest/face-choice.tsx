import { type AvatarId, listGuestAvatars } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { queryOf } from '../../api/query/query-of.ts'
import { useSignedUrl } from '../../files/use-signed-url.ts'
import { rich } from '../../texts/msg.ts'
import { Choice, ChoiceGroup, Skeleton, useSeen, VisuallyHidden } from '../../ui/index.ts'

interface FaceChoiceProps {
  value: AvatarId | null
  onChange: (avatar: AvatarId | null) => void
}

/** A row of avatars to choose from. The row is optional: a guest who chooses none shows initials. */
export function FaceChoice({ value, onChange }: FaceChoiceProps) {
  const { data, isPending } = useQuery({ ...queryOf(listGuestAvatars, {}), staleTime: Number.POSITIVE_INFINITY })
  const avatars = data?.avatars ?? []
  if (!isPending && avatars.length === 0) return null
  return (
    <div>
      <p id="face" className="mb-1.5 font-medium text-muted text-sm">
        {rich('guest.face-choice.your-face-if-you', { part: <span className="font-normal text-faint" /> })}
      </p>
      <ChoiceGroup
        labelledBy="face"
        value={value ?? undefined}
        onValueChange={(picked) => onChange(avatars.find(({ _id }) => _id === picked)?._id ?? null)}
        className="-mx-1 flex min-h-16 gap-2 overflow-x-auto px-1 py-1.5"
      >
        {avatars.map((avatar) => (
          <Face key={avatar._id} id={avatar._id} name={avatar.name} image={avatar.image} />
        ))}
      </ChoiceGroup>
    </div>
  )
}

function Face({ id, name, image }: { id: AvatarId; name: string; image: string }) {
  const [ref, isSeen] = useSeen()
  const { url, onBroken } = useSignedUrl(isSeen ? { key: image } : undefined)
  return (
    <Choice
      ref={ref}
      value={id}
      title={name}
      className="group size-13 shrink-0 rounded-full border-2 border-line bg-raised p-0.5 transition-colors hover:border-line-strong data-[state=checked]:border-flood"
    >
      {url ? (
        <img src={url} alt={name} onError={onBroken} className="size-full animate-fade rounded-full object-cover" />
      ) : (
        <>
          <VisuallyHidden>{name}</VisuallyHidden>
          <Skeleton className="size-full rounded-full!" />
        </>
      )}
      <span className="-top-1 -end-1 absolute hidden size-5 animate-pop place-items-center rounded-full bg-flood text-on-flood group-data-[state=checked]:grid">
        <Check aria-hidden="true" strokeWidth={3.5} className="size-3.5" />
      </span>
    </Choice>
  )
}
