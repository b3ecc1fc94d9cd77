import { useQuery } from '@tanstack/react-query'
import type { SelectOption } from '../../ui/OptionsPopover'
import { countryName } from '../../ui/region-names'
import { regionsQuery } from './settings-queries'

/** The regions of the countries where sites operate, as options with their countries. */
export function useRegionOptions(): readonly SelectOption[] {
  const regions = useQuery(regionsQuery).data?.regions ?? []
  return regions.map(({ code, country, name }) => [code, `${name}, ${countryName(country)}`] as const)
}

/** The name of a region by its code; another text of a site stays as it is. */
export function useRegionName(): (code: string) => string {
  const { data } = useQuery(regionsQuery)
  return (code) =>
    [...(data?.regions ?? []), ...(data?.retired ?? [])].find((one) => one.code === code)?.name ?? code
}
