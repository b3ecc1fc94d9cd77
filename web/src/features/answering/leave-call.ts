import { call } from '../../api/call'
import { cleanText } from '../../api/clean-text'
import type { Leave, Next } from './machine/calls'
import type { Chat } from './machine/state'
import { readSkipped } from './skipped-conversations'

/** The maximum number of conversations that a claim may exclude. */
const maxExcluded = 200

type Left = { next?: Next; can_undo?: boolean }

/** Skips, ignores, hands over or gives back a conversation, and claims the next. */
export function postLeave(chat: Chat, leave: Leave, inReplyTo: number | null): Promise<Left> {
  const { operatorId, conversationId, queue, lease } = chat
  const params = { id: conversationId }
  const common = {
    lease_id: lease.id,
    epoch: lease.epoch,
    next: queue,
    // This conversation is added to the stored list only after the call has succeeded.
    exclude: [...new Set([...readSkipped(operatorId), conversationId])].slice(-maxExcluded),
  }
  switch (leave.kind) {
    case 'skip':
      return call('POST /api/conversations/:id/skip', { params, body: { ...common, ...leave.reason } })
    case 'handover':
      return call('POST /api/conversations/:id/handover', { params, body: { ...common, ...leave.reason } })
    case 'ignore': {
      const { options, note } = leave
      const ignored = { options, in_reply_to: inReplyTo, ...(note === undefined ? {} : { note }) }
      return call('POST /api/conversations/:id/ignore', { params, body: { ...common, ...ignored } })
    }
    case 'appeal':
      return call('POST /api/conversations/:id/appeal', {
        params,
        body: { ...common, text: cleanText(leave.text) },
      })
    case 'give_back':
      return call('POST /api/conversations/:id/give-back', { params, body: common })
  }
}
