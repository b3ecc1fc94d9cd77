import type { Books } from './books.ts'
import type { OpenLedger } from './ledger.ts'
import { catchUp, openCursor, poll } from './outbox.ts'
import { type Panel, Stopped } from './panel.ts'
import { openReceiver } from './receiver.ts'

/** How the site gets what operators write. */
export type Inbox = {
  /** Where webhooks come in and what they are signed with; null for a site that polls the outbox. */
  webhook: { port: number; secret: string } | null
  /** Keeps the place in the outbox for the next start of the same run. */
  cursorFile?: string
  run: string
}

type Site = {
  panel: Panel
  books: Books
  ledger: OpenLedger
  stop: AbortSignal
  fail: (error: unknown) => void
}

/** Opens the ways by which messages come in. After an outage the outbox is read too: a webhook may have been missed. */
export async function openInbox(
  { webhook, cursorFile, run }: Inbox,
  { panel, books, ledger, stop, fail }: Site,
): Promise<{ close(): Promise<void> }> {
  const cursor = openCursor(cursorFile, run)
  const failUnlessStopped = (error: unknown) => {
    if (!(error instanceof Stopped)) fail(error)
  }
  if (!webhook) {
    const done = new AbortController()
    const polling = poll(
      panel,
      cursor,
      (item) => books.receive(item, 'polled'),
      AbortSignal.any([stop, done.signal]),
    )
    return {
      async close() {
        done.abort()
        await polling.catch(failUnlessStopped)
      },
    }
  }
  let catching: Promise<unknown> | undefined
  panel.onRecovered(() => {
    catching ??= catchUp(panel, cursor, (items) => {
      for (const item of items) books.receive(item, 'caught up')
    })
      .catch(failUnlessStopped)
      .finally(() => {
        catching = undefined
      })
  })
  const receiver = await openReceiver(
    webhook,
    (item) => books.receive(item, 'webhook'),
    (reason) => ledger.note('bad_signatures', reason),
  )
  return {
    async close() {
      await receiver.close()
      await catching
    },
  }
}
