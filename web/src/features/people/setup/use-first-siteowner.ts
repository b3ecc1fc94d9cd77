import { useQuery } from '@tanstack/react-query'
import { siteownerQuery, siteownersListQuery } from '../../settings/siteowners-query'

/** Milliseconds between two checks whether the site has called. The setup has no live connection. */
const callCheck = 3_000

/** The first site owner, with its keys and secrets; null while there is none, undefined while it loads. */
export function useFirstSiteowner() {
  const list = useQuery(siteownersListQuery)
  const [id] = list.data?.map((siteowner) => siteowner.id).toSorted((a, b) => a - b) ?? []
  const found = useQuery({
    ...siteownerQuery(id ?? 0),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.keys.some(({ last_used_at }) => last_used_at) ? false : callCheck,
  })
  const failed = [list, found].find(({ isError, data }) => isError && !data)
  return {
    siteowner: list.data && id === undefined ? null : found.data,
    failure: failed?.error,
    retry: () => void failed?.refetch(),
  }
}
