import type { ServerResponse } from 'node:http'
import {
  hears,
  heartbeatInterval,
  type LiveEvent,
  type Topic,
  type TopicHint,
  type TopicName,
  topics,
} from '@panel/contract'
import type { Db } from '../../../platform/database.ts'
import type { Live } from '../../../platform/live.ts'
import { findEndedSessions } from './ended-sessions.ts'

type Stream = {
  response: ServerResponse
  /** Who opened it, with the rights of that moment: when they change, the stream opens again. */
  operator: { id: number; sessionId: number; assignedLevelId: number; rights: readonly string[] }
  /** Conversations that are shown without a lease. */
  watched: ReadonlySet<number> | undefined
}

/** Milliseconds over which pages refresh after the connection to the database was lost. */
const catchUpWithin = 5_000
/** Milliseconds within which a session that ended without a hint, such as by idleness, is noticed. */
const sessionCheck = 4_000
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
  /** The topics that were sent a moment ago, and whether they have changed again since. */
  const paced = new Map<TopicName, { timer: NodeJS.Timeout; hasChanged: boolean }>()
  let isClosed = false

  const stopListening = live.listen((hint) => {
    switch (hint.topic) {
      case 'deliveries':
        return
      case 'missed':
        return streams.forEach(catchUp)
      case 'conversation':
      case 'typing':
        for (const stream of streams)
          if (hint.operatorId === stream.operator.id || stream.watched?.has(hint.id))
            sendEvent(stream, { topic: hint.topic, id: hint.id })
        return
      case 'rights':
        for (const stream of streams)
          if (
            hint.levelId === stream.operator.assignedLevelId ||
            hint.sessionId === stream.operator.sessionId
          )
            reopen(stream)
        return
      case 'session':
        for (const stream of streams)
          if (hint.sessionId === stream.operator.sessionId || hint.operatorId === stream.operator.id)
            end(stream)
        return
      default:
        sendTopic(hint)
    }
  })

  /** Sends a hint to those who hear it; what changes all the time at once, and then once per interval. */
  function sendTopic(hint: TopicHint) {
    const { topic } = hint
    const before = paced.get(topic)
    if (before) {
      before.hasChanged = true
      return
    }
    const text = textOf({ topic })
    for (const stream of streams) if (hears(stream.operator, hint)) write(stream, text)
    // What a stream gets depends on the rights that its operator had.
    if (topic === 'operator')
      for (const stream of streams) if (stream.operator.id === hint.operatorId) reopen(stream)
    const { atMostEvery }: Topic = topics[topic]
    if (atMostEvery !== undefined) pace(hint, atMostEvery)
  }

  /** Keeps what changes meanwhile, and sends it as one hint afterwards. */
  function pace(hint: TopicHint, milliseconds: number) {
    const timer = setTimeout(() => {
      const { hasChanged } = paced.get(hint.topic) ?? {}
      paced.delete(hint.topic)
      if (hasChanged) sendTopic(hint)
    }, milliseconds)
    paced.set(hint.topic, { timer, hasChanged: false })
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
    const own = [...streams.values().filter((stream) => stream.operator.id === operatorId)]
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
      ...new Set(streams.values().map(({ operator }) => operator.sessionId)),
    ]).catch(() => new Set())
    for (const stream of streams) if (ended.has(stream.operator.sessionId)) end(stream)
  }, sessionCheck)

  return {
    add(stream: Stream) {
      // The client disconnected, or the node stopped, while the rights were being looked up.
      if (isClosed || stream.response.destroyed) return void stream.response.end()
      makeRoom(stream.operator.id)
      streams.add(stream)
      stream.response.on('close', () => streams.delete(stream))
      write(stream, retryLine() + textOf({ topic: 'ready' }))
    },
    /** Ends all streams. Browsers reconnect to another node, or to this one when it is back. */
    async close() {
      isClosed = true
      stopListening()
      for (const { timer } of paced.values()) clearTimeout(timer)
      clearInterval(heartbeat)
      clearInterval(check)
      for (const stream of streams) stream.response.end(`${retryLine()}\n`)
      streams.clear()
    },
  }
}

const textOf = (event: LiveEvent) => `data: ${JSON.stringify(event)}\n\n`
