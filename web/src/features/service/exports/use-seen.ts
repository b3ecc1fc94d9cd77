import type { FeedbackAnswer, OrderedExport } from '@panel/contract'
import { useEffect } from 'react'
import { call } from '../../../api/call'

/** Marks finished exports as seen while they are shown. */
export function useSeen(rows: readonly OrderedExport[]) {
  const isNew = rows.some(({ state, is_seen }) => (state === 'ready' || state === 'stopped') && !is_seen)
  useEffect(() => {
    // If it fails, the bell goes on counting them.
    if (isNew) void call('POST /api/exports/seen', { body: {} }).catch(() => {})
  }, [isNew])
}

/** Marks answers to feedback as seen while they are shown. */
export function useSeenAnswers(answers: readonly FeedbackAnswer[]) {
  const isNew = answers.some(({ is_seen }) => !is_seen)
  useEffect(() => {
    if (isNew) void call('POST /api/feedback-answers/seen', { body: {} }).catch(() => {})
  }, [isNew])
}
