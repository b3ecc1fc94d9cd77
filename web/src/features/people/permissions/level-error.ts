import { mayGrantLevel } from '@panel/contract/rules/rights'
import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error'
import { failureText } from '../../../ui/words/failure'
import type { User } from '../../settings/user'
import type { AccountLevel } from './levels-query'

/** Why the viewer may not change any level, or this one; null if they may. */
export function levelBlocked(
  t: TFunction,
  { works_for_all, permissions, scope }: User,
  level?: Pick<AccountLevel, 'id' | 'rights'>,
): string | null {
  if (!works_for_all) return t('whole_service.refused')
  if (!level || mayGrantLevel({ permissionsId: permissions.id, rights: scope }, level)) return null
  return t('levels.error.exceeds_yours')
}

/** Why levels were not changed, as a translated text. */
export function levelError(t: TFunction, error: Error): string {
  if (!(error instanceof ApiError)) return failureText(t, t('levels.error.not_saved'), error)
  switch (error.code) {
    case 'rights_above_yours':
    case 'own_account':
    case 'last_admin':
    case 'level_number_taken':
    case 'level_name_taken':
    case 'level_in_use':
    case 'level_retired':
    case 'level_not_found':
    case 'chat_in_hand':
      return t(`levels.error.${error.code}`)
    case 'not_all_siteowners':
      return t('whole_service.refused')
    case 'edited_meanwhile':
      return t('levels.error.edited_meanwhile', { name: error.by?.name ?? t('save.somebody') })
    default:
      return failureText(t, t('levels.error.not_saved'), error)
  }
}
