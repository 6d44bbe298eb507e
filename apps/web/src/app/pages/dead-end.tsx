import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BackButton, Button, CentreCircle } from '../../ui/index.ts'
import { PlainLayout } from '../layouts/plain-layout.tsx'

/** Nothing further this way: says so, and leads back. */
export function DeadEnd({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <PlainLayout>
      <div className="flex flex-1 flex-col items-center justify-center gap-3 pb-24 text-center">
        <CentreCircle>{icon}</CentreCircle>
        <h1 className="headline mt-3 text-2xl">{title}</h1>
        <p className="max-w-[40ch] text-balance text-muted">{children}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <BackButton variant="primary" onNothingBehind={() => void navigate({ to: '/' })}>
            Go back
          </BackButton>
          <Button asChild variant="ghost">
            <Link to="/">To the lobbies</Link>
          </Button>
        </div>
      </div>
    </PlainLayout>
  )
}
