import type { OpenLedger } from './ledger.ts'
import { type Panel, type SiteMessage, Stopped } from './panel.ts'

/** What happens at the site after a message: its customer edits or deletes it, or the site writes one of its own. */
type Change = 'edit' | 'delete' | 'own_message'
/** @param number the number of the message in the run */
export type Changes = (number: number) => Change | undefined

/** Every seventh message is edited, every eleventh deleted, and after every fifth the site writes one of its own. */
export const mixedChanges: Changes = (number) => {
  if (number % 11 === 0) return 'delete'
  if (number % 7 === 0) return 'edit'
  return number % 5 === 0 ? 'own_message' : undefined
}

type Site = {
  panel: Pick<Panel, 'editMessage' | 'deleteMessage' | 'postMessages'>
  ledger: OpenLedger
  /** Called when the panel knows that a message was deleted. */
  onDeleted: (message: SiteMessage) => void
  fail: (error: unknown) => void
}

/** Tells the panel what has happened since to messages that it has acknowledged. */
export function openChanges(changes: Changes | undefined, { panel, ledger, onDeleted, fail }: Site) {
  const inProgress = new Set<Promise<void>>()
  const acts: Record<Change, (message: SiteMessage) => Promise<void>> = {
    async edit({ external_id, text }) {
      await panel.editMessage(external_id, { text: `${text} (edited)`, edited_at: new Date().toISOString() })
      ledger.count('edited')
    },
    async delete(message) {
      await panel.deleteMessage(message.external_id)
      ledger.count('deleted')
      onDeleted(message)
    },
    async own_message({ external_id, customer_external_id, profile_external_id }) {
      const own = { external_id: `${external_id}-own`, customer_external_id, profile_external_id }
      const sent_at = new Date().toISOString()
      await panel.postMessages([{ ...own, direction: 'out', text: 'I am online every evening.', sent_at }])
      ledger.count('own_messages')
    },
  }
  return {
    follow(message: SiteMessage, number: number) {
      const change = changes?.(number)
      if (!change) return
      const act = acts[change](message)
        .catch((error) => {
          if (!(error instanceof Stopped)) fail(error)
        })
        .finally(() => inProgress.delete(act))
      inProgress.add(act)
    },
    async settled() {
      await Promise.all(inProgress)
    },
  }
}
