import type { QueueName } from '@panel/contract/rules/enumerations'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { ApiError } from '../../api/api-error'
import { refuseUntilSilence } from '../../ui/actions/key-gate'
import { isTyping } from '../../ui/actions/keys'
import { setDefaultFocus } from '../../ui/actions/move-focus'
import { onInput } from '../../ui/fields/input'
import { conversationQuery, type Held, threadQuery } from '../conversations/thread/conversation-queries'
import { askBeforeLeaving, type Exit } from '../settings/drafts/unsent'
import { readStoredAttachment } from './attachment-storage'
import { localDraft } from './draft-storage'
import { ignoreKeys } from './ignored-keys'
import { begin, lastSentIn } from './machine/begin'
import { isIgnored, type Opening } from './machine/opening'
import { isSeen } from './machine/sent-state'
import { type EffectContext, perform } from './perform'
import { momentNow, runMachine } from './run-machine'
import { readSkipped } from './skipped-conversations'

type Options = {
  client: QueryClient
  operatorId: number
  claimed: Held
  opening: Opening
  queue: QueueName
}

/** The machine of one conversation in hand, connected to the browser. It exists for one lease. */
export function makeAnsweringMachine({ client, operatorId, claimed, opening, queue }: Options) {
  const { id } = claimed.conversation
  const draft = localDraft(operatorId, id)
  const waiting = new Map<number, (may: boolean) => void>()
  const editor: RefObject<HTMLTextAreaElement | null> = { current: null }
  let openNext: EffectContext['openNext'] = () => {}
  let acceptKeys = () => {}
  let questions = 0

  const first = begin(
    {
      operatorId,
      claimed,
      queue,
      opening,
      thread: client.getQueryData(threadQuery(id).queryKey),
      localDraft: draft.read(),
      attachment: readStoredAttachment(operatorId, id, lastSentIn(claimed)),
      isVisible: document.visibilityState === 'visible',
    },
    momentNow(),
  )
  const context: EffectContext = {
    client,
    editor: () => editor.current,
    openNext: (next, isSent) => openNext(next, isSent),
    ignoreKeys(isOn) {
      acceptKeys()
      acceptKeys = isOn ? ignoreKeys((pressed) => isIgnored(store.getState(), pressed)) : () => {}
    },
    awaitSilence() {
      acceptKeys()
      const field = isTyping(document.activeElement) ? document.activeElement : null
      acceptKeys = refuseUntilSilence(({ target }) => target === field && target !== editor.current)
    },
    answer(question, may) {
      waiting.get(question)?.(may)
      waiting.delete(question)
    },
  }
  const { store, dispatch } = runMachine(first, (effect, dispatchEvent) =>
    perform(effect, first.chat, context, dispatchEvent),
  )

  const exclude = () => readSkipped(operatorId)
  /** Whether the operator may leave the conversation. Asks the operator if there is unsent text. */
  const mayLeave = (way: Exit) =>
    new Promise<boolean>((answer) => {
      waiting.set(++questions, answer)
      dispatch({ type: 'request exit', way, id: questions })
    })

  return {
    store,
    dispatch,
    mayLeave,
    send: (next?: QueueName) => dispatch({ type: 'send', next, exclude: exclude() }),
    sendAnyway: () => dispatch({ type: 'send anyway', exclude: exclude() }),
    sendInstead: () => dispatch({ type: 'send instead', exclude: exclude() }),
    reportAtEnd: (isAtEnd: boolean) => dispatch({ type: 'scroll', isAtEnd }),
    isSeen: () => isSeen(store.getState(), performance.now()),
    /** The field of the text. */
    editor,

    /** Starts to listen to events. @returns a function that stops listening and gives the conversation back */
    start(onNext: EffectContext['openNext']) {
      openNext = onNext
      const ends = [
        listen(globalThis, 'pagehide', () => dispatch({ type: 'page hides' })),
        listen(globalThis, 'online', () => dispatch({ type: 'online' })),
        draft.subscribe((after, before) => dispatch({ type: 'draft elsewhere', before, after })),
        listen(document, 'visibilitychange', () =>
          dispatch({ type: 'visibility', isVisible: document.visibilityState === 'visible' }),
        ),
        onInput((idle) => dispatch({ type: 'input', idle })),
        everySecond(() => dispatch({ type: 'tick' })),
        askBeforeLeaving(mayLeave),
        setDefaultFocus(() => editor.current),
        follow(new QueryObserver(client, conversationQuery(id)), ({ conversation, lease }) =>
          dispatch({ type: 'conversation', conversation, lease }),
        ),
        follow(new QueryObserver(client, threadQuery(id)), (thread) => dispatch({ type: 'thread', thread })),
        new QueryObserver(client, conversationQuery(id)).subscribe(({ error, isFetching }) => {
          if (error instanceof ApiError && error.code === 'conversation_not_found' && !isFetching)
            dispatch({ type: 'no conversation' })
        }),
      ]
      dispatch({ type: 'opened' })
      return () => {
        for (const end of ends) end()
        dispatch({ type: 'closed' })
      }
    },
  }
}

export type AnsweringMachine = ReturnType<typeof makeAnsweringMachine>

function listen(target: EventTarget, name: string, listener: (event: globalThis.Event) => void) {
  target.addEventListener(name, listener)
  return () => target.removeEventListener(name, listener)
}

type Observer<T> = {
  getCurrentResult: () => { data: T | undefined }
  subscribe: (listener: (result: { data: T | undefined }) => void) => () => void
}

/** Calls `onData` for each later change of the data. */
function follow<T>(observer: Observer<T>, onData: (data: T) => void) {
  let known = observer.getCurrentResult().data
  return observer.subscribe(({ data }) => {
    if (data === undefined || data === known) return
    known = data
    onData(data)
  })
}

function everySecond(tick: () => void) {
  const timer = setInterval(tick, 1_000)
  return () => clearInterval(timer)
}
