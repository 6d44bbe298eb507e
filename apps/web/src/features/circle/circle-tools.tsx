import { type Circle, CircleName, leaveCircle, muteCircle, type UserId, updateCircle } from '@bettle/contract'
import { SEASON_DAYS } from '@bettle/rules'
import { Bell, BellOff, CalendarDays, EllipsisVertical, Flag, LogOut, Pencil, RotateCcw } from 'lucide-react'
import { Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { FormDialog } from '../../form/form-dialog.tsx'
import { TextInput, useForm } from '../../form/index.ts'
import { msg } from '../../texts/msg.ts'
import { Button, ConfirmDialog, lazyNamed, Menu, notify } from '../../ui/index.ts'
import { useRefreshCircles } from './use-circles.ts'

const ReportDialog = lazyNamed(() => import('../../report-ui/report-dialog.tsx'), 'ReportDialog')

interface CircleToolsProps {
  circle: Circle
  ownId: UserId
  onLeft: () => void
}

type Tool = 'rename' | 'season' | 'code' | 'leave' | 'report'

/** The menu of a circle: the switch of its notices, and leaving; for its owner also name, code and season [CI9]. */
export function CircleTools({ circle, ownId, onLeft }: CircleToolsProps) {
  const { _id: circleId, owner, members, muted } = circle
  const isOwner = owner._id === ownId
  const isAlone = members.length === 1
  const [tool, setTool] = useState<Tool>()
  const close = () => setTool(undefined)
  const refresh = useRefreshCircles()
  const failed = (error: Error) => {
    notify.error(messageOf(error), { duration: 6000 })
    close()
  }
  const mute = usePress({
    mutationFn: (isMuted: boolean) => call(muteCircle, { params: { circleId }, body: { muted: isMuted } }),
    onSuccess: () => {
      notify.success(
        muted ? msg('circle.circle-tools.you-get-notices-of') : msg('circle.circle-tools.you-get-no-notices'),
      )
      refresh()
    },
    onError: failed,
  })
  const recode = usePress({
    mutationFn: (_: 'code') => call(updateCircle, { params: { circleId }, body: { newCode: true } }),
    onSuccess: () => {
      notify.success(msg('circle.circle-tools.the-circle-has-a'))
      refresh()
      close()
    },
    onError: failed,
  })
  const leave = usePress({
    mutationFn: (_: 'leave') => call(leaveCircle, { params: { circleId } }),
    onSuccess: () => {
      close()
      onLeft()
      refresh()
    },
    onError: failed,
  })
  const opens = (id: Tool) => () => setTool(id)
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button size="sm" icon={<EllipsisVertical aria-hidden="true" />}>
            {isOwner ? msg('circle.circle-tools.manage') : msg('circle.circle-tools.more')}
          </Button>
        }
        items={[
          ...(isOwner
            ? [
                {
                  id: 'rename',
                  label: msg('circle.circle-tools.rename'),
                  icon: <Pencil aria-hidden="true" />,
                  onSelect: opens('rename'),
                },
                {
                  id: 'season',
                  label: msg('circle.circle-tools.next-season'),
                  icon: <CalendarDays aria-hidden="true" />,
                  onSelect: opens('season'),
                },
                {
                  id: 'code',
                  label: msg('circle.circle-tools.new-code'),
                  icon: <RotateCcw aria-hidden="true" />,
                  onSelect: opens('code'),
                },
              ]
            : [
                {
                  id: 'report',
                  label: msg('circle.circle-tools.report-name'),
                  icon: <Flag aria-hidden="true" />,
                  onSelect: opens('report'),
                },
              ]),
          {
            id: 'mute',
            label: muted ? msg('circle.circle-tools.notices-on') : msg('circle.circle-tools.notices-off'),
            icon: muted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />,
            onSelect: () => void mute.press(!muted),
          },
          {
            id: 'leave',
            label: isAlone ? msg('circle.circle-tools.delete-circle') : msg('circle.circle-tools.leave-circle'),
            icon: <LogOut aria-hidden="true" />,
            danger: true,
            apart: true,
            onSelect: opens('leave'),
          },
        ]}
      />
      {tool === 'rename' && <Rename circle={circle} onClose={close} />}
      {tool === 'season' && <NextSeason circle={circle} onClose={close} />}
      {tool === 'report' && (
        <Suspense fallback={null}>
          <ReportDialog circle={circle} user={owner} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        open={tool === 'code'}
        onOpenChange={(open) => !open && close()}
        title={msg('circle.circle-tools.make-a-new-code')}
        confirmText={msg('circle.circle-tools.new-code')}
        pending={recode.isPending}
        onConfirm={() => void recode.press('code')}
      >
        {msg('circle.circle-tools.the-code-and-the')}
      </ConfirmDialog>
      <ConfirmDialog
        open={tool === 'leave'}
        onOpenChange={(open) => !open && close()}
        title={
          isAlone
            ? msg('circle.circle-tools.delete', { name: circle.name })
            : msg('circle.circle-tools.leave', { name: circle.name })
        }
        confirmText={isAlone ? msg('circle.circle-tools.delete-circle') : msg('circle.circle-tools.leave-2')}
        danger
        pending={leave.isPending}
        onConfirm={() => void leave.press('leave')}
      >
        {isAlone
          ? msg('circle.circle-tools.you-are-its-only')
          : isOwner
            ? msg('circle.circle-tools.the-member-who-has')
            : msg('circle.circle-tools.you-keep-your-rank')}
      </ConfirmDialog>
    </>
  )
}

interface DialogProps {
  circle: Circle
  onClose: () => void
}

const Naming = z.object({ name: CircleName })

function Rename({ circle: { _id: circleId, name }, onClose }: DialogProps) {
  const refresh = useRefreshCircles()
  const form = useForm({
    schema: Naming,
    defaults: { name },
    submit: (body) => call(updateCircle, { params: { circleId }, body }),
    failed: msg('circle.circle-tools.failed-to-rename-the'),
    onSuccess: () => {
      refresh()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={msg('circle.circle-tools.rename-circle')}
      description={msg('circle.circle-tools.all-members-see-the')}
      label={msg('circle.circle-tools.rename-circle')}
      submitText={msg('circle.circle-tools.rename')}
      onClose={onClose}
    >
      <TextInput
        form={form}
        name="name"
        label={msg('circle.circle-tools.name-of-the-circle')}
        required
        maxLength={40}
        autoComplete="off"
      />
    </FormDialog>
  )
}

const Ending = z.object({
  nextLastDay: z.string().check(z.minLength(1, msg('circle.circle-tools.please-choose-a-day'))),
})

function NextSeason({ circle: { _id: circleId, nextLastDay }, onClose }: DialogProps) {
  const refresh = useRefreshCircles()
  const form = useForm({
    schema: Ending,
    defaults: { nextLastDay },
    submit: (body) => call(updateCircle, { params: { circleId }, body }),
    failed: msg('circle.circle-tools.failed-to-save-the'),
    onSuccess: () => {
      notify.success(msg('circle.circle-tools.the-last-day-was'))
      refresh()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={msg('circle.circle-tools.next-season')}
      description={msg('circle.circle-tools.choose-its-last-day', { min: SEASON_DAYS.min, max: SEASON_DAYS.max })}
      label={msg('circle.circle-tools.next-season')}
      submitText={msg('circle.circle-tools.save')}
      onClose={onClose}
    >
      <TextInput
        form={form}
        name="nextLastDay"
        type="date"
        label={msg('circle.circle-tools.last-day-of-the')}
        required
      />
    </FormDialog>
  )
}
