import { messageLength } from '@panel/contract/limits'
import { ApiError } from '../../../api/api-error'
import { cleanText } from '../../../api/clean-text'
import type { LocalDraft } from '../draft-storage'
import type { Event } from './event'
import { isBusySending } from './sent-state'
import type { Draft, DraftState, State } from './state'
import { change, run, type Step } from './step'

const saveAfter = 800
const tryAgainAfter = 5_000
/** A text is compared once the operator has paused for so many milliseconds. */
const compareAfter = 700

/** The text as the server keeps it. */
const onServer = ({ text }: Draft) => cleanText(text).slice(0, messageLength * 2)

const isUnsaved = ({ draft }: State) => onServer(draft) !== draft.saved

/** What is typed: in this browser at once, on the server soon after. */
export function stepDraft(step: Step, event: Event) {
  switch (event.type) {
    case 'opened':
      if (isUnsaved(step.state)) schedule(step, saveAfter, false)
      return
    case 'type':
      return typeText(step, event.text)
    case 'leave editor':
      return save(step, true)
    case 'timer':
      if (event.timer === 'save draft') save(step, step.state.draft.isTyped)
      if (event.timer === 'compare') change(step, { compared: step.state.draft.text })
      return
    case 'draft saved':
      return noteSaved(step, event.at)
    case 'draft not saved':
      return noteUnsaved(step, event.error)
    case 'draft elsewhere':
      return follow(step, event.before, event.after)
    case 'delete draft':
      return discardDraft(step)
    case 'page hides':
      return saveOnLeaving(step)
    case 'closed':
      run(step, { do: 'stop timer', timer: 'save draft' }, { do: 'stop timer', timer: 'compare' })
      return saveOnLeaving(step)
    default:
  }
}

function update(step: Step, part: Partial<Draft>) {
  change(step, { draft: { ...step.state.draft, ...part } })
}

function typeText(step: Step, text: string) {
  const { draft } = step.state
  if (text === draft.text || isBusySending(step.state)) return
  const isAsSaved = text === '' && draft.saved === ''
  update(step, { text, state: { status: isAsSaved ? 'empty' : 'typing' } })
  mirror(step, false)
  schedule(step, saveAfter, true)
  run(step, { do: 'start timer', timer: 'compare', after: compareAfter })
}

function mirror(step: Step, isSaved: boolean) {
  run(step, { do: 'keep draft', draft: localDraft(step, isSaved) })
}

function localDraft({ state, moment }: Step, isSaved: boolean): LocalDraft {
  const { text, asked } = state.draft
  return { text, at: moment.server, isSaved, ...(asked === undefined ? {} : { asked }) }
}

function schedule(step: Step, after: number, isTyped: boolean) {
  update(step, { isTyped })
  run(step, { do: 'start timer', timer: 'save draft', after })
}

/** One at a time: two that are under way could arrive in the other order. A save after a send would bring the text back. */
function save(step: Step, isTyped: boolean) {
  run(step, { do: 'stop timer', timer: 'save draft' })
  const { draft } = step.state
  if (draft.saving !== null || isBusySending(step.state) || !isUnsaved(step.state)) return
  const text = onServer(draft)
  update(step, { saving: text, asked: text })
  if (draft.text !== '') {
    mirror(step, false)
    update(step, { state: { status: 'saving' } })
  }
  run(step, { do: 'save draft', text, isTyped, outlives: false })
}

function noteSaved(step: Step, at: number | null) {
  const saved = step.state.draft.saving
  if (saved === null) return
  update(step, { saved, saving: null })
  if (!step.state.isOpen) {
    // Thrown away as the chat was left: this browser forgets it too.
    if (saved === '') run(step, { do: 'forget draft', draft: localDraft(step, true) })
    return saveOnLeaving(step)
  }
  const { text } = step.state.draft
  // What a send has overtaken is undone; else the typing has gone on.
  if (isUnsaved(step.state)) return schedule(step, text === '' ? 0 : saveAfter, true)
  mirror(step, true)
  update(step, { state: at !== null && text !== '' ? { status: 'saved', at } : { status: 'empty' } })
}

function noteUnsaved(step: Step, error: unknown) {
  update(step, { saved: null, saving: null })
  if (!step.state.isOpen) return
  if (step.state.draft.text !== '') update(step, { state: { status: 'local' } })
  if (!isFinal(error)) schedule(step, tryAgainAfter, false)
}

/** Asking again would bring the same refusal. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

function saveOnLeaving(step: Step) {
  if (!isUnsaved(step.state)) return
  run(step, { do: 'save draft', text: onServer(step.state.draft), isTyped: true, outlives: true })
}

/** Another tab of this browser shows the same conversation: what is typed there is here too, unless both type. */
function follow(step: Step, before: LocalDraft | null, after: LocalDraft | null) {
  const { draft } = step.state
  if (isBusySending(step.state) || (draft.text !== before?.text && isUnsaved(step.state))) return
  update(step, { text: after?.text ?? '' })
  if (!after || after.isSaved) update(step, { saved: onServer(step.state.draft) })
  update(step, { state: stateElsewhere(after) })
  // That tab saves it, unless it can't.
  if (isUnsaved(step.state)) schedule(step, tryAgainAfter, false)
  else run(step, { do: 'stop timer', timer: 'save draft' })
}

function stateElsewhere(draft: LocalDraft | null): DraftState {
  if (!draft?.text) return { status: 'empty' }
  return draft.isSaved ? { status: 'saved', at: draft.at } : { status: 'typing' }
}

/** The text is on its way to the customer. */
export function holdDraft(step: Step) {
  run(step, { do: 'stop timer', timer: 'save draft' })
}

/** It was not sent after all. */
export function releaseDraft(step: Step) {
  if (step.state.isOpen && isUnsaved(step.state)) schedule(step, saveAfter, true)
}

/** The server has sent the text, and forgotten its draft with it. A save that is still on its way is undone when it is over. */
export function forgetDraft(step: Step) {
  update(step, { text: '', saved: '', asked: '', state: { status: 'empty' } })
  change(step, { compared: '' })
  mirror(step, true)
}

/** The operator throws it away. */
export function discardDraft(step: Step) {
  update(step, { text: '', state: { status: 'empty' } })
  change(step, { compared: '' })
  mirror(step, false)
  save(step, true)
}
