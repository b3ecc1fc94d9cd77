import type { SetChange } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../../ui/words/region-names'
import type { FactValue } from '../../conversations/customers/customer-fields'
import { useFactWords } from '../../conversations/customers/fact-words'
import { useTags } from '../../settings/use-tags'

/** The text of a change of a set; it follows the name of the operator. */
export function useChangeWords() {
  const { t } = useTranslation()
  const { label, format } = useFactWords(true)
  const interests = useTags('interests')
  const fetishes = useTags('fetishes')

  const fieldName = (field: string) => {
    if (field === 'language') return t('overview.language')
    return field === 'interests' || field === 'fetishes' ? t(`facts.${field}`) : label(field)
  }
  const valueWords = (field: string, value: FactValue | null | undefined) => {
    if (value === null || value === undefined) return t('line.empty')
    if (field === 'language') return languageName(String(value))
    const { textOf } = field === 'fetishes' ? fetishes : interests
    return Array.isArray(value) ? value.map(textOf).join(', ') : format(field, value)
  }
  const stateName = (value: FactValue | null | undefined) =>
    value === 'draft' || value === 'ready' || value === 'in_use' || value === 'retired'
      ? t(`profile_sets.state.${value}`)
      : ''

  return ({ act, details }: SetChange): string => {
    const { field = '', before, after, reason, description, from, to, profile, set } = details
    const photo = description || t('profile_sets.no_description')
    switch (act) {
      case 'create':
        return t('profile_sets.did.create')
      case 'copy':
        return t('profile_sets.did.copy', { set, number: from })
      case 'edit':
        return t('profile_sets.did.edit', {
          field: fieldName(field),
          before: valueWords(field, before),
          after: valueWords(field, after),
        })
      case 'state': {
        const told = t('profile_sets.did.state', { before: stateName(before), after: stateName(after) })
        return reason ? `${told}: ${reason}` : told
      }
      case 'use':
        return t('profile_sets.did.use', { profile })
      case 'photo_add':
        return t('profile_sets.did.photo_add', { place: to })
      case 'photo_remove':
        return t('profile_sets.did.photo_remove', { place: from, photo })
      case 'photo_move':
        return t('profile_sets.did.photo_move', { photo, from, to })
      case 'photo_crop':
        return t('profile_sets.did.photo_crop', { photo })
      case 'photo_describe':
        return t('profile_sets.did.photo_describe', {
          before: valueWords('', before || null),
          after: valueWords('', after || null),
        })
      case 'photo_never_send':
        return t('profile_sets.did.photo_never_send', { photo })
      case 'photo_send_again':
        return t('profile_sets.did.photo_send_again', { photo })
      case 'photo_keep_both':
        return t('profile_sets.did.photo_keep_both', { photo })
    }
  }
}
