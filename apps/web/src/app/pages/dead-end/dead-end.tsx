import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { msg } from '../../../texts/msg.ts'
import { BackButton, Button, CentreCircle } from '../../../ui/index.ts'
import { PlainLayout } from '../../layouts/plain-layout.tsx'

interface DeadEndProps {
  icon: ReactNode
  title: string
  /** True if the page already has a frame, as in the administrators' area. */
  isFramed?: boolean | undefined
  children: ReactNode
}

/** Says that the page cannot be shown, and links to another page. */
export function DeadEnd({ isFramed = false, ...said }: DeadEndProps) {
  if (isFramed) return <Said {...said} />
  return (
    <PlainLayout>
      <Said {...said} />
    </PlainLayout>
  )
}

function Said({ icon, title, children }: DeadEndProps) {
  const navigate = useNavigate()
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 pb-24 text-center">
      <CentreCircle>{icon}</CentreCircle>
      <h1 className="headline mt-3 text-2xl">{title}</h1>
      <p className="max-w-[40ch] text-balance text-muted">{children}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <BackButton variant="primary" onNothingBehind={() => void navigate({ to: '/' })}>
          {msg('dead-end.dead-end.go-back')}
        </BackButton>
        <Button asChild variant="ghost">
          <Link to="/">{msg('dead-end.dead-end.to-the-lobbies')}</Link>
        </Button>
      </div>
    </div>
  )
}
