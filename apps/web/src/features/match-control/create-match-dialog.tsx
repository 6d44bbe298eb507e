import { createMatch, type MatchId } from '@bettle/contract'
import { useState } from 'react'
import { Button, Dialog, NumberField, TextField } from '../../ui/index.ts'
import { useOperation } from './use-operation.ts'

interface CreateMatchDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (matchId: MatchId) => void
}

/** A new match: its teams, when it is to begin, and how fast its clock runs. */
export function CreateMatchDialog({ open, onOpenChange, onCreated }: CreateMatchDialogProps) {
  const [homeTeam, setHomeTeam] = useState('')
  const [awayTeam, setAwayTeam] = useState('')
  const [kickOff, setKickOff] = useState('')
  const [tempo, setTempo] = useState(1)
  const create = useOperation(createMatch, ({ match }) => `${match.homeTeam} v ${match.awayTeam} is ready.`)
  const isComplete = homeTeam.trim() !== '' && awayTeam.trim() !== ''

  const submit = () =>
    create.mutate(
      {
        body: {
          homeTeam,
          awayTeam,
          tempo,
          ...(kickOff && { startTime: new Date(kickOff).toISOString() }),
        },
      },
      {
        onSuccess: ({ match }) => {
          setHomeTeam('')
          setAwayTeam('')
          onOpenChange(false)
          onCreated(match._id)
        },
      },
    )

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New match"
      description="Two halves, ten-minute rounds and priced options come with it."
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form="new-match" variant="primary" loading={create.isPending} disabled={!isComplete}>
            Create match
          </Button>
        </>
      }
    >
      <form
        id="new-match"
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (isComplete) submit()
        }}
      >
        <TextField
          label="Home team"
          required
          maxLength={60}
          value={homeTeam}
          onChange={(event) => setHomeTeam(event.target.value)}
        />
        <TextField
          label="Away team"
          required
          maxLength={60}
          value={awayTeam}
          onChange={(event) => setAwayTeam(event.target.value)}
        />
        <TextField
          label="Planned kick-off"
          type="datetime-local"
          value={kickOff}
          onChange={(event) => setKickOff(event.target.value)}
        />
        <NumberField
          label="Tempo"
          hint="Match minutes per minute"
          value={tempo}
          onValueChange={setTempo}
          min={1}
          max={600}
          step={1}
        />
      </form>
    </Dialog>
  )
}
