import type { ProfileSet } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import type { ColleagueChange } from '../../../ui/fields/LineState'
import type { FactValue } from '../../conversations/customers/customer-fields'
import { useUser } from '../../settings/user-query'
import { profileSetQuery, showSet } from './profile-set-query'

type Body = Parameters<typeof call<'PATCH /api/profile-sets/:id'>>[1]['body']

/** Saves single lines of a set, and returns which lines a colleague has changed. */
export function useSetChange(set: ProfileSet) {
  const client = useQueryClient()
  const { id: ownId } = useUser()
  const { mutateAsync: save } = useMutation({
    mutationFn: (body: Body) => call('PATCH /api/profile-sets/:id', { params: { id: set.id }, body }),
    onSuccess: ({ profile_set }) => showSet(client, profile_set),
    async onError(error) {
      // The line shows the colleague's value next to the typed one.
      if (error instanceof ApiError && error.code === 'edited_meanwhile')
        await client.fetchQuery({ ...profileSetQuery(set.id), staleTime: 0 }).catch(() => {})
    },
  })
  /** The last change of a field by somebody else, within the last minutes. */
  function changeOf(field: string, write: (value: FactValue) => string): ColleagueChange | null {
    const edit = set.edits[field]
    if (!edit || edit.by?.id === ownId) return null
    return { by: edit.by?.name ?? null, from: edit.before === null ? '' : write(edit.before), at: edit.at }
  }
  return { save, changeOf }
}
