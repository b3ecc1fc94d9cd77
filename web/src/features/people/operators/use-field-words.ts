import type { OperatorField } from '@panel/contract'
import { queueKinds } from '@panel/contract/rules/enumerations'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../../ui/words/region-names'
import { messageTypesText } from '../permissions/level-words'
import { useOperatorOptions } from './use-operator-options'

/** The texts of the fields of an operator: names and values. */
export function useFieldWords() {
  const { t } = useTranslation()
  const { levels, teams, retiredTeams, segments, retiredSegments, siteowners } = useOperatorOptions()
  const named = (options: readonly (readonly [string, string])[], id: unknown) =>
    options.find(([option]) => option === String(id))?.[1] ?? (id === null ? '' : `#${id}`)
  const list = (value: unknown, name: (each: string) => string) =>
    Array.isArray(value) ? value.map((each) => name(String(each))).join(', ') : ''
  const segmentName = (code: string) =>
    [...segments, ...retiredSegments].find(([option]) => option === code)?.[1] ?? code
  const label = (field: OperatorField) => t(`operators.field.${field}`)
  const format = (field: OperatorField, value: unknown): string => {
    switch (field) {
      case 'name':
      case 'login':
        return typeof value === 'string' ? value : ''
      case 'level_id':
        return named(levels, value)
      case 'team_id':
        return named([...teams, ...retiredTeams], value)
      case 'languages':
        return list(value, languageName)
      case 'message_types':
        return messageTypesText(
          t,
          Array.isArray(value) ? queueKinds.filter((kind) => value.includes(kind)) : [],
        )
      case 'segments':
        return value === null ? t('operators.all_segments') : list(value, segmentName)
      case 'siteowner_ids':
        return value === null ? t('operators.all_siteowners') : list(value, (id) => named(siteowners, id))
    }
  }
  return { label, format }
}
