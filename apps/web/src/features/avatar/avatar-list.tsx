import { type Avatar, adminDeleteAvatar, adminListAvatars, listAvatars } from '@bettle/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query-of.ts'
import { useSignedUrl } from '../../files/use-signed-url.ts'
import { numericDate } from '../../text/numeric-date.ts'
import {
  Button,
  type Column,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  IconButton,
  notify,
  Skeleton,
  SkeletonRows,
  Table,
  useSeen,
} from '../../ui/index.ts'
import { AvatarDialog } from './avatar-dialog.tsx'

type Open = { dialog: 'edit'; avatar: Avatar | undefined } | { dialog: 'delete'; avatar: Avatar }

const avatarsQuery = () => queryOf(adminListAvatars, {})

/** The avatars that players may pick, for those who look after them. */
export function AvatarList() {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(avatarsQuery())
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const changed = async (sentence: string) => {
    close()
    notify.success(sentence)
    await queryClient.invalidateQueries({ queryKey: avatarsQuery().queryKey })
    await queryClient.invalidateQueries({ queryKey: queryOf(listAvatars, {}).queryKey })
  }
  const deleting = useMutation({
    mutationFn: ({ _id }: Avatar) => call(adminDeleteAvatar, { params: { id: _id } }),
    onSuccess: (_, { name }) => changed(`${name} was deleted`),
    onError: (failure) => {
      close()
      notify.error(messageOf(failure), { duration: 6000 })
    },
  })
  const addButton = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      onClick={() => setOpen({ dialog: 'edit', avatar: undefined })}
    >
      Add Avatar
    </Button>
  )

  return (
    <section aria-labelledby="avatars" className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <h1 id="avatars" className="headline text-xl">
          Avatars
          {data && <span className="figures ml-3 text-faint">{data.avatars.length}</span>}
        </h1>
        {addButton}
      </div>
      {data ? (
        <div className="panel overflow-hidden">
          {data.avatars.length === 0 ? (
            <EmptyState title="No avatars available." action={addButton}>
              Players have their initials until there are some.
            </EmptyState>
          ) : (
            <Table
              caption="Avatars"
              columns={columnsOf(setOpen)}
              rows={data.avatars}
              rowKey={({ _id }) => _id}
              initialSort={{ column: 'name', direction: 'ascending' }}
            />
          )}
        </div>
      ) : error ? (
        <ErrorState title={error.message} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={6} label="Avatars" />
      )}
      {open?.dialog === 'edit' && (
        <AvatarDialog
          avatar={open.avatar}
          onClose={close}
          onSaved={() => void changed(open.avatar ? 'The avatar was saved' : 'The avatar was added')}
        />
      )}
      <ConfirmDialog
        open={open?.dialog === 'delete'}
        onOpenChange={(isOpen) => !isOpen && close()}
        danger
        pending={deleting.isPending}
        onConfirm={() => open?.dialog === 'delete' && deleting.mutate(open.avatar)}
      >
        This action cannot be undone
      </ConfirmDialog>
    </section>
  )
}

function columnsOf(onOpen: (open: Open) => void): readonly Column<Avatar>[] {
  return [
    { id: 'image', header: 'Image', cell: (avatar) => <AvatarImage avatar={avatar} />, className: 'w-18' },
    {
      id: 'name',
      header: 'Name',
      cell: ({ name, createdAt }) => (
        <>
          {name}
          <span className="block text-faint text-xs tabular-nums sm:hidden">{dateOf(createdAt)}</span>
        </>
      ),
      sortBy: ({ name }) => name,
      rowHeader: true,
    },
    {
      id: 'created',
      header: 'Created Date',
      cell: ({ createdAt }) => <span className="tabular-nums">{dateOf(createdAt)}</span>,
      className: 'max-sm:hidden',
      sortBy: ({ createdAt }) => createdAt,
    },
    {
      id: 'acts',
      header: <span className="sr-only">Actions</span>,
      align: 'right',
      className: 'w-28',
      cell: (avatar) => (
        <span className="inline-flex">
          <IconButton
            label={`Edit ${avatar.name}`}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => onOpen({ dialog: 'edit', avatar })}
          />
          <IconButton
            label={`Delete ${avatar.name}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onOpen({ dialog: 'delete', avatar })}
          />
        </span>
      ),
    },
  ]
}

const dateOf = (createdAt: string) => numericDate(Date.parse(createdAt))

function AvatarImage({ avatar: { image } }: { avatar: Avatar }) {
  const [ref, isSeen] = useSeen()
  const { url, onBroken } = useSignedUrl(isSeen ? { key: image } : undefined)
  return (
    <span ref={ref} className="block size-11 overflow-hidden rounded-full bg-raised">
      {url ? (
        <img src={url} alt="" width={44} height={44} onError={onBroken} className="size-full object-cover" />
      ) : (
        <Skeleton round className="size-full" />
      )}
    </span>
  )
}
