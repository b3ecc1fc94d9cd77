import { useQuery } from '@tanstack/react-query'
import { profileTextCountQuery } from './settings-queries'

/**
 * How many profile texts wait: loaded once, like all shared settings; undefined until it is known.
 * @param isWanted only those who may decide on them are told
 */
export function useProfileTextCount(isWanted: boolean): number | undefined {
  const { data } = useQuery({ ...profileTextCountQuery, enabled: isWanted })
  return isWanted ? data : undefined
}
