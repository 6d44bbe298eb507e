import { Link, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, CentreCircle } from '../../ui/index.ts'
import { PlainLayout } from '../layouts/plain-layout.tsx'

/** Nothing further this way: says so, and leads back. */
export function DeadEnd({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const { history, navigate } = useRouter()
  // A link that opened a tab of its own has nothing behind it.
  const goBack = () => (window.history.length > 1 ? history.back() : void navigate({ to: '/' }))
  return (
    <PlainLayout>
      <div className="flex flex-1 flex-col items-center justify-center gap-3 pb-24 text-center">
        <CentreCircle>{icon}</CentreCircle>
        <h1 className="headline mt-3 text-2xl">{title}</h1>
        <p className="max-w-[40ch] text-balance text-muted">{children}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <Button variant="primary" icon={<ArrowLeft aria-hidden="true" />} onClick={goBack}>
            Go back
          </Button>
          <Button asChild variant="ghost">
            <Link to="/">To the lobbies</Link>
          </Button>
        </div>
      </div>
    </PlainLayout>
  )
}
