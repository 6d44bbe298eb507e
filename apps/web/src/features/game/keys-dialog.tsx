import { Dialog, KeyHint } from '../../ui/index.ts'

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['1', '2', '3'], 'Pick the first, second or third bet in the OVER column'],
  [['4', '5', '6'], 'Pick the first, second or third bet in the UNDER column'],
  [['7', '8', '9'], 'Add your first, second or third card to the bet, or remove it'],
  [['←', '→'], 'Choose another kind of event or another tab. Move there with the Tab key first'],
  [['↵'], 'Place the picked bet, then confirm it'],
  [['Esc'], 'Clear the picked bet, or close the open window'],
  [['Tab'], 'Go to the next button or field'],
  [['?'], 'Show these keys'],
]

/** Lists the keys that control the game. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Keys"
      description="The number keys work while you are not typing."
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
