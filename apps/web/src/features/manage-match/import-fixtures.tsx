import {
  adminListMatches,
  FIXTURE_FILE_BYTES,
  type FixtureFault,
  importFixtures,
  previewFixtures,
} from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { Button, Dialog, Notice, notify } from '../../ui/index.ts'
import { type FixtureAnswers, type FixturePreview, noAnswers } from './fixture-answers.ts'
import { FixtureQuestions } from './fixture-questions.tsx'
import { FixtureTable, SHOWN } from './fixture-table.tsx'

interface Previewed extends FixturePreview {
  file: string
}

/** Imports matches from a file. It shows the content first, and then creates all matches or none. */
export function ImportFixtures({ onClose }: { onClose: () => void }) {
  const [previewed, setPreviewed] = useState<Previewed>()
  const queryClient = useQueryClient()
  const [answers, setAnswers] = useState(noAnswers)
  const [tooLarge, setTooLarge] = useState<string>()
  const reading = usePress({
    mutationFn: async ({ file, answers }: { file: string; answers: FixtureAnswers }) =>
      setPreviewed({ file, ...(await call(previewFixtures, { body: { file, ...answers } })) }),
    onError: () => setPreviewed(undefined),
    oneAtATime: true,
  })
  const bringing = usePress({
    mutationFn: ({ file, answers }: { file: string; answers: FixtureAnswers }) =>
      call(importFixtures, { body: { file, ...answers } }),
    onSuccess: ({ created, existing, moved = 0 }) => {
      const parts = [`${created} matches made`, moved > 0 && `${moved} moved`, existing > 0 && `${existing} were there`]
      notify.success(parts.filter(Boolean).join(', '), { duration: 4000 })
      void queryClient.invalidateQueries({ queryKey: [adminListMatches.path] })
      onClose()
    },
  })
  const choose = async (chosen: File) => {
    const isTooLarge = chosen.size > FIXTURE_FILE_BYTES
    setTooLarge(isTooLarge ? `${chosen.name} is too large: a file of fixtures has at most 3 MB.` : undefined)
    if (isTooLarge) {
      reading.forget()
      setPreviewed(undefined)
      return
    }
    const file = await base64Of(chosen)
    setAnswers(noAnswers())
    await reading.press({ file, answers: noAnswers() })
  }
  const answer = (next: FixtureAnswers) => {
    setAnswers(next)
    bringing.forget()
    if (previewed) void reading.press({ file: previewed.file, answers: next })
  }
  const { fresh, moving } = counted(previewed, answers)
  const isFaulty = (previewed?.faults.length ?? 0) > 0
  const isOpen = (previewed?.questions.length ?? 0) > 0
  const failure = reading.error ?? bringing.error
  const problem = tooLarge ?? (failure && messageOf(failure))
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && !bringing.isPending && onClose()}
      title="Import fixtures"
      description="A CSV file, as a spreadsheet or a league saves it, with columns for the home team, the away team and the date and time. At most 10,000 matches. You see the matches before they are created."
      footer={
        <>
          <Button variant="ghost" disabled={bringing.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            loading={bringing.isPending}
            disabled={!previewed || reading.isPending || isFaulty || isOpen || fresh + moving === 0}
            onClick={() => previewed && void bringing.press({ file: previewed.file, answers })}
          >
            {buttonText(fresh, moving)}
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
            accept=".csv,.tsv,.txt,.xlsx,.xls,.ods,text/csv,text/tab-separated-values,text/plain"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              bringing.forget()
              if (file) void choose(file)
              target.value = ''
            }}
          />
        </label>
        <div role="status" className="flex flex-col gap-2">
          {reading.isPending && <p className="text-muted text-sm">Reading the file</p>}
          {previewed && (
            <p className="text-muted text-sm">
              {fresh} new, {previewed.fixtures.filter(({ isThere }) => isThere).length} there already
              {moving > 0 && `, ${moving} moved`}
              {isFaulty && `, ${faultsText(previewed.faults)}: no match is created until every line is right`}.{' '}
              {withoutKickOffText(previewed)} {unusedText(previewed)}
            </p>
          )}
        </div>
        {problem && <Notice tone="error">{problem}</Notice>}
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
        {previewed && (
          <FixtureQuestions preview={previewed} answers={answers} disabled={bringing.isPending} onAnswer={answer} />
        )}
        {previewed && previewed.fixtures.length > 0 && (
          <FixtureTable fixtures={previewed.fixtures} timeZone={answers.timeZone} />
        )}
        <p className="text-muted text-sm">
          <Others of={previewed?.fixtures.length ?? 0} are="more follow" />
        </p>
      </div>
    </Dialog>
  )
}

/** A line may have several faults. */
function faultsText(faults: readonly FixtureFault[]): string {
  const lines = new Set(faults.map(({ line }) => line)).size
  return lines === 1 ? '1 line wrong' : `${lines} lines wrong`
}

function Others({ of, are }: { of: number; are: string }) {
  return of > SHOWN && `${(of - SHOWN).toLocaleString('en')} ${are}.`
}

/** Returns how many matches would be created, and how many would get another kick-off. */
function counted(previewed: Previewed | undefined, { similar }: FixtureAnswers) {
  const moved = new Set(similar.filter(({ is }) => is === 'moved').map(({ line }) => line))
  const open = previewed?.fixtures.filter(({ isThere }) => !isThere) ?? []
  const same = open.filter((fixture) => fixture.similar && moved.has(fixture.line))
  return {
    fresh: open.length - same.length,
    moving: same.filter((fixture) => fixture.startTime !== fixture.similar?.startTime).length,
  }
}

function buttonText(fresh: number, moving: number): string {
  const matches = (count: number) => (count === 1 ? '1 match' : `${count} matches`)
  if (fresh === 0) return moving === 0 ? 'Make matches' : `Move ${matches(moving)}`
  return moving === 0 ? `Make ${matches(fresh)}` : `Make ${matches(fresh)}, move ${moving}`
}

function withoutKickOffText({ fixtures }: FixturePreview): string | false {
  const without = fixtures.filter(({ startTime, isUnclear }) => startTime === null && !isUnclear).length
  return without > 0 && `${without === fixtures.length ? 'None has a' : `${without} have no`} kick-off.`
}

/** Names the columns that the import ignores. */
function unusedText({ columns }: FixturePreview): string | false {
  const unused = columns.filter(({ holds, example }) => holds === 'nothing' && example !== '').map(({ name }) => name)
  return unused.length > 0 && `Not used: ${unused.join(', ')}.`
}

/** Encodes the unchanged bytes; the server detects their encoding. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
