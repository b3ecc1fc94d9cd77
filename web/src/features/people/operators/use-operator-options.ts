import { languageOf } from '@panel/contract/rules/locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SelectOption } from '../../../ui/fields/OptionsPopover'
import {
  languagesQuery,
  permissionsQuery,
  segmentsQuery,
  siteownersQuery,
} from '../../settings/settings-queries'
import { teamsQuery } from '../../settings/teams-query'

/**
 * The options for the fields of an operator, with their names: levels, teams, languages, segments and site owners. Operators keep
 * retired teams and segments, so these are returned too.
 */
export function useOperatorOptions() {
  const { i18n } = useTranslation()
  const permissions = useQuery(permissionsQuery).data
  const teams = useQuery(teamsQuery).data
  const segments = useQuery(segmentsQuery).data
  const locale = languageOf(i18n.language)
  const languages = useQuery(languagesQuery(locale)).data
  const siteowners = useQuery(siteownersQuery).data
  const byId = (all: readonly { id: number; name: string }[] = []): SelectOption[] =>
    all.map(({ id, name }) => [String(id), name])
  const byCode = (all: readonly { code: string; name: string }[] = []): SelectOption[] =>
    all.map(({ code, name }) => [code, name])
  return {
    levels: (permissions?.permissions ?? []).map(
      ({ id, name }): SelectOption => [String(id), `${id} ${name}`],
    ),
    teams: byId(teams?.teams),
    retiredTeams: byId(teams?.retired),
    languages: (languages ?? []).map(({ code, name }): SelectOption => [code, name]),
    segments: byCode(segments?.segments),
    retiredSegments: byCode(segments?.retired),
    siteowners: byId(siteowners),
  }
}
