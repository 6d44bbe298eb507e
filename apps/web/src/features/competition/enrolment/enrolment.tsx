import type { Competition, MyCompetition } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { CircleCheck, LogOut, Ticket } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useIsOperator } from '../../../api/query/own-part.ts'
import { isGuestHere } from '../../../api/session/token.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, ConfirmDialog } from '../../../ui/index.ts'
import { CodeField } from './code-field.tsx'
import { enrolText, entryText, isOpen, mayEnrolAgain, mayWithdraw, refusalOf, withdrawText } from './entry-text.ts'
import { useEnrolment } from './use-enrolment.ts'

interface EnrolmentProps {
  competition: Competition
  mine: MyCompetition
  now: number
  /** Further links, shown in one row with the button to withdraw. */
  children?: ReactNode
}

/** Explains the user's own entry, with the button to enrol or withdraw. */
export function Enrolment({ competition, mine, now, children }: EnrolmentProps) {
  const { entry, mayOrganise } = mine
  const [code, setCode] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { enrolling, withdrawing } = useEnrolment(competition._id, () => setAsking(false))
  const canEnrol = mayEnrolAgain(mine) && isOpen(competition, now)
  const isOperator = useIsOperator()
  const isGuest = isGuestHere() && !competition.isPractice
  const needsCode = competition.isExclusive && canEnrol
  const isCodeRefused = needsCode && enrolling.error !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    withdrawing.forget()
    void enrolling.press(needsCode ? code : undefined)
  }
  const isIn = entry !== null && (entry.status === 'place' || entry.status === 'waiting')
  const refusal = isCodeRefused ? undefined : refusalOf(enrolling.error ?? withdrawing.error)
  const button = (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      className="max-sm:w-full"
      icon={<Ticket aria-hidden="true" />}
      loading={enrolling.isPending}
      disabled={needsCode && code === ''}
    >
      {msg('competition.enrolment.enrol')}
    </Button>
  )
  return (
    <form
      onSubmit={submit}
      aria-label={msg('competition.enrolment.your-entry-in-this')}
      className="flex flex-col gap-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className="flex min-h-11 min-w-0 flex-[1_1_16rem] items-center gap-2.5 text-pretty">
          {isIn && <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-won" />}
          <span>
            {entry && !(canEnrol && entry.status === 'withdrawn')
              ? entryText(entry, competition)
              : msg('competition.enrolment.you-have-withdrawn-from', {
                  hasEntry: Boolean(entry),
                  enrol: enrolText(competition, now),
                })}
            {mayOrganise && !entry && canEnrol && msg('competition.enrolment.you-organise-this-competition')}
            {isOperator && canEnrol && msg('competition.enrolment.with-your-first-bet')}
          </span>
        </p>
        {canEnrol && isGuest && (
          <Button asChild variant="primary" size="lg">
            <Link to="/register">{msg('competition.enrolment.register-to-enrol')}</Link>
          </Button>
        )}
        {canEnrol && !isGuest && !needsCode && button}
      </div>
      {needsCode && !isGuest && (
        // The field for the code precedes the button that sends it.
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="min-w-0 flex-[1_1_14rem] sm:max-w-96">
            <CodeField
              label={msg('competition.enrolment.invitation-code')}
              hint={msg('competition.enrolment.ask-the-person-who')}
              value={code}
              onValueChange={(typed) => {
                setCode(typed)
                enrolling.forget()
              }}
              problem={isCodeRefused ? refusalOf(enrolling.error) : undefined}
            />
          </div>
          {button}
        </div>
      )}
      {refusal && (
        <p role="alert" className="text-lost text-sm">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {children}
        {mayWithdraw(competition, mine) && (
          <Button
            variant="ghost"
            size="sm"
            icon={<LogOut aria-hidden="true" />}
            loading={withdrawing.isPending}
            onClick={() => {
              enrolling.forget()
              setAsking(true)
            }}
          >
            {msg('competition.enrolment.withdraw')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={msg('competition.enrolment.withdraw-from-this-competition')}
        confirmText={msg('competition.enrolment.withdraw')}
        cancelText={msg('competition.enrolment.stay-enrolled')}
        pending={withdrawing.isPending}
        onConfirm={() => void withdrawing.press(undefined)}
      >
        {withdrawText(competition)}
        {withdrawing.error && <span className="mt-2 block text-lost">{refusalOf(withdrawing.error)}</span>}
      </ConfirmDialog>
    </form>
  )
}
