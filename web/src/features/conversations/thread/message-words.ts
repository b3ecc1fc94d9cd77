import type { DeliveryStatus } from '@panel/contract/rules/enumerations'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

export type MessageWords = Record<
  'mine' | 'theirs' | 'bySite' | 'actions' | 'empty' | 'deleted' | 'highlighted' | 'read' | DeliveryStatus,
  string
>

/** Texts of every message, looked up once: a thread is rendered often, and each lookup takes time. */
export function useMessageWords(): MessageWords {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      mine: t('message.mine'),
      theirs: t('message.theirs'),
      bySite: t('message.by_site'),
      actions: t('message_acts.open'),
      empty: t('message.empty'),
      deleted: t('mark.deleted'),
      highlighted: t('mark.highlighted'),
      pending: t('delivery.pending'),
      delivered: t('delivery.delivered'),
      dead: t('delivery.dead'),
      read: t('delivery.read'),
    }),
    [t],
  )
}
