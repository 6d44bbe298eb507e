import { adminListMatches, type Fixture, type FixtureFault, importFixtures, previewFixtures } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { Button, type Column, Dialog, Notice, notify, Table, Tag } from '../../ui/index.ts'

const FIXTURES: readonly Column<Fixture>[] = [
  { id: 'line', header: 'Line', align: 'right', cell: ({ line }) => line },
  {
    id: 'home',
    header: 'Home Team',
    rowHeader: true,
    cell: ({ homeTeam, awayTeam, startTime }) => (
      <>
        {homeTeam}
        <span className="sm:hidden"> v {awayTeam}</span>
        {startTime !== null && (
          <span className="block text-muted text-xs tabular-nums sm:hidden">{kickOffOf(startTime)}</span>
        )}
      </>
    ),
  },
  { id: 'away', header: 'Away Team', className: 'max-sm:hidden', cell: ({ awayTeam }) => awayTeam },
  {
    id: 'start',
    header: 'Kick-off',
    className: 'tabular-nums max-sm:hidden',
    cell: ({ startTime }) => kickOffOf(startTime),
  },
  {
    id: 'there',
    header: '',
    cell: ({ isThere }) => <Tag tone={isThere ? 'void' : 'won'}>{isThere ? 'there' : 'new'}</Tag>,
  },
]

function kickOffOf(startTime: string | null): string {
  return startTime === null ? '–' : dayAndTime(Date.parse(startTime))
}

/** A file of thousands is not drawn line by line. */
const SHOWN = 100

interface Previewed {
  csv: string
  fixtures: readonly Fixture[]
  faults: readonly FixtureFault[]
}

/** Matches from a file: what is in it is shown before anything is made, and then all of it is made, or nothing. */
export function ImportFixtures({ onClose }: { onClose: () => void }) {
  const [previewed, setPreviewed] = useState<Previewed>()
  const queryClient = useQueryClient()
  const reading = usePress({
    mutationFn: async (file: File) => {
      const csv = textOf(await file.arrayBuffer())
      setPreviewed({ csv, ...(await call(previewFixtures, { body: { csv } })) })
    },
    onError: () => setPreviewed(undefined),
  })
  const bringing = usePress({
    mutationFn: (csv: string) => call(importFixtures, { body: { csv } }),
    onSuccess: ({ created, existing }) => {
      notify.success(`${created} matches made${existing > 0 ? `, ${existing} were there` : ''}`, { duration: 4000 })
      void queryClient.invalidateQueries({ queryKey: [adminListMatches.path] })
      onClose()
    },
  })
  const fresh = previewed?.fixtures.filter(({ isThere }) => !isThere).length ?? 0
  const isFaulty = (previewed?.faults.length ?? 0) > 0
  const problem = reading.error ?? bringing.error
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && !bringing.isPending && onClose()}
      title="Import fixtures"
      description="A CSV file whose first line names the columns Home Team and Away Team and, if you like, Kick-off (2026-05-01T18:00:00Z) and Tempo; an exported list will do. At most 10,000 matches."
      footer={
        <>
          <Button variant="ghost" disabled={bringing.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            loading={bringing.isPending}
            disabled={!previewed || isFaulty || fresh === 0}
            onClick={() => previewed && void bringing.press(previewed.csv)}
          >
            {fresh === 0 ? 'Make matches' : fresh === 1 ? 'Make 1 match' : `Make ${fresh} matches`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <label className="caps relative inline-flex min-h-11 cursor-pointer items-center gap-2 self-start rounded-control border border-line bg-raised px-5 text-lg leading-none hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-flood">
          <FileUp aria-hidden="true" className="size-5" />
          Choose a file
          <input
            type="file"
            accept=".csv,text/csv"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              bringing.forget()
              if (file) void reading.press(file)
              target.value = ''
            }}
          />
        </label>
        <div role="status" className="flex flex-col gap-2">
          {reading.isPending && <p className="text-muted text-sm">Reading the file</p>}
          {previewed && (
            <p className="text-muted text-sm">
              {fresh} new, {previewed.fixtures.length - fresh} there already
              {isFaulty && `, ${wrongWords(previewed.faults)}: nothing is made before all is right`}.
            </p>
          )}
        </div>
        {problem && <Notice tone="error">{messageOf(problem)}</Notice>}
        {isFaulty && (
          <ul
            aria-label="What is wrong"
            className="flex max-h-60 flex-col gap-1 overflow-y-auto rounded-control border border-lost/40 bg-lost-soft p-3 text-sm"
          >
            {previewed?.faults.slice(0, SHOWN).map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                <span className="font-semibold tabular-nums">Line {line}:</span> {message}
              </li>
            ))}
            <Others of={previewed?.faults.length ?? 0} are="more are wrong" />
          </ul>
        )}
        {previewed && previewed.fixtures.length > 0 && (
          <Table
            caption="What the file holds"
            columns={FIXTURES}
            rows={previewed.fixtures.slice(0, SHOWN)}
            rowKey={({ line }) => String(line)}
          />
        )}
        <p className="text-muted text-sm">
          <Others of={previewed?.fixtures.length ?? 0} are="more follow" />
        </p>
      </div>
    </Dialog>
  )
}

/** A line may be wrong in more than one way. */
function wrongWords(faults: readonly FixtureFault[]): string {
  const lines = new Set(faults.map(({ line }) => line)).size
  return lines === 1 ? '1 line wrong' : `${lines} lines wrong`
}

function Others({ of, are }: { of: number; are: string }) {
  return of > SHOWN && `${(of - SHOWN).toLocaleString('en')} ${are}.`
}

/** As a spreadsheet saves it: UTF-8, or what Windows wrote before that. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
