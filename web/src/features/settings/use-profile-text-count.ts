import { userRefreshVisible } from '@panel/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { profileTextCountQuery } from './settings-queries'

/**
 * How many profile texts wait, as fresh as the other counts while somebody looks; undefined until it is known.
 * @param isWanted only those who may decide on them are told
 */
export function useProfileTextCount(isWanted: boolean): number | undefined {
  const { data } = useQuery({
    ...profileTextCountQuery,
    enabled: isWanted,
    refetchInterval: userRefreshVisible,
    refetchOnWindowFocus: 'always',
  })
  return isWanted ? data : undefined
}
