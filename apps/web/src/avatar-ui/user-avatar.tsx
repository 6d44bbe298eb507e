import type { PublicUser } from '@bettle/contract'
import { Avatar, useSeen } from '../ui/index.ts'
import { useAvatarUrl } from './use-avatar-url.ts'

export interface UserAvatarProps {
  user: Pick<PublicUser, 'username' | 'selectedAvatar'> & { profileImageKey?: string | null | undefined }
  /** In pixels. */
  size?: number | undefined
  own?: boolean | undefined
}

/**
 * Shows a user's avatar, or else their own picture, or else their initials. A picture is loaded when it becomes
 * visible; until then the initials are shown.
 */
export function UserAvatar({ user, ...rest }: UserAvatarProps) {
  const Shown = user.selectedAvatar || user.profileImageKey ? ChosenAvatar : Initials
  return <Shown user={user} {...rest} />
}

const Initials = ({ user, ...rest }: UserAvatarProps) => <Avatar name={user.username} {...rest} />

function ChosenAvatar({ user: { username, selectedAvatar, profileImageKey }, ...rest }: UserAvatarProps) {
  const [ref, isSeen] = useSeen()
  const { url, onBroken } = useAvatarUrl(selectedAvatar, isSeen, profileImageKey)
  return <Avatar ref={ref} name={username} src={url} onBroken={onBroken} {...rest} />
}
