import { type FeedProvider, type Reply, testFeedProvider } from '@bettle/contract'
import { type FormEvent, useId, useState } from 'react'
import { feedProblemText } from '../../admin-ui/feed-problem-text.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { msg } from '../../texts/msg.ts'
import { Button, Dialog, Notice, Table, TextField } from '../../ui/index.ts'

interface TestProviderProps {
  provider: FeedProvider
  /** Called after each call, because a call counts against the daily limit. */
  onCalled: () => void
  onClose: () => void
}

/** Calls a provider once for one match, and shows the totals that were read from its response. */
export function TestProvider({ provider, onCalled, onClose }: TestProviderProps) {
  const formId = useId()
  const [match, setMatch] = useState('')
  const [prompt, setPrompt] = useState<string>()
  const [result, setResult] = useState<Reply<typeof testFeedProvider>>()
  const test = usePress({
    mutationFn: (id: string) => call(testFeedProvider, { params: { id: provider._id }, body: { match: id } }),
    onSuccess: (reply) => {
      setResult(reply)
      onCalled()
    },
    onError: () => setResult(undefined),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const id = match.trim()
    setPrompt(id === '' ? msg('feed-provider.test-provider.please-enter-the-id') : undefined)
    if (id !== '') void test.press(id)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={msg('feed-provider.test-provider.test-provider-name', { providerName: provider.name })}
      description={msg('feed-provider.test-provider.bettle-sends-one-request')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {msg('feed-provider.test-provider.close')}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={test.isPending}>
            {msg('feed-provider.test-provider.send-one-request')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label={msg('feed-provider.test-provider.test-of-the-provider')}
        onSubmit={submit}
      >
        <TextField
          label={msg('feed-provider.test-provider.id-of-a-match')}
          required
          prompt={prompt}
          maxLength={100}
          autoComplete="off"
          value={match}
          onChange={({ target }) => setMatch(target.value)}
        />
      </form>
      <div role="status" className="mt-4 grid grid-cols-1 gap-3 empty:hidden">
        {test.error && <Notice tone="error">{messageOf(test.error)}</Notice>}
        {result && <Result {...result} />}
      </div>
    </Dialog>
  )
}

function Result({ totals, problem, milliseconds }: Reply<typeof testFeedProvider>) {
  if (problem) return <Notice tone="error">{feedProblemText(problem)}</Notice>
  const types = [...new Set(totals.map(({ eventType }) => eventType))]
  const totalOf = (type: string, side: 'home' | 'away') =>
    totals.find((total) => total.eventType === type && total.side === side)?.total ?? '–'
  return (
    <>
      <Notice>{msg('feed-provider.test-provider.the-provider-answered-in', { milliseconds })}</Notice>
      <Table
        caption={msg('feed-provider.test-provider.event-totals-of-the')}
        rows={types}
        rowKey={(type) => type}
        columns={[
          { id: 'type', header: msg('feed-provider.test-provider.event-type'), rowHeader: true, cell: (type) => type },
          {
            id: 'home',
            header: msg('feed-provider.test-provider.home'),
            align: 'end',
            cell: (type) => totalOf(type, 'home'),
          },
          {
            id: 'away',
            header: msg('feed-provider.test-provider.away'),
            align: 'end',
            cell: (type) => totalOf(type, 'away'),
          },
        ]}
      />
    </>
  )
}
