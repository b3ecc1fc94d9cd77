import type { DeliveryStatus } from '@panel/contract/enumerations'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

export type MessageWords = Record<'mine' | 'theirs' | DeliveryStatus, string>

/** The words that stand with every message: a thread is painted often, and each look-up takes its time. */
export function useMessageWords(): MessageWords {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      mine: t('message.mine'),
      theirs: t('message.theirs'),
      pending: t('delivery.pending'),
      delivered: t('delivery.delivered'),
      dead: t('delivery.dead'),
    }),
    [t],
  )
}
