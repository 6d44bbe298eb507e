import type { AvatarId } from '@bettle/contract'
import { useAvatarUrl } from '../../avatar-ui/use-avatar-url.ts'
import { msg } from '../../texts/msg.ts'
import { Avatar, Chip, classNames, useMedia } from '../../ui/index.ts'

export interface ProfilePreviewProps {
  username: string
  selectedAvatar: AvatarId | null
}

/** A name with more characters than this has a smaller font. */
const LONG = 12

/** Shows the user as others see them: as a large picture, and as a row of the ranking with the starting chips. */
export function ProfilePreview({ username, selectedAvatar }: ProfilePreviewProps) {
  const { url, onBroken } = useAvatarUrl(selectedAvatar)
  const isWide = useMedia('(min-width: 64rem)')
  const name = username.trim() || '?'
  return (
    <section aria-label={msg('profile.profile-preview.how-others-see-you')} className="board relative overflow-hidden">
      <div className="flex flex-wrap items-center gap-5 px-5 py-5 sm:px-8 sm:py-7 lg:flex-col lg:gap-4 lg:px-5 lg:pt-8 lg:pb-6 lg:text-center">
        <span className="relative shrink-0">
          <span
            aria-hidden="true"
            className="absolute -inset-8 rounded-full bg-[radial-gradient(closest-side,var(--stage-glow),transparent)]"
          />
          <Avatar
            name={name}
            src={url}
            onBroken={onBroken}
            size={isWide ? 152 : 96}
            className="relative ring-4 ring-flood"
          />
        </span>
        <div className="min-w-0 max-w-full flex-1 basis-36 lg:flex-none lg:basis-auto">
          <p className="text-muted text-sm">{msg('profile.profile-preview.how-others-see-you')}</p>
          <p
            className={classNames(
              'headline wrap-anywhere mt-1 text-balance pt-0.5 pb-1 text-ink normal-case',
              name.length > LONG ? 'text-xl' : 'text-2xl',
            )}
          >
            {name}
          </p>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="flex min-h-14 flex-wrap items-center gap-x-3 border-line border-t bg-panel/80 px-5 sm:px-8 lg:px-5"
      >
        <span className="figures w-4 text-center text-lg text-muted">1</span>
        <Avatar name={name} src={url} size={32} own />
        <span className="wrap-anywhere min-w-0 flex-1 basis-24 font-medium">{name}</span>
        <span className="ms-auto flex items-center gap-3">
          <Chip value={100} size={22} decorative />
          <span className="figures text-lg">100</span>
        </span>
      </div>
    </section>
  )
}
