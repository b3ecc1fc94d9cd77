import type { ListedErasure } from '@panel/contract'
import { useTranslation } from 'react-i18next'

/** Who asked for an erasure, in words. */
export function useAsker() {
  const { t } = useTranslation()
  return ({ by_site, asked_by }: Pick<ListedErasure, 'by_site' | 'asked_by'>) => {
    if (by_site) return t('customer_rights.by_site')
    return asked_by ? (asked_by.name ?? t('overview.hidden_name')) : t('customer_rights.by_command')
  }
}
