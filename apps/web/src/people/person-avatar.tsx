import type { Person } from '@bettle/contract'
import { Avatar, useSeen } from '../ui/index.ts'
import { useAvatarUrl } from './use-avatar-url.ts'

export interface PersonAvatarProps {
  person: Pick<Person, 'username' | 'selectedAvatar'> & { profileImageKey?: string | null | undefined }
  /** In pixels. */
  size?: number | undefined
  own?: boolean | undefined
}

/** A person's chosen picture, else one of their own, or their initials until it is there. Looked up when it comes into sight. */
export function PersonAvatar({ person, ...looks }: PersonAvatarProps) {
  const Shown = person.selectedAvatar || person.profileImageKey ? ChosenAvatar : Initials
  return <Shown person={person} {...looks} />
}

const Initials = ({ person, ...looks }: PersonAvatarProps) => <Avatar name={person.username} {...looks} />

function ChosenAvatar({ person: { username, selectedAvatar, profileImageKey }, ...looks }: PersonAvatarProps) {
  const [ref, isSeen] = useSeen()
  const { url, onBroken } = useAvatarUrl(selectedAvatar, isSeen, profileImageKey)
  return <Avatar ref={ref} name={username} src={url} onBroken={onBroken} {...looks} />
}
