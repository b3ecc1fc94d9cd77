import type { OpenedReviewItem } from '@panel/contract'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { showToast } from '../../../ui/overlays/toasts'
import { failureText } from '../../../ui/words/failure'
import { type Draft, isSaved, toBody } from './draft'
import { reviewItemQuery } from './review-queries'
import { reviewsKey } from './reviews-key'

/** Saves the scores of a message, or leaves it out. */
export function useSaveReview({ id, own, card }: OpenedReviewItem, onDone: (id: number) => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ draft, passes }: { draft: Draft; passes: boolean }) => {
      if (passes) return call('POST /api/review-items/:id/pass', { params: { id } })
      const body = { ...toBody(draft, card), seen: own?.saved_at ?? null }
      try {
        return await call('PUT /api/review-items/:id/review', { params: { id }, body })
      } catch (error) {
        // The answer to an earlier request was lost: it has saved the same.
        if (!(error instanceof ApiError) || error.code !== 'edited_meanwhile') throw error
        const item = await client.fetchQuery(reviewItemQuery(id))
        if (!isSaved(draft, item)) throw error
        return { item }
      }
    },
    onSuccess: ({ item }, { passes }) => {
      client.setQueryData(reviewItemQuery(id).queryKey, item)
      onDone(id)
      showToast({
        icon: IconCheck,
        text: passes
          ? t('reviews.passed')
          : t('reviews.saved', { name: item.writer?.name ?? t('overview.hidden_name') }),
      })
      void client.invalidateQueries({ queryKey: reviewsKey })
    },
    // Another tab has saved it, the card has changed, or the operator has read the earlier score: the message then shows that.
    onError: () => void client.invalidateQueries({ queryKey: reviewItemQuery(id).queryKey }),
  })
  return { mutate, isPending, failure: error && failureOf(error) }

  function failureOf(reason: Error): string {
    if (reason instanceof ApiError)
      switch (reason.code) {
        case 'review_read':
          return t('reviews.was_read')
        case 'edited_meanwhile':
          return t('reviews.saved_elsewhere')
        case 'review_card_changed':
          return t('reviews.card_changed')
      }
    return failureText(t, t('reviews.not_saved'), reason)
  }
}
