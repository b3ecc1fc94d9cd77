import { setMaxListeners } from 'node:events'
import { type Books, openBooks } from './books.ts'
import { type Cast, introduce } from './cast.ts'
import type { Conversation } from './conversation.ts'
import { type Inbox, openInbox } from './inbox.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { openPanel, Stopped } from './panel.ts'
import { openSender, type Sender } from './sender.ts'

/** How customers take their time. */
export type Pacing = {
  /** It is this customer's turn to write. */
  turn(conversation: Conversation): void
  /** Begins conversations; ends when all are over, or with the run. */
  play(books: Books): Promise<void>
}

export type Settings = {
  url: string
  key: string
  /** Part of the external id of every message. */
  run: string
  cast: Cast
  pacing(sender: Sender, stop: AbortSignal): Pacing
  inbox: Inbox
  stop: AbortSignal
}

/** Plays a chat site against a panel, until its conversations are over or it is stopped. @throws when the panel refuses it */
export async function simulate(settings: Settings): Promise<Ledger> {
  const failure = new AbortController()
  const fail = (error: unknown) => failure.abort(error)
  const stop = AbortSignal.any([settings.stop, failure.signal])
  setMaxListeners(0, stop)
  const ledger = openLedger(settings.run)
  const panel = openPanel(settings.url, settings.key, ledger, stop)
  const sender = openSender(settings.run, panel, ledger, fail)
  const pacing = settings.pacing(sender, stop)
  const books = openBooks(sender, ledger, pacing.turn)
  const inbox = await openInbox(settings.inbox, { panel, books, ledger, stop, fail })
  try {
    await introduce(panel, settings.cast)
    await pacing.play(books)
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  } finally {
    await inbox.close()
  }
  await sender.settled()
  if (failure.signal.aborted) throw failure.signal.reason
  return ledger.close(books.awaited().filter(sender.isAcknowledged))
}
