import type { Lobby } from '@bettle/contract'
import { winnerOf } from '@bettle/rules'
import { Image } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { ownRankIn } from '../../push/lobby/standings.ts'
import { msg } from '../../texts/msg.ts'
import { Button, lazyNamed } from '../../ui/index.ts'

const ResultPicture = lazyNamed(() => import('./result-picture.tsx'), 'ResultPicture')

/** Offers the result as a picture to members with a rank, once there is a winner. */
export function ResultPictureButton({ lobby }: { lobby: Lobby }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const ownRank = ownRankIn(lobby)
  if (ownRank === 0 || lobby.match.status === 'abandoned' || winnerOf(lobby.leaderboard) === undefined) return null
  return (
    <>
      <Button variant="ghost" icon={<Image aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {msg('result.result-picture-button.share-this-result')}
      </Button>
      {isOpen && (
        <Suspense>
          <ResultPicture lobby={lobby} ownRank={ownRank} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
