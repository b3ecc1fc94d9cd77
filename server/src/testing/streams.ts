import { onTestFinished } from 'vitest'
import { openStreams } from '../features/live/streams.ts'
import type { Hint } from '../platform/live.ts'
import type { TestApp } from './app.ts'

/** The event streams of a node, with the hints that `hear` passes to them. */
export function openTestStreams({ db }: TestApp) {
  let hear = (_hint: Hint) => {}
  const streams = openStreams(db, {
    listen: (listener) => {
      hear = listener
      return () => {}
    },
  })
  onTestFinished(streams.close)
  return { streams, hear: (hint: Hint) => hear(hint) }
}
