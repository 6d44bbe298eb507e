import { type CompetitionId, competitionCalendar } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { msg } from '../../texts/msg.ts'
import { Button, copyText, Dialog, ErrorState, notify, Skeleton } from '../../ui/index.ts'

interface CalendarLinkProps {
  competitionId: CompetitionId
  isPrivate: boolean
}

/** Offers the competition's matches as a calendar file, or as an address that a calendar program can subscribe to. */
export function CalendarLink(props: CalendarLinkProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<CalendarPlus aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {msg('competition.calendar-link.calendar')}
      </Button>
      {isOpen && <CalendarDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function CalendarDialog({ competitionId, isPrivate, onClose }: CalendarLinkProps & { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(queryOf(competitionCalendar, { params: { competitionId } }))
  const address = data && `${location.origin}${data.path}`
  const copy = async (text: string) => {
    try {
      await copyText(text)
      notify.success(msg('competition.calendar-link.address-copied'))
    } catch {
      notify.info(text, { duration: 6000 })
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={msg('competition.calendar-link.matches-in-your-calendar')}
    >
      <p className="text-pretty text-muted">
        {msg('competition.calendar-link.the-file-has-the')}
        {isPrivate && msg('competition.calendar-link.keep-the-address-secret')}
      </p>
      {error ? (
        <ErrorState
          title={msg('competition.calendar-link.the-calendar-could-not')}
          kept={messageOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : address === undefined ? (
        <Skeleton className="mt-4 h-11 w-full rounded-control!" />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <a href={address} download>
              <Download aria-hidden="true" /> {msg('competition.calendar-link.download-the-file')}
            </a>
          </Button>
          <Button variant="secondary" icon={<Copy aria-hidden="true" />} onClick={() => void copy(address)}>
            {msg('competition.calendar-link.copy-the-address')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
