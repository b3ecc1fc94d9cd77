import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { addSavedReply } from './add.ts'
import { changeSavedReply } from './change.ts'
import { mayEditTeam } from './policy.ts'
import { presentSavedReply } from './present.ts'
import { findSavedReplies } from './queries.ts'
import { removeSavedReply } from './remove.ts'

export function savedReplyRoutes({ on, db }: Services) {
  on(endpoints.getSavedReplies, async ({ actor }) => ({
    items: (await findSavedReplies(db, actor)).map((row) => presentSavedReply(row, actor)),
    may_edit_team: mayEditTeam(actor),
  }))

  on(endpoints.addSavedReply, async ({ actor, body }) => ({
    saved_reply: presentSavedReply(await addSavedReply(db, actor, body), actor),
  }))

  on(endpoints.changeSavedReply, async ({ actor, params, body }) => ({
    saved_reply: presentSavedReply(await changeSavedReply(db, actor, params.id, body), actor),
  }))

  on(endpoints.removeSavedReply, async ({ actor, params }) => {
    await removeSavedReply(db, actor, params.id)
    return { removed: true as const }
  })
}
