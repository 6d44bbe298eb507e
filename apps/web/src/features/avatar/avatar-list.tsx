import { type Avatar, adminDeleteAvatar, adminListAvatars, listAvatars } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { AdminLink } from '../../admin-ui/admin-link.tsx'
import { DeleteRecord } from '../../admin-ui/records/delete-record.tsx'
import type { RecordColumn } from '../../admin-ui/records/record-column.ts'
import { RecordLink } from '../../admin-ui/records/record-link.tsx'
import { RecordList } from '../../admin-ui/records/record-list.tsx'
import type { RecordsSearch } from '../../admin-ui/records/records-search.ts'
import { call } from '../../api/call.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { useSignedUrl } from '../../files/use-signed-url.ts'
import { numericDate } from '../../text/numeric-date.ts'
import { msg } from '../../texts/msg.ts'
import { Button, EmptyState, Skeleton, useSeen } from '../../ui/index.ts'

export interface AvatarListProps {
  search: RecordsSearch
  onSearch: (search: RecordsSearch) => void
}

/** Lists the avatars that players may choose, for administrators. */
export function AvatarList({ search, onSearch }: AvatarListProps) {
  const queryClient = useQueryClient()
  const add = (
    <Button asChild variant="primary" size="sm">
      <AdminLink to="manage-avatar/new">
        <Plus aria-hidden="true" /> {msg('manage-avatar.avatar-list.add-avatar')}
      </AdminLink>
    </Button>
  )
  const remove = async ({ _id }: Avatar) => {
    await call(adminDeleteAvatar, { params: { id: _id } })
    await queryClient.invalidateQueries({ queryKey: queryOf(listAvatars, {}).queryKey })
  }
  return (
    <RecordList
      title={msg('manage-avatar.avatar-list.avatars')}
      many={msg('manage-avatar.avatar-list.avatars-in-a-sentence')}
      route={adminListAvatars}
      rowsOf={({ avatars }) => avatars}
      columns={COLUMNS}
      search={search}
      onSearch={onSearch}
      searchHint={msg('manage-avatar.avatar-list.name')}
      add={add}
      rowActions={(avatar) => (
        <>
          <RecordLink
            to={`manage-avatar/${avatar._id}`}
            label={msg('manage-avatar.avatar-list.edit-avatar-name', { avatarName: avatar.name })}
            icon={<Pencil aria-hidden="true" />}
          />
          <DeleteRecord name={avatar.name} list={adminListAvatars} remove={() => remove(avatar)}>
            <p className="mt-1">{msg('manage-avatar.avatar-list.players-who-use-this')}</p>
          </DeleteRecord>
        </>
      )}
      empty={
        <EmptyState title={msg('manage-avatar.avatar-list.no-avatars-available')} action={add}>
          {msg('manage-avatar.avatar-list.players-can-choose-an')}
        </EmptyState>
      }
    />
  )
}

const COLUMNS: readonly RecordColumn<Avatar>[] = [
  {
    id: 'image',
    header: msg('manage-avatar.avatar-list.image'),
    className: 'w-18',
    cell: (avatar) => <AvatarImage avatar={avatar} />,
  },
  {
    id: 'name',
    header: msg('manage-avatar.avatar-list.name'),
    column: 'Name',
    sortable: true,
    rowHeader: true,
    file: ({ name }) => name,
    cell: ({ name, createdAt }) => (
      <>
        {name}
        <span className="block text-faint text-xs tabular-nums sm:hidden">{dateOf(createdAt)}</span>
      </>
    ),
  },
  {
    id: 'createdAt',
    header: msg('manage-avatar.avatar-list.created-date'),
    column: 'Created Date',
    sortable: true,
    className: 'tabular-nums max-sm:hidden',
    fileTime: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => dateOf(createdAt),
  },
]

const dateOf = (createdAt: string) => numericDate(Date.parse(createdAt))

function AvatarImage({ avatar: { image } }: { avatar: Avatar }) {
  const [ref, isSeen] = useSeen()
  const { url, onBroken } = useSignedUrl(isSeen ? { key: image } : undefined)
  return (
    <span ref={ref} className="block size-10 overflow-hidden rounded-full bg-raised">
      {url ? (
        <img src={url} alt="" width={40} height={40} onError={onBroken} className="size-full object-cover" />
      ) : (
        <Skeleton round className="size-full" />
      )}
    </span>
  )
}
