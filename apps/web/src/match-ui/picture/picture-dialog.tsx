import { Download, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { msg } from '../../texts/msg.ts'
import { Button, Dialog, ErrorState, Skeleton, Switch } from '../../ui/index.ts'
import { ProtectedCanvasError } from './draw-picture.ts'
import { canShare, savePicture, sharePicture } from './share-picture.ts'

export interface PictureDialogProps {
  title: string
  /** The name of the picture's file. */
  name: string
  /** Says what the picture shows. Screen readers read the text, and it is shared with the picture. */
  text: string
  /** Draws the picture. The function is called again when the text or the user's choice has changed. */
  draw: (withNames: boolean) => Promise<Blob>
  /** If given, the user can add the names of others to the picture. */
  names?: { label: string; hint: string } | undefined
  onClose: () => void
}

/** Shows a picture exactly as it will be shared, and shares or saves it. The server receives nothing. */
export function PictureDialog({ title, name, text, draw, names, onClose }: PictureDialogProps) {
  const [withNames, setWithNames] = useState(false)
  const { file, address, failure, retry } = usePicture({ name, text, draw, withNames })
  const isSharing = file !== undefined && canShare(file)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      phone="fitted"
      title={title}
      description={msg('match-ui.picture-dialog.the-picture-is-drawn')}
      footer={
        <>
          <Button
            variant={isSharing ? 'secondary' : 'primary'}
            icon={<Download aria-hidden="true" />}
            disabled={!file}
            onClick={() => file && savePicture(file)}
          >
            {msg('match-ui.picture-dialog.save')}
          </Button>
          {isSharing && (
            <Button
              variant="primary"
              icon={<Share2 aria-hidden="true" />}
              onClick={() => void sharePicture(file, text)}
            >
              {msg('match-ui.picture-dialog.share')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3 pb-2">
        {failure === 'protected' ? (
          <ErrorState
            title={msg('match-ui.picture-dialog.your-browser-protects-drawn')}
            kept={msg('match-ui.picture-dialog.nothing-was-saved-allow')}
          />
        ) : failure ? (
          <ErrorState title={msg('match-ui.picture-dialog.the-picture-could-not')} onRetry={retry} />
        ) : address ? (
          <img
            src={address}
            alt={text}
            className="mx-auto max-h-[55dvh] w-auto max-w-full rounded-panel border border-line"
          />
        ) : (
          <Skeleton className="mx-auto aspect-square w-full max-w-[55dvh] rounded-panel!" />
        )}
        {names && <Switch label={names.label} hint={names.hint} checked={withNames} onCheckedChange={setWithNames} />}
      </div>
    </Dialog>
  )
}

interface Drawn {
  file: File
  address: string
}

/** Draws the picture, and returns the last one until the next is ready. */
function usePicture({
  name,
  text,
  draw,
  withNames,
}: Pick<PictureDialogProps, 'name' | 'text' | 'draw'> & { withNames: boolean }) {
  const [drawn, setDrawn] = useState<Drawn>()
  const [attempt, setAttempt] = useState<{ count: number; failure?: 'protected' | 'other' }>({ count: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says what is drawn, and the function is new each time
  useEffect(() => {
    let isCurrent = true
    draw(withNames).then(
      (blob) => isCurrent && setDrawn(drawnOf(new File([blob], name, { type: blob.type }))),
      (error) =>
        isCurrent &&
        setAttempt(({ count }) => ({ count, failure: error instanceof ProtectedCanvasError ? 'protected' : 'other' })),
    )
    return () => {
      isCurrent = false
    }
  }, [name, text, withNames, attempt.count])
  useEffect(() => () => void (drawn && URL.revokeObjectURL(drawn.address)), [drawn])
  return {
    file: drawn?.file,
    address: drawn?.address,
    failure: attempt.failure,
    retry: () => setAttempt(({ count }) => ({ count: count + 1 })),
  }
}

const drawnOf = (file: File): Drawn => ({ file, address: URL.createObjectURL(file) })
