import { setMaxListeners } from 'node:events'
import { openAttachments } from './attachments.ts'
import { type Changes, openChanges } from './changes.ts'
import type { Conversation } from './conversation.ts'
import type { CustomerAttachments } from './customer-attachments.ts'
import { type Inbox, openInbox } from './inbox.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { openPanel, type Panel, Stopped } from './panel.ts'
import { type Participants, sendParticipants } from './participants.ts'
import { openSender, type Sender } from './sender.ts'
import { openRecords, type Refusals, type SiteRecords } from './site-records.ts'

/** Decides when customers write. */
export type Pacing = {
  /**
   * The customer can write next.
   * @param isPoked after a poke or a starter
   * @param text what they got
   */
  onAnswered(conversation: Conversation, isPoked: boolean, text: string): void
  /** The conversation that a poke or a starter starts; undefined when customers do not answer those. */
  startUnprompted?(customer: string, profile: string): Conversation | undefined
  /** How a conversation goes on that is answered, but was begun before this run; undefined when its customers do not go on. */
  adopt?(customer: string, profile: string): Conversation | undefined
  /** Starts conversations; resolves when all have ended, or with the run. */
  play(records: SiteRecords): Promise<void>
}

export type Settings = {
  url: string
  key: string
  /** Part of the external id of every message. */
  run: string
  participants: Participants
  pacing(sender: Sender, stop: AbortSignal): Pacing
  inbox: Inbox
  /** Changes the limits of customers during the run; by default they have none. */
  playLimits?: (panel: Panel, stop: AbortSignal) => Promise<void>
  /** Attachments of customers' lines; by default there are none. */
  customerAttachments?: CustomerAttachments
  /** What becomes of customers' messages at the site; by default nothing does. */
  changes?: Changes
  /** Which answers the site does not want; by default it takes all. */
  refuses?: Refusals
  /** Called with the ledger so far when the conversations have ended. The site receives until it resolves. */
  onOver?: (ledger: Ledger) => Promise<void>
  stop: AbortSignal
}

/** Simulates a chat site until its conversations have ended or it is stopped. @throws when the panel refuses a call */
export async function simulate(settings: Settings): Promise<Ledger> {
  const failure = new AbortController()
  const fail = (error: unknown) => failure.abort(error)
  const stop = AbortSignal.any([settings.stop, failure.signal])
  setMaxListeners(0, stop)
  const ledger = openLedger(settings.run)
  const panel = openPanel(settings.url, settings.key, ledger, stop)
  const changes = openChanges(settings.changes, {
    panel,
    ledger,
    onDeleted: (message) => records.takeBack(message),
    fail,
  })
  const sender = openSender(settings.run, panel, ledger, fail, {
    customerAttachments: settings.customerAttachments,
    onAcknowledged: changes.follow,
  })
  const pacing = settings.pacing(sender, stop)
  const attachments = openAttachments(panel, ledger)
  const records = openRecords(sender, ledger, pacing, { attachments, refuses: settings.refuses })
  const inbox = await openInbox(settings.inbox, { panel, records, ledger, stop, fail })
  const closeLedger = () =>
    ledger.close(records.waitingMessages().filter(sender.isAcknowledged), records.givenUp())
  try {
    await sendParticipants(panel, settings.participants)
    await Promise.all([pacing.play(records), settings.playLimits?.(panel, stop)])
    await settings.onOver?.(closeLedger())
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  } finally {
    await inbox.close()
  }
  await changes.settled()
  await sender.settled()
  await attachments.settled()
  if (failure.signal.aborted) throw failure.signal.reason
  return closeLedger()
}
