import { type CompetitionId, isId } from '@bettle/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { CreateCompetition } from '../../../features/organise-competition/setup/create-competition.tsx'
import { msg } from '../../../texts/msg.ts'
import { Button, EmptyState, lazyNamed } from '../../../ui/index.ts'
import { useUser } from '../../session.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'
import { CompeteFrame, ToCompetitions } from './compete-frame.tsx'
import { RulesDialog } from './rules-dialog.ts'

const ConfirmEmailNotice = lazyNamed(() => import('../../../account-ui/confirm-email-notice.tsx'), 'ConfirmEmailNotice')

/** Creates a competition from a preset, or with the rules of the competition that the address names. */
export function CreateCompetitionPage() {
  const { again } = useSearch({ strict: false })
  useDocumentTitle({ title: msg('pages-compete.create-competition-page.new-competition-2') })
  if (isId<CompetitionId>(again)) {
    return (
      <CompeteFrame competitionId={again} back={<ToCompetitions />}>
        {({ competition }) => <New again={competition} />}
      </CompeteFrame>
    )
  }
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-3 py-4 sm:px-6 sm:py-8">
      <Button asChild variant="ghost" size="sm" className="-ms-1 self-start">
        <ToCompetitions />
      </Button>
      <New />
    </div>
  )
}

function New({ again }: Pick<Parameters<typeof CreateCompetition>[0], 'again'>) {
  const { isGuest, permissions, emailConfirmed } = useUser()
  const navigate = useNavigate()
  return (
    <div className="@container flex flex-col gap-5">
      <h1 className="headline text-xl sm:text-2xl">{msg('pages-compete.create-competition-page.new-competition')}</h1>
      {isGuest ? (
        <EmptyState title={msg('pages-compete.create-competition-page.register-first')}>
          {msg('pages-compete.create-competition-page.you-need-an-account')}
        </EmptyState>
      ) : emailConfirmed === false ? (
        <Suspense fallback={null}>
          <ConfirmEmailNotice to="competition" />
        </Suspense>
      ) : (
        <CreateCompetition
          isAdmin={permissions.isAdmin}
          RulesDialog={RulesDialog}
          again={again}
          onCreated={(id) => void navigate({ to: '/compete/$', params: { _splat: `${id}/organise` }, replace: true })}
        />
      )}
    </div>
  )
}
