import { blockUser, listBlocked, listChat, type PublicUser, unblockUser } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { messageOf } from '../api/call-error.ts'
import { usePress } from '../api/use-press.ts'
import { msg } from '../texts/msg.ts'
import { notify } from '../ui/index.ts'

interface BlockChange {
  user: PublicUser
  isBlocked: boolean
}

/** Blocks or unblocks a user. The page then fetches its chats and the list of blocked users again [MD12]. */
export function useBlock() {
  const queryClient = useQueryClient()
  return usePress({
    mutationFn: async (change: BlockChange) => {
      const userId = change.user._id
      await (change.isBlocked ? call(blockUser, { body: { userId } }) : call(unblockUser, { params: { userId } }))
      return change
    },
    onSuccess: ({ user, isBlocked }) => {
      notify.success(
        isBlocked
          ? msg('report-ui.use-block.you-no-longer-see', { username: user.username })
          : msg('report-ui.use-block.you-see-messages-of', { username: user.username }),
        { duration: 5000 },
      )
      for (const { path } of [listChat, listBlocked]) void queryClient.invalidateQueries({ queryKey: [path] })
    },
    onError: (error) => notify.error(messageOf(error), { duration: 6000 }),
  })
}
