import { onTestFinished } from 'vitest'
import { openStreams } from '../features/answering/live/streams.ts'
import type { Hint } from '../platform/live.ts'
import type { TestApp } from './app.ts'

/** The event streams of a node. `sendHint` passes a hint to them as if it came from the database. */
export function openTestStreams({ db }: TestApp) {
  let listener = (_hint: Hint) => {}
  const streams = openStreams(db, {
    listen: (added) => {
      listener = added
      return () => {}
    },
  })
  onTestFinished(streams.close)
  return { streams, sendHint: (hint: Hint) => listener(hint) }
}
