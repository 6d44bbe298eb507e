import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { msg } from '../../texts/msg.ts'
import { copyText, notify } from '../../ui/index.ts'

/** Shows the lobby code. A press copies the code. */
export function LobbyCode({ code, isLarge = false }: { code: string; isLarge?: boolean }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await copyText(code)
      setCopied(true)
      notify.success(msg('game.lobby-code.code-copied'))
    } catch {
      notify.info(msg('game.lobby-code.the-code-is', { code }), { duration: 3000 })
    }
  }
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="reach flex flex-wrap items-center gap-2 rounded-control px-1 text-muted transition-colors hover:text-ink"
    >
      <span className="caps text-base leading-none">{msg('game.lobby-code.lobby')}</span>
      <span className={`figures text-ink tracking-[0.12em] ${isLarge ? 'text-xl' : 'text-lg'}`}>{code}</span>
      {isCopied ? (
        <Check aria-hidden="true" className="size-4 text-won" />
      ) : (
        <Copy aria-hidden="true" className="size-4" />
      )}
      <span className="sr-only">{msg('game.lobby-code.copy-the-lobby-code')}</span>
    </button>
  )
}
