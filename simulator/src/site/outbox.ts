import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { OutboxEntry, OutboxItem } from '@panel/contract'
import { pause } from '../robots/pause.ts'
import type { Panel } from './panel.ts'

/** The cursor of the outbox for a run, in a file, so that the next start of the same run continues there. */
export function openCursor(file: string | undefined, run: string) {
  let cursor = file ? readCursor(file, run) : null
  return {
    get: () => cursor,
    move(to: string | null) {
      if (to === cursor) return
      cursor = to
      if (!file) return
      // Written completely or not at all, also when the process is killed.
      writeFileSync(`${file}.new`, JSON.stringify({ run, cursor }))
      renameSync(`${file}.new`, file)
    },
  }
}

type Cursor = ReturnType<typeof openCursor>

function readCursor(file: string, run: string): string | null {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8'))
    return stored.run === run && typeof stored.cursor === 'string' ? stored.cursor : null
  } catch {
    return null
  }
}

/** Events that are no messages stand in the same outbox. */
const isMessage = (entry: OutboxEntry): entry is OutboxItem => 'text' in entry

/** Reads the messages of the outbox from the cursor to its end. The cursor moves when a page is recorded. */
export async function catchUp(
  panel: Panel,
  cursor: Cursor,
  receive: (items: OutboxItem[]) => void | Promise<void>,
): Promise<number> {
  for (let read = 0; ; ) {
    const page = await panel.outbox(cursor.get())
    await receive(page.items.filter(isMessage))
    cursor.move(page.next_cursor)
    read += page.items.length
    if (page.items.length === 0) return read
  }
}

/** Milliseconds. */
const pollPause = 250
const acknowledgedAtOnce = 8

/**
 * Polls the outbox until it is stopped, like a site without a webhook.
 * @param receive returns whether the message must be acknowledged
 */
export async function poll(
  panel: Panel,
  cursor: Cursor,
  receive: (item: OutboxItem) => boolean,
  stop: AbortSignal,
  every = pollPause,
) {
  while (!stop.aborted) {
    const read = await catchUp(panel, cursor, async (items) => {
      await acknowledge(panel, items.filter(receive))
    })
    if (read === 0) await pause(every, stop)
  }
}

async function acknowledge(panel: Panel, items: OutboxItem[]) {
  const waiting = [...items]
  const next = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await panel.acknowledge(item)
  }
  await Promise.all(Array.from({ length: acknowledgedAtOnce }, next))
}
