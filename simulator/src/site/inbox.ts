import type { OpenLedger } from './ledger.ts'
import { catchUp, openCursor, poll } from './outbox.ts'
import { type Panel, Stopped } from './panel.ts'
import { openReceiver } from './receiver.ts'
import type { SiteRecords } from './site-records.ts'

/** How the site receives the operators' messages. */
export type Inbox = {
  /** The port and the secret of the webhooks; null for a site that polls the outbox. */
  webhook: { port: number; secret: string } | null
  /** The file with the cursor of the outbox, for the next start of the same run. */
  cursorFile?: string
  run: string
  /** The site polls at this interval, in milliseconds, and leaves out what was sent before it started. */
  fromNow?: { every: number }
}

type Site = {
  panel: Panel
  records: SiteRecords
  ledger: OpenLedger
  stop: AbortSignal
  fail: (error: unknown) => void
}

/** Starts to receive messages. After an outage, the outbox is read too, because a webhook can have been missed. */
export async function openInbox(
  { webhook, cursorFile, run, fromNow }: Inbox,
  { panel, records, ledger, stop, fail }: Site,
): Promise<{ close(): Promise<void> }> {
  const cursor = openCursor(cursorFile, run)
  const failUnlessStopped = (error: unknown) => {
    if (!(error instanceof Stopped)) fail(error)
  }
  if (!webhook) {
    const done = new AbortController()
    const ends = AbortSignal.any([stop, done.signal])
    if (fromNow) await catchUp(panel, cursor, () => {})
    const polling = poll(
      panel,
      cursor,
      (item) => records.receive(item, 'polled') === true,
      ends,
      fromNow?.every,
    )
    return {
      async close() {
        done.abort()
        await polling.catch(failUnlessStopped)
      },
    }
  }
  let catchUpInProgress: Promise<unknown> | undefined
  panel.onRecovered(() => {
    catchUpInProgress ??= catchUp(panel, cursor, (items) => {
      for (const item of items) records.receive(item, 'caught up')
    })
      .catch(failUnlessStopped)
      .finally(() => {
        catchUpInProgress = undefined
      })
  })
  const receiver = await openReceiver(
    webhook,
    (item) => records.receive(item, 'webhook'),
    (reason) => ledger.note('bad_signatures', reason),
  )
  console.log(`Receives webhooks on ${receiver.url}`)
  return {
    async close() {
      await receiver.close()
      await catchUpInProgress
    },
  }
}
