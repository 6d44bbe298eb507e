export { MemberActions } from '../../../features/moderation/member-actions.tsx'
export { RemovedScreen } from '../../../features/moderation/put-out.tsx'
export { RemovedNotice } from '../../../features/moderation/removed-notice.tsx'
