import { type Competition, createInvitationCodes, listInvitationCodes } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { deletedName } from '../../../api/read-wire.ts'
import { usePress } from '../../../api/use-press.ts'
import { saveFile } from '../../../files/save-file.ts'
import { msg } from '../../../texts/msg.ts'
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
    <Panel title={msg('organise-competition.invitation-codes.invitation-codes')}>
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
              {copied === usable
                ? msg('organise-competition.invitation-codes.copied')
                : msg('organise-competition.invitation-codes.copy-free-codes')}
            </Button>
            <Button
              size="sm"
              icon={<Download aria-hidden="true" />}
              onClick={() => saveFile(`codes-${fileNameOf(name)}.csv`, codesFile(codes))}
            >
              {msg('organise-competition.invitation-codes.download-csv')}
            </Button>
          </div>
        )}
        {isRefused && (
          <Notice tone="warning">{msg('organise-competition.invitation-codes.your-browser-does-not')}</Notice>
        )}
        {error && <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />}
        {codes ? (
          <CodeTable codes={codes} onCopy={(code) => void copy(code)} copied={copied} />
        ) : (
          !error && <SkeletonRows rows={4} label={msg('organise-competition.invitation-codes.loading-the-codes')} />
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
  const codes = Math.min(count, places)
  const { press, isPending, error } = usePress({
    mutationFn: (body: { singleUse: boolean; count: number }) =>
      call(createInvitationCodes, { params: { competitionId: _id }, body }),
    onSuccess: ({ codes: { length: created } }) => {
      notify.success(
        created === 1
          ? msg('organise-competition.invitation-codes.the-code-was-created')
          : msg('organise-competition.invitation-codes.codes-were-created-created', { created }),
      )
      void queryClient.invalidateQueries({ queryKey: [listInvitationCodes.path] })
    },
  })
  return (
    <div className="flex flex-col gap-3">
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(9rem,14rem)_auto] sm:justify-start">
        <SegmentedControl
          className="sm:col-span-2 sm:justify-self-start"
          label={msg('organise-competition.invitation-codes.kind-of-code')}
          value={kind}
          onValueChange={setKind}
          segments={[
            { value: 'single', label: msg('organise-competition.invitation-codes.single-use') },
            { value: 'many', label: msg('organise-competition.invitation-codes.one-for-all') },
          ]}
        />
        <NumberField
          label={msg('organise-competition.invitation-codes.number-of-codes')}
          min={1}
          max={places}
          value={isSingle ? codes : 1}
          disabled={!isSingle}
          onValueChange={setCount}
        />
        <Button
          variant="primary"
          loading={isPending}
          onClick={() => void press({ singleUse: isSingle, count: isSingle ? codes : 1 })}
        >
          {isSingle
            ? msg('organise-competition.invitation-codes.create-code-codes', { codes })
            : msg('organise-competition.invitation-codes.create-one-code')}
        </Button>
      </div>
      <p className="text-muted text-sm">
        {isSingle
          ? msg('organise-competition.invitation-codes.each-code-is-for')
          : msg('organise-competition.invitation-codes.any-number-of-players')}
      </p>
      <div role="alert" className="contents">
        {error && (
          <Notice tone="error">
            {msg('organise-competition.invitation-codes.the-codes-were-not', { problem: messageOf(error) })}
          </Notice>
        )}
      </div>
    </div>
  )
}

const STATES = {
  many: msg('organise-competition.invitation-codes.for-many'),
  free: msg('organise-competition.invitation-codes.free'),
  spent: msg('organise-competition.invitation-codes.spent'),
}

const spenderOf = ({ spentBy, isSpentByDeleted }: InvitationCode): string =>
  isSpentByDeleted && spentBy ? deletedName(spentBy) : (spentBy ?? '')

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
        {codes.length === 0
          ? msg('organise-competition.invitation-codes.no-code-yet-nobody')
          : msg('organise-competition.invitation-codes.code-spent-codes-spent', { codes: codes.length, spent })}
      </p>
      {codes.length > 0 && (
        <Table
          caption={msg('organise-competition.invitation-codes.invitation-codes')}
          className="max-h-120 overflow-y-auto"
          rows={codes}
          rowKey={({ code }) => code}
          columns={[
            {
              id: 'code',
              header: msg('organise-competition.invitation-codes.code'),
              rowHeader: true,
              cell: ({ code }) => <span className="figures text-base tracking-wider">{code}</span>,
            },
            {
              id: 'state',
              header: msg('organise-competition.invitation-codes.state'),
              sortBy: (code) => `${STATES[codeState(code)]} ${spenderOf(code)}`,
              cell: (code) => (
                <span className="flex flex-wrap items-center gap-x-2">
                  <Tag tone={code.spentBy === null ? 'won' : 'void'}>{STATES[codeState(code)]}</Tag>
                  {code.spentBy !== null && <span className="wrap-anywhere">{spenderOf(code)}</span>}
                </span>
              ),
            },
            {
              id: 'copy',
              header: <span className="sr-only">{msg('organise-competition.invitation-codes.copy')}</span>,
              align: 'end',
              cell: ({ code }) => (
                <IconButton
                  label={msg('organise-competition.invitation-codes.copy-code', { code })}
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
