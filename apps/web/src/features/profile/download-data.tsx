import { exportOwnData } from '@bettle/contract'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { msg } from '../../texts/msg.ts'
import { Button, FoldPanel, Notice } from '../../ui/index.ts'

/** Saves everything that the server stores about the user as one file [A62]. */
export function DownloadData() {
  const { press, isPending, error } = usePress({
    mutationFn: async () => {
      const data = await call(exportOwnData, {})
      const { saveFile } = await import('../../files/save-file.ts')
      saveFile(`bettle-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2), 'application/json')
    },
  })
  return (
    <FoldPanel title={msg('profile.download-data.your-data')}>
      <div className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between">
        <p className="text-muted text-sm">{msg('profile.download-data.one-file-with-everything')}</p>
        <Button className="shrink-0" loading={isPending} onClick={() => void press(null)}>
          {msg('profile.download-data.download-my-data')}
        </Button>
      </div>
      <div role="alert" className="mt-3 empty:hidden">
        {error && <Notice tone="error">{messageOf(error)}</Notice>}
      </div>
    </FoldPanel>
  )
}
