import type { ManagedSiteowner } from '@panel/contract'
import { cutText } from '@panel/contract/rules/cut'
import { keyNameLength } from '@panel/contract/rules/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { showSiteowner, siteownersListQuery } from '../../settings/siteowners-query'

/** Makes a key of the first site owner; creates the site owner if there is none. @param onMade gets the key, which is not stored */
export function useMakeKey(siteowner: ManagedSiteowner | null | undefined, onMade: (key: string) => void) {
  const client = useQueryClient()
  const make = useMutation({
    async mutationFn(name: string) {
      const owner = siteowner ?? (await call('POST /api/siteowners', { body: { name } }))
      const params = { id: owner.id }
      const body = { name: cutText(owner.name, keyNameLength).trim(), days: null }
      const made = await call('POST /api/siteowners/:id/keys', { params, body })
      onMade(made.key)
      showSiteowner(client, made.siteowner)
      // Ends earlier keys that were never used: they are lost.
      for (const { id, last_used_at } of owner.keys)
        if (!last_used_at)
          showSiteowner(
            client,
            await call('POST /api/siteowners/:id/keys/:key_id/end', {
              params: { ...params, key_id: id },
              body: { days: 0 },
            }),
          )
    },
    // Also after an error: the site owner may have been created without a key, or by another tab.
    onSettled: () => client.invalidateQueries({ queryKey: siteownersListQuery.queryKey }),
  })
  return { make: make.mutate, isBusy: make.isPending, error: make.error }
}
