import { call } from '../../api/call'
import type { Leave, Next } from './machine/calls'
import type { Chat } from './machine/state'
import { readSkipped } from './skipped-conversations'

/** As many as a claim may exclude. */
const excludedAtMost = 200

/** Skips, ignores, hands over or gives back a conversation, and asks for the next. */
export function callToLeave(chat: Chat, leave: Leave, inReplyTo: number | null): Promise<{ next?: Next }> {
  const { operatorId, conversationId, queue, lease } = chat
  const params = { id: conversationId }
  const common = {
    lease_id: lease.id,
    epoch: lease.epoch,
    next: queue,
    // This one is in the list only when it is done.
    exclude: [...new Set([...readSkipped(operatorId), conversationId])].slice(-excludedAtMost),
  }
  switch (leave.act) {
    case 'skip':
      return call('POST /api/conversations/:id/skip', { params, body: { ...common, ...leave.reason } })
    case 'handover':
      return call('POST /api/conversations/:id/handover', { params, body: { ...common, ...leave.reason } })
    case 'ignore': {
      const { options, note } = leave
      const said = { options, in_reply_to: inReplyTo, ...(note === undefined ? {} : { note }) }
      return call('POST /api/conversations/:id/ignore', { params, body: { ...common, ...said } })
    }
    case 'give_back':
      return call('POST /api/conversations/:id/give-back', { params, body: common })
  }
}
