import type { TFunction } from 'i18next'
import { leaveActions } from '../../features/answering/leave-actions'
import { focusIn } from '../../features/answering/machine/focus'
import { isIgnored } from '../../features/answering/machine/opening'
import { isBusySending, isSeen } from '../../features/answering/machine/sent-state'
import { sendAndNext, sendAndStay } from '../../features/answering/sender-actions'
import { type OfferedAction, offer } from '../../ui/actions/actions'
import { giveReason, ownWords } from '../../ui/words/reasons'
import type { Play } from './play'

export const keys = [
  'a',
  ' ',
  '1',
  '2',
  '3',
  '9',
  'S',
  'I',
  'M',
  'mod+enter',
  'mod+shift+enter',
  'enter',
  'esc',
] as const
export type PressedKey = (typeof keys)[number]

// The cast: the tests do not read the texts.
const t = ((key: string) => key) as unknown as TFunction
const reasons = ['language', 'topic', ownWords]

/** Handles a key as the screen does: in the editor, in a dialog, or by an offered action. */
export function makeKeyboard(play: Play) {
  let isInEditor = true
  let chosen: string | null = null

  function offered(): OfferedAction[] {
    const state = play.state()
    const send = (next?: 'reply') => play.dispatch({ type: 'send', next, exclude: [] })
    const sender = {
      queue: state.chat.queue,
      isBusy: isBusySending(state),
      isExtra: state.turn === 'extra_reply',
      isSeen: () => isSeen(state, play.elapsed()),
      send: (next?: unknown) => send(next === undefined ? undefined : 'reply'),
    }
    const leave = {
      isSending: isBusySending(state),
      nothingWaits: false,
      isHandedOver: false,
      isAsked: false,
      begin: (kind: keyof typeof leaveActions) => play.dispatch({ type: 'ask to leave', kind }),
    }
    const { skip, ignore, handover } = leaveActions
    return [
      offer(t, sendAndNext, sender),
      offer(t, sendAndStay, sender),
      ...[skip, ignore, handover].map((action) => offer(t, action, leave)),
    ]
  }

  function pressInDialog(key: PressedKey) {
    const { dialog } = play.state().leaving
    if (key === 'esc') return play.dispatch({ type: play.state().unsent ? 'stay' : 'close dialog' })
    if (play.state().unsent || dialog?.kind !== 'skip') return
    // A digit only chooses.
    if (/^\d$/.test(key)) chosen = reasons[Number(key) - 1] ?? ownWords
    else if (dialog.step === 'reason' && (key === 'enter' || key === 'mod+enter')) {
      const reason = giveReason(chosen, chosen === ownWords ? 'Because' : '')
      if (reason) play.dispatch({ type: 'give reason', reason })
    } else if (key === 'mod+enter') play.dispatch({ type: 'send instead', exclude: [] })
  }

  return (key: PressedKey) => {
    const place = focusIn(play.state())
    const isLetter = key.length === 1
    if (place === 'elsewhere') return
    play.input()
    if (place === 'dialog') return pressInDialog(key)
    if (place === 'question' && (key === 'esc' || isLetter)) play.dispatch({ type: 'edit' })
    const isText = place !== 'lock' && isInEditor && (isLetter || key === 'enter')
    if (isIgnored(play.state(), isText ? 'text' : 'command')) return
    if (isText) return play.dispatch({ type: 'type', text: play.state().draft.text + key })
    if (key === 'esc') {
      isInEditor = !isInEditor
      return play.dispatch({ type: 'leave editor' })
    }
    const pressed = place === 'lock' ? undefined : offered().find((action) => action.key === key)
    if (pressed && !pressed.blocked && pressed.isKeyMeant()) pressed.run?.()
  }
}
