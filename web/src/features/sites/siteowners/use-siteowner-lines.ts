import type { changeSiteowner, ManagedSiteowner, SentBodyOf } from '@panel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call'
import type { ColleagueChange } from '../../../ui/fields/LineState'
import { showSiteowner, siteownerQuery } from '../../settings/siteowners-query'
import { userQuery } from '../../settings/user-query'

/** Saves single lines of a site owner, and returns which lines a colleague has changed. */
export function useSiteownerLines({ id, changes }: ManagedSiteowner) {
  const client = useQueryClient()
  const me = client.getQueryData(userQuery.queryKey)?.id
  return {
    /** Saves a line. After a refusal, the site owner is loaded again, so that the change of the colleague can be shown. */
    async save(body: SentBodyOf<typeof changeSiteowner>) {
      try {
        showSiteowner(client, await call('PATCH /api/siteowners/:id', { params: { id }, body }))
      } catch (error) {
        await client.refetchQueries({ queryKey: siteownerQuery(id).queryKey })
        throw error
      }
    },
    changeOf(field: ManagedSiteowner['changes'][number]['field']): ColleagueChange | null {
      const change = changes.find((one) => one.field === field)
      return change && change.by.id !== me
        ? { by: change.by.name, from: change.from ?? '', at: change.at }
        : null
    },
  }
}
