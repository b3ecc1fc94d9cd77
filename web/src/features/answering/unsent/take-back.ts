import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { failureText } from '../../../ui/words/failure'
import type { Held } from '../../conversations/thread/conversation-queries'
import { lockTitle } from '../conversation/lock-title'
import { whenReleased } from '../release-lease'

/** Takes back a chat that this operator has lost. The text is in the editor when it opens, because it is kept. */
export async function takeBackChat(id: number): Promise<Held> {
  // A release of this chat can be in progress, and must arrive first.
  await whenReleased()
  return call('POST /api/conversations/:id/take-back', { params: { id } })
}

/** Why a chat was not given back. */
export function takeBackFailure(t: TFunction, error: Error): string {
  if (error instanceof ApiError) {
    if (error.code === 'taken') return lockTitle(t, error.by ?? null)
    if (error.code === 'lease_lost' || error.code === 'conversation_not_found')
      return t('unsent_words.no_longer_yours')
    if (error.code === 'held') return t('unsent_words.state.held')
    if (error.code === 'paused') return t('nothing.why.paused')
  }
  return failureText(t, t('take.failed'), error)
}
