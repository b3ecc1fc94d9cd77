import { useQuery } from '@tanstack/react-query'
import type { SelectOption } from '../../ui/fields/OptionsPopover'
import { countryName } from '../../ui/words/region-names'
import { regionsQuery } from './settings-queries'

/** The regions of the countries where sites operate, as options with their countries. */
export function useRegionOptions(): readonly SelectOption[] {
  const regions = useQuery(regionsQuery).data?.regions ?? []
  return regions.map(({ code, country, name }) => [code, `${name}, ${countryName(country)}`] as const)
}

/**
 * The name of a region by its code; another text of a site stays as it is.
 * @param isNeeded false where no region is shown: nothing is loaded
 */
export function useRegionName(isNeeded: boolean): (code: string) => string {
  const { data } = useQuery({ ...regionsQuery, enabled: isNeeded })
  return (code) =>
    [...(data?.regions ?? []), ...(data?.retired ?? [])].find((one) => one.code === code)?.name ?? code
}
