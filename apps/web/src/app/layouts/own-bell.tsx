import { useEffect } from 'react'
import { NoticesBell } from '../../features/notice/notices-bell.tsx'
import { followAccount } from '../language/follow-account.ts'
import { useUser } from '../session.tsx'

/** The notices and the language of an account, which its header adds once it is shown. */
export function OwnBell() {
  const { language } = useUser()
  useEffect(() => followAccount(language), [language])
  return <NoticesBell />
}
