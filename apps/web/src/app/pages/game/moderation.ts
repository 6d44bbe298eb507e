export { MemberActions } from '../../../features/moderation/member-actions.tsx'
export { RemovedNotice } from '../../../features/moderation/removed-notice.tsx'
export { RemovedScreen } from '../../../features/moderation/removed-screen.tsx'
