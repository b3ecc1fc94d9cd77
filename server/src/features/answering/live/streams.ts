import type { ServerResponse } from 'node:http'
import { heartbeatInterval, type LiveEvent } from '@panel/contract'
import type { Db } from '../../../platform/database.ts'
import type { Hint, Live } from '../../../platform/live.ts'
import { findEndedSessions } from './ended-sessions.ts'

type Stream = {
  response: ServerResponse
  operatorId: number
  sessionId: number
  levelId: number
  /** The operator handles message reports. */
  receivesReports: boolean
  /** The operator sees escalations or holds. */
  receivesHolds: boolean
  /** The operator edits profile sets. */
  receivesProfileSets: boolean
  /** The operator manages operators. */
  managesOperators: boolean
  /** Conversations that are shown without a lease. */
  watched: ReadonlySet<number> | undefined
  /** The operator writes profile texts. */
  receivesTexts: boolean
  /** The operator may list breaks. */
  receivesAway: boolean
}

/** Milliseconds over which pages refresh after the connection to the database was lost. */
const catchUpWithin = 5_000
/** Milliseconds within which a session that ended without a hint, such as by idleness, is noticed. */
const sessionCheck = 4_000
/** Minimum interval between two hints about the queues, in milliseconds: the queues change all the time. */
const queueHintInterval = 1_000
/** A stream whose reader has disappeared is closed when this many bytes wait for it. */
const maxUnread = 256 * 1024
/** Maximum number of streams of one operator: a browser has one for all tabs, or one per tab. The oldest ends first. */
export const maxStreams = 10
/** Milliseconds after which a browser reconnects; longer if its stream was replaced by a newer one. */
const reconnectAfter = { usual: 500, replaced: 60_000 }
/** Reconnections of all streams are spread: two milliseconds for each, up to some seconds. */
const spread = { each: 2, atMost: 3_500 }

