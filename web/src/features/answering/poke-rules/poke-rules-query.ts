import type { SitePokeRule } from '@panel/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

export const pokeRulesQuery = queryOptions({
  queryKey: ['poke-rules'],
  queryFn: async ({ signal }) => (await call('GET /api/poke-rules', { signal })).items,
})

/** Sets or removes the rule of a site owner. */
export async function savePokeRule(client: QueryClient, siteownerId: number, rule: SitePokeRule['rule']) {
  const saved = await call('PUT /api/poke-rules/:siteowner_id', {
    params: { siteowner_id: siteownerId },
    body: { rule },
  })
  client.setQueryData(pokeRulesQuery.queryKey, (items) =>
    items?.map((item) => (item.siteowner.id === siteownerId ? saved : item)),
  )
  return saved
}
