import { type Competition, createInvitationCodes, listInvitationCodes } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { usePress } from '../../../api/use-press.ts'
import { saveFile } from '../../../files/save-file.ts'
import {
  Button,
  ErrorState,
  IconButton,
  Notice,
  NumberField,
  notify,
  Panel,
  SegmentedControl,
  SkeletonRows,
  Table,
  Tag,
  useCopying,
} from '../../../ui/index.ts'
import { counted } from '../setup/needs.ts'
import { isEnded } from '../stage-text.ts'
import { codeState, codesFile, type InvitationCode, usableCodes } from './codes-file.ts'

/** The invitation codes of an exclusive game. Administrators create them here, and see who has used them. */
export function InvitationCodes({ competition }: { competition: Competition }) {
  const { _id, name } = competition
  const list = queryOf(listInvitationCodes, { params: { competitionId: _id } })
  const { data, error, isFetching, refetch } = useQuery({ ...list, staleTime: 0 })
  const { copied, isRefused, copy } = useCopying()
  const codes = data?.codes
  const usable = codes && usableCodes(codes)
  return (
    <Panel title="Invitation codes">
      <div className="flex flex-col gap-5">
        {!isEnded(competition) && <NewCodes competition={competition} />}
        {codes && codes.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              disabled={!usable}
              icon={copied === usable ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
              onClick={() => usable && void copy(usable)}
            >
              {copied === usable ? 'Copied' : 'Copy free codes'}
            </Button>
            <Button
              size="sm"
              icon={<Download aria-hidden="true" />}
              onClick={() => saveFile(`codes-${fileNameOf(name)}.csv`, codesFile(codes))}
            >
              Download CSV
            </Button>
          </div>
        )}
        {isRefused && (
          <Notice tone="warning">Your browser does not allow copying here. Download the file instead.</Notice>
        )}
        {error && <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />}
        {codes ? (
          <CodeTable codes={codes} onCopy={(code) => void copy(code)} copied={copied} />
        ) : (
          !error && <SkeletonRows rows={4} label="Loading the codes" />
        )}
      </div>
    </Panel>
  )
}

function NewCodes({ competition: { _id, places } }: { competition: Competition }) {
  const queryClient = useQueryClient()
  const [kind, setKind] = useState<'single' | 'many'>('single')
  const [count, setCount] = useState(places)
  const isSingle = kind === 'single'
  const { press, isPending, error } = usePress({
    mutationFn: (body: { singleUse: boolean; count: number }) =>
      call(createInvitationCodes, { params: { competitionId: _id }, body }),
    onSuccess: ({ codes }) => {
      notify.success(codes.length === 1 ? 'The code was created' : `${codes.length} codes were created`)
      void queryClient.invalidateQueries({ queryKey: [listInvitationCodes.path] })
    },
  })
  return (
    <div className="flex flex-col gap-3">
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(9rem,14rem)_auto] sm:justify-start">
        <SegmentedControl
          className="sm:col-span-2 sm:justify-self-start"
          label="Kind of code"
          value={kind}
          onValueChange={setKind}
          segments={[
            { value: 'single', label: 'Single-use' },
            { value: 'many', label: 'One for all' },
          ]}
        />
        <NumberField
          label="Number of codes"
          min={1}
          max={places}
          value={isSingle ? Math.min(count, places) : 1}
          disabled={!isSingle}
          onValueChange={setCount}
        />
        <Button
          variant="primary"
          loading={isPending}
          onClick={() => void press({ singleUse: isSingle, count: isSingle ? Math.min(count, places) : 1 })}
        >
          {isSingle ? `Create ${counted(Math.min(count, places), 'code')}` : 'Create one code'}
        </Button>
      </div>
      <p className="text-muted text-sm">
        {isSingle
          ? 'Each code is for one player. A code can be used again if the player withdraws before the draw.'
          : 'Any number of players can enter with this code, until all places are taken.'}
      </p>
      <div role="alert" className="contents">
        {error && <Notice tone="error">The codes were not created. {messageOf(error)}</Notice>}
      </div>
    </div>
  )
}

interface CodeTableProps {
  codes: readonly InvitationCode[]
  copied: string | undefined
  onCopy: (code: string) => void
}

function CodeTable({ codes, copied, onCopy }: CodeTableProps) {
  const spent = codes.filter(({ spentBy }) => spentBy !== null).length
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-muted text-sm tabular-nums">
        {codes.length === 0 ? 'No code yet: nobody can enter.' : `${counted(codes.length, 'code')}, ${spent} spent.`}
      </p>
      {codes.length > 0 && (
        <Table
          caption="Invitation codes"
          className="max-h-120 overflow-y-auto"
          rows={codes}
          rowKey={({ code }) => code}
          columns={[
            {
              id: 'code',
              header: 'Code',
              rowHeader: true,
              cell: ({ code }) => <span className="figures text-base tracking-wider">{code}</span>,
            },
            {
              id: 'state',
              header: 'State',
              sortBy: (code) => `${codeState(code)} ${code.spentBy ?? ''}`,
              cell: (code) => (
                <span className="flex flex-wrap items-center gap-x-2">
                  <Tag tone={code.spentBy === null ? 'won' : 'void'}>{codeState(code)}</Tag>
                  {code.spentBy !== null && <span className="wrap-anywhere">{code.spentBy}</span>}
                </span>
              ),
            },
            {
              id: 'copy',
              header: <span className="sr-only">Copy</span>,
              align: 'right',
              cell: ({ code }) => (
                <IconButton
                  label={`Copy ${code}`}
                  icon={copied === code ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
                  onClick={() => onCopy(code)}
                />
              ),
            },
          ]}
        />
      )}
    </div>
  )
}

const fileNameOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'competition'
