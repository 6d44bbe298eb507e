import { useQueryClient } from '@tanstack/react-query'
import { usePress } from '../../../api/use-press.ts'
import { fetchMoreLobbies } from '../../../push/hub/fetch-more-lobbies.ts'
import { msg } from '../../../texts/msg.ts'
import { Button } from '../../../ui/index.ts'

/** The button that fetches the next page of the server's list, after all loaded lobbies are shown. */
export function MoreLobbies({ onFetched }: { onFetched: () => void }) {
  const queryClient = useQueryClient()
  const { press, isPending, error } = usePress({
    mutationFn: () => fetchMoreLobbies(queryClient),
    onSuccess: onFetched,
  })
  return (
    <div className="border-line border-t p-3">
      <Button block variant="ghost" loading={isPending} onClick={() => void press(undefined)}>
        {msg('hub.more-lobbies.show-more')}
      </Button>
      <p role="alert" className="text-center text-lost text-sm">
        {error && msg('hub.more-lobbies.more-lobbies-could-not')}
      </p>
    </div>
  )
}
