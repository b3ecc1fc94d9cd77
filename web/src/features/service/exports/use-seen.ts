import type { FeedbackAnswer, OrderedExport } from '@panel/contract'
import { useEffect } from 'react'
import { call } from '../../../api/call'

/** Marks finished exports as seen while they are shown. */
export const useSeen = (rows: readonly OrderedExport[]) =>
  useMarked(
    'POST /api/exports/seen',
    rows.some(({ state, is_seen }) => (state === 'ready' || state === 'stopped') && !is_seen),
  )

/** Marks answers to feedback as seen while they are shown. */
export const useSeenAnswers = (answers: readonly FeedbackAnswer[]) =>
  useMarked(
    'POST /api/feedback-answers/seen',
    answers.some(({ is_seen }) => !is_seen),
  )

function useMarked(as: 'POST /api/exports/seen' | 'POST /api/feedback-answers/seen', isNew: boolean) {
  useEffect(() => {
    // If it fails, the bell goes on counting them.
    if (isNew) void call(as, { body: {} }).catch(() => {})
  }, [as, isNew])
}
