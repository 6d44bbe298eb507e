import { type FeedProvider, type Reply, testFeedProvider } from '@bettle/contract'
import { type FormEvent, useId, useState } from 'react'
import { feedProblemText } from '../../admin-ui/feed-problem-text.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
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
    setPrompt(id === '' ? 'Please enter the id of a match' : undefined)
    if (id !== '') void test.press(id)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Test ${provider.name}`}
      description="Bettle sends one request to the provider. The request counts against today’s limit. No event is recorded."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={test.isPending}>
            Send one request
          </Button>
        </>
      }
    >
      <form id={formId} noValidate aria-label="Test of the provider" onSubmit={submit}>
        <TextField
          label="Id of a match at the provider"
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
      <Notice>The provider answered in {milliseconds} ms.</Notice>
      <Table
        caption="Event totals of the provider"
        rows={types}
        rowKey={(type) => type}
        columns={[
          { id: 'type', header: 'Event type', rowHeader: true, cell: (type) => type },
          { id: 'home', header: 'Home', align: 'right', cell: (type) => totalOf(type, 'home') },
          { id: 'away', header: 'Away', align: 'right', cell: (type) => totalOf(type, 'away') },
        ]}
      />
    </>
  )
}
