import { type AdminUser, adminDeleteUser, adminListUsers } from '@bettle/contract'
import { Pencil, Plus } from 'lucide-react'
import { AdminLink } from '../../admin-ui/admin-link.tsx'
import { DeleteRecord } from '../../admin-ui/records/delete-record.tsx'
import { fileOnly, spreadsheetTime, yesOrNo } from '../../admin-ui/records/file-cells.ts'
import type { RecordColumn } from '../../admin-ui/records/record-column.ts'
import { RecordLink } from '../../admin-ui/records/record-link.tsx'
import { RecordList } from '../../admin-ui/records/record-list.tsx'
import type { RecordsSearch } from '../../admin-ui/records/records-search.ts'
import { call } from '../../api/call.ts'
import { numericDate } from '../../text/numeric-date.ts'
import { msg } from '../../texts/msg.ts'
import { Button, EmptyState, Tag } from '../../ui/index.ts'

export interface UserListProps {
  search: RecordsSearch
  onSearch: (search: RecordsSearch) => void
}

const dateOf = (time: string | null) => (time === null ? '–' : numericDate(Date.parse(time)))

const COLUMNS: readonly RecordColumn<AdminUser>[] = [
  {
    id: 'name',
    header: msg('administration.user-list.name'),
    column: 'Name',
    sortable: true,
    rowHeader: true,
    file: ({ name }) => name,
    cell: ({ name, email, role, disabledAt, bannedUntil, createdAt, lastLoginAt }) => (
      <>
        <span className="font-medium">{name}</span>
        {role === 'admin' && <Tag className="ms-2">{msg('administration.user-list.admin')}</Tag>}
        {disabledAt !== null && (
          <Tag tone="lost" className="ms-2">
            {msg('administration.user-list.disabled')}
          </Tag>
        )}
        {bannedUntil && (
          <Tag tone="lost" className="ms-2">
            {msg('administration.user-list.banned')}
          </Tag>
        )}
        <span className="block text-faint text-xs [overflow-wrap:anywhere] sm:hidden">{email}</span>
        <span className="flex flex-wrap gap-x-2 text-faint text-xs tabular-nums md:hidden">
          <span>{msg('administration.user-list.since-date', { date: dateOf(createdAt) })}</span>
          {lastLoginAt !== null && (
            <span>{msg('administration.user-list.last-login-date', { date: dateOf(lastLoginAt) })}</span>
          )}
        </span>
      </>
    ),
  },
  {
    id: 'email',
    header: msg('administration.user-list.email'),
    column: 'Email',
    sortable: true,
    className: 'max-sm:hidden',
    file: ({ email }) => email,
    cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span>,
  },
  fileOnly('role', 'Role', ({ role }) => role),
  fileOnly('disabled', 'Disabled', ({ disabledAt }) => yesOrNo(disabledAt !== null)),
  fileOnly('bannedUntil', 'Banned until (UTC)', ({ bannedUntil }) => (bannedUntil ? spreadsheetTime(bannedUntil) : '')),
  {
    id: 'createdAt',
    header: msg('administration.user-list.created-date'),
    column: 'Created Date',
    sortable: true,
    className: 'tabular-nums max-md:hidden',
    fileTime: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => dateOf(createdAt),
  },
  {
    id: 'lastLoginAt',
    header: msg('administration.user-list.last-login-date-2'),
    column: 'Last Login Date',
    sortable: true,
    className: 'tabular-nums max-md:hidden',
    fileTime: ({ lastLoginAt }) => lastLoginAt,
    cell: ({ lastLoginAt }) => dateOf(lastLoginAt),
  },
]

/** Lists all accounts. */
export function UserList({ search, onSearch }: UserListProps) {
  return (
    <RecordList
      title={msg('administration.user-list.users')}
      many={msg('administration.user-list.users-in-a-sentence')}
      route={adminListUsers}
      rowsOf={({ users }) => users}
      columns={COLUMNS}
      search={search}
      onSearch={onSearch}
      searchHint={msg('administration.user-list.name-email-or-username')}
      add={
        <Button asChild variant="primary" size="sm">
          <AdminLink to="manage-user/new">
            <Plus aria-hidden="true" /> {msg('administration.user-list.add-user')}
          </AdminLink>
        </Button>
      }
      rowActions={({ _id, name }) => (
        <>
          <RecordLink
            to={`manage-user/${_id}`}
            label={msg('administration.user-list.edit-name', { name })}
            icon={<Pencil aria-hidden="true" />}
          />
          <DeleteRecord name={name} list={adminListUsers} remove={() => call(adminDeleteUser, { params: { id: _id } })}>
            <p className="mt-1">{msg('administration.user-list.this-signs-out-for', { name })}</p>
          </DeleteRecord>
        </>
      )}
      empty={
        <EmptyState title={msg('administration.user-list.no-users-yet')}>
          {msg('administration.user-list.add-the-first-user')}
        </EmptyState>
      }
    />
  )
}
