import { useQuery } from '@tanstack/react-query'
import { profileTextCountQuery } from './settings-queries'

/**
 * The number of profile texts that wait: loaded once, like all shared settings; undefined until it is loaded.
 * @param isWanted only operators who may approve them see it
 */
export function useProfileTextCount(isWanted: boolean): number | undefined {
  const { data } = useQuery({ ...profileTextCountQuery, enabled: isWanted })
  return isWanted ? data : undefined
}
