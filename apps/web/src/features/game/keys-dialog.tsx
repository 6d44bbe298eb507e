import { msg } from '../../texts/msg.ts'
import { Dialog, KeyHint } from '../../ui/index.ts'

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['1', '2', '3'], msg('game.keys-dialog.pick-the-first-second')],
  [['4', '5', '6'], msg('game.keys-dialog.pick-the-first-second-or')],
  [['7', '8', '9'], msg('game.keys-dialog.add-your-first-second')],
  [['←', '→'], msg('game.keys-dialog.choose-another-kind-of')],
  [['↵'], msg('game.keys-dialog.place-the-picked-bet')],
  [['Esc'], msg('game.keys-dialog.clear-the-picked-bet')],
  [['Tab'], msg('game.keys-dialog.go-to-the-next')],
  [['?'], msg('game.keys-dialog.show-these-keys')],
]

/** Lists the keys that control the game. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={msg('game.keys-dialog.keys')}
      description={msg('game.keys-dialog.the-number-keys-work')}
      size="sm"
      phone="fitted"
    >
      <dl className="flex flex-col">
        {KEYS.map(([keys, what]) => (
          <div key={what} className="flex min-h-11 items-center gap-4 border-line border-b py-1.5 last:border-b-0">
            <dt className="flex w-24 shrink-0 gap-1">
              {keys.map((key) => (
                <KeyHint key={key} keys={key} className="inline-grid!" />
              ))}
            </dt>
            <dd className="text-sm">{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