/** The event streams of this node. */
export function openStreams(db: Db, live: Pick<Live, 'listen'>) {
  const streams = new Set<Stream>()
  let queueTimer: NodeJS.Timeout | undefined

  let queueChanged = false
  let isClosed = false

  const stopListening = live.listen((hint) => {
    if (hint.topic === 'queue') sendQueueHint()
    else if (hint.topic === 'missed') for (const stream of streams) catchUp(stream)
    else for (const stream of streams) sendHint(stream, hint)
  })

  /** Sends the hint at once when there was none for a while, otherwise once per interval. */
  function sendQueueHint() {
    queueChanged = true
    if (queueTimer) return
    queueChanged = false
    const text = textOf({ topic: 'queue' })
    for (const stream of streams) write(stream, text)
    queueTimer = setTimeout(() => {
      queueTimer = undefined
      if (queueChanged) sendQueueHint()
    }, queueHintInterval)
  }

  function sendHint(stream: Stream, hint: Hint) {
    if (
      hint.topic === 'conversation' &&
      (hint.operatorId === stream.operatorId || stream.watched?.has(hint.id))
    )
      sendEvent(stream, { topic: 'conversation', id: hint.id })
    if (hint.topic === 'away' && (stream.receivesAway || hint.operatorId === stream.operatorId))
      sendEvent(stream, { topic: 'away' })
    if (hint.topic === 'settings') sendEvent(stream, { topic: 'settings' })
    if (hint.topic === 'reports' && stream.receivesReports) sendEvent(stream, { topic: 'reports' })
    if (hint.topic === 'holds' && stream.receivesHolds) sendEvent(stream, { topic: 'holds' })
    if (hint.topic === 'locked_codes' && (stream.managesOperators || hint.operatorId === stream.operatorId))
      sendEvent(stream, { topic: 'locked_codes' })
    if (hint.topic === 'profile_sets' && stream.receivesProfileSets)
      sendEvent(stream, { topic: 'profile_sets' })
    if (hint.topic === 'profile_texts' && stream.receivesTexts) sendEvent(stream, { topic: 'profile_texts' })
    if (hint.topic === 'exports' && hint.operatorId === stream.operatorId)
      sendEvent(stream, { topic: 'exports' })
    if (hint.topic === 'welfare' && hint.operatorId === stream.operatorId)
      sendEvent(stream, { topic: 'welfare' })
    if (hint.topic === 'levels' && stream.managesOperators) sendEvent(stream, { topic: 'levels' })
    if (hint.topic === 'rights' && (hint.levelId === stream.levelId || hint.sessionId === stream.sessionId))
      reopen(stream)
    if (hint.topic === 'operator') sendOperatorHint(stream, hint.operatorId)
    if (
      hint.topic === 'session' &&
      (hint.sessionId === stream.sessionId || hint.operatorId === stream.operatorId)
    )
      end(stream)
  }

  /** The operator's own pages open a new stream, because the hints that a stream gets depend on the rights. */
  function sendOperatorHint(stream: Stream, operatorId: number) {
    if (stream.operatorId !== operatorId) {
      if (stream.managesOperators) sendEvent(stream, { topic: 'operator' })
      return
    }
    sendEvent(stream, { topic: 'operator' })
    reopen(stream)
  }

  /** The page refreshes everything, as with a new stream. Pages do so at different times. */
  function catchUp(stream: Stream) {
    setTimeout(
      () => streams.has(stream) && sendEvent(stream, { topic: 'ready' }),
      Math.random() * catchUpWithin,
    ).unref()
  }

  function sendEvent(stream: Stream, event: LiveEvent) {
    write(stream, textOf(event))
  }

  function write(stream: Stream, text: string) {
    if (stream.response.writableLength > maxUnread) stream.response.destroy()
    else stream.response.write(text)
  }

  /**
   * Tells the page that its session has ended. The page signs out and opens no other stream. Nothing more is sent: a slow
   * reader keeps the response open after its end.
   */
  function end(stream: Stream) {
    sendEvent(stream, { topic: 'session' })
    streams.delete(stream)
    stream.response.end()
  }

  /** Ends a stream that was opened with other rights. The browser opens a new one, and the page refreshes. */
  function reopen(stream: Stream) {
    streams.delete(stream)
    stream.response.end(`${retryLine()}\n`)
  }

  /** When the browser reconnects after the end of its stream, so that not all browsers do at the same moment. */
  const retryLine = (after = reconnectAfter.usual) =>
    `retry: ${Math.round(after + Math.random() * Math.min(streams.size * spread.each, spread.atMost))}\n`

  /** Ends the oldest streams of an operator to make room for one more. */
  function makeRoom(operatorId: number) {
    const own = [...streams.values().filter((stream) => stream.operatorId === operatorId)]
    for (const stream of own.slice(0, Math.max(0, own.length + 1 - maxStreams))) {
      streams.delete(stream)
      stream.response.end(`${retryLine(reconnectAfter.replaced)}\n`)
    }
  }

  const heartbeat = setInterval(() => {
    for (const stream of streams) write(stream, `${retryLine()}event: heartbeat\ndata:\n\n`)
  }, heartbeatInterval)

  const check = setInterval(async () => {
    const ended = await findEndedSessions(db, [
      ...new Set(streams.values().map(({ sessionId }) => sessionId)),
    ]).catch(() => new Set())
    for (const stream of streams) if (ended.has(stream.sessionId)) end(stream)
  }, sessionCheck)

  return {
    add(stream: Stream) {
      // The client disconnected, or the node stopped, while the rights were being looked up.
      if (isClosed || stream.response.destroyed) return void stream.response.end()
      makeRoom(stream.operatorId)
      streams.add(stream)
      stream.response.on('close', () => streams.delete(stream))
      write(stream, retryLine() + textOf({ topic: 'ready' }))
    },
    /** Ends all streams. Browsers reconnect to another node, or to this one when it is back. */
    async close() {
      isClosed = true
      stopListening()
      clearTimeout(queueTimer)
      clearInterval(heartbeat)
      clearInterval(check)
      for (const stream of streams) stream.response.end(`${retryLine()}\n`)
      streams.clear()
    },
  }
}

const textOf = (event: LiveEvent) => `data: ${JSON.stringify(event)}\n\n`
