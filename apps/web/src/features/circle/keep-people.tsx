import { askIntoCircle, type CircleCard, CircleName, createCircle, type Lobby } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { FormDialog } from '../../form/form-dialog.tsx'
import { TextInput, useForm } from '../../form/index.ts'
import { msg, rich } from '../../texts/msg.ts'
import { Button, Notice } from '../../ui/index.ts'
import { CircleLink } from './circle-link.tsx'
import { circleOfLobbyQuery, useCircleUpdates, useRefreshCircles } from './use-circles.ts'

const isOver = ({ match: { status } }: Lobby) => status === 'completed' || status === 'abandoned'

/**
 * Offers after a game to keep its players as a circle [CI3]. After an evening it leads to the circle. Where the user can
 * keep nobody, nothing is shown.
 */
export function KeepPeople({ lobby }: { lobby: Lobby }) {
  const { match, competition, currentUser } = lobby
  const isOffered = isOver(lobby) && !competition && !match.isPractice && !match.isTrial && !currentUser.isGuest
  useCircleUpdates()
  const { data } = useQuery({ ...circleOfLobbyQuery(lobby._id), enabled: isOffered })
  const [kept, setKept] = useState<CircleCard>()
  const [isAsking, setAsking] = useState(false)
  const refresh = useRefreshCircles()
  const section = useRef<HTMLElement>(null)
  const isKept = kept !== undefined
  useEffect(() => {
    if (isKept) section.current?.focus()
  }, [isKept])
  const ask = usePress({
    mutationFn: ({ _id: circleId }: CircleCard) => call(askIntoCircle, { params: { circleId }, body: lobbyOf(lobby) }),
    onSuccess: (_reply) => {
      setKept(data?.owned.find(({ _id }) => _id === _reply.circle._id))
      refresh()
    },
  })
  if (!isOffered || !data || !(data.circle || data.mayKeep || kept)) return null
  const { circle, people, owned } = data
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="keep-people"
      aria-live="polite"
      className="panel flex w-full max-w-xl animate-rise flex-col gap-3 p-4 text-start"
    >
      <h2 id="keep-people" className="flex items-center gap-2 font-semibold">
        <UsersRound aria-hidden="true" className="size-5 shrink-0 text-flood" />
        {circle ? msg('circle.keep-people.an-evening-of-your') : msg('circle.keep-people.keep-these-people')}
      </h2>
      {ask.error && <Notice tone="error">{messageOf(ask.error)}</Notice>}
      {kept ? (
        <p className="wrap-anywhere text-sm">
          {rich('circle.keep-people.the-players-were-asked', {
            circle: <CircleLink circle={kept} className="font-semibold underline" />,
          })}
        </p>
      ) : circle ? (
        <p className="wrap-anywhere text-sm">
          {rich('circle.keep-people.this-game-counts-for', {
            circle: <CircleLink circle={circle} className="font-semibold underline" />,
          })}
        </p>
      ) : (
        <>
          <p className="text-muted text-sm">{msg('circle.keep-people.a-circle-keeps-your', { people })}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setAsking(true)}>{msg('circle.keep-people.keep-these-people')}</Button>
            {owned.map((own) => (
              <Button
                key={own._id}
                variant="ghost"
                loading={ask.isPending && ask.request?._id === own._id}
                onClick={() => void ask.press(own)}
                className="max-w-full whitespace-normal! *:wrap-anywhere"
              >
                {msg('circle.keep-people.ask-them-into', { name: own.name })}
              </Button>
            ))}
          </div>
        </>
      )}
      {isAsking && (
        <NameDialog
          lobby={lobby}
          onClose={() => setAsking(false)}
          onKept={(made) => {
            setKept(made)
            setAsking(false)
            refresh()
          }}
        />
      )}
    </section>
  )
}

const lobbyOf = ({ _id }: Lobby) => ({ lobbyId: _id })

const Naming = z.object({ name: CircleName })

interface NameDialogProps {
  lobby: Lobby
  onClose: () => void
  onKept: (circle: CircleCard) => void
}

function NameDialog({ lobby, onClose, onKept }: NameDialogProps) {
  const form = useForm({
    schema: Naming,
    defaults: { name: '' },
    submit: (values) => call(createCircle, { body: { ...values, ...lobbyOf(lobby) } }),
    failed: msg('circle.keep-people.failed-to-make-the'),
    onSuccess: ({ circle: { _id, name, owner, members } }) =>
      onKept({ _id, name, owner, members: members.length, nextKickOffAt: null, openEvenings: 0 }),
  })
  return (
    <FormDialog
      form={form}
      title={msg('circle.keep-people.keep-these-people')}
      description={msg('circle.keep-people.give-your-circle-a')}
      label={msg('circle.keep-people.keep-these-people')}
      submitText={msg('circle.keep-people.make-circle')}
      onClose={onClose}
    >
      <TextInput
        form={form}
        name="name"
        label={msg('circle.keep-people.name-of-the-circle')}
        required
        maxLength={40}
        autoComplete="off"
      />
    </FormDialog>
  )
}
