import { cutText } from '@panel/contract/rules/cut'
import { messageLength } from '@panel/contract/rules/limits'
import { ApiError } from '../../../api/api-error'
import { cleanText } from '../../../api/clean-text'
import type { LocalDraft } from '../draft-storage'
import type { Event } from './event'
import { isBusySending } from './sent-state'
import type { Draft, DraftState, State } from './state'
import { change, run, type Step } from './step'

const saveAfter = 800
const retryDelay = 5_000
/** A text is compared with earlier messages after a pause in typing. Milliseconds. */
const compareAfter = 700

/** The text as the server stores it. */
const onServer = ({ text }: Draft) => cutText(cleanText(text), messageLength * 2)

const isUnsaved = ({ draft }: State) => onServer(draft) !== draft.saved

/** Stores the typed text: at once in the browser, and shortly after on the server. */
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
      return handleSaved(step, event.at)
    case 'draft not saved':
      return handleUnsaved(step, event.error)
    case 'draft elsewhere':
      return followOtherTab(step, event.before, event.after)
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
  if (text === draft.text || step.state.sending.phase === 'sending') return
  const isAsSaved = text === '' && draft.saved === ''
  update(step, { text, state: { status: isAsSaved ? 'empty' : 'typing' } })
  storeLocally(step, false)
  schedule(step, saveAfter, true)
  run(step, { do: 'start timer', timer: 'compare', after: compareAfter })
}

function storeLocally(step: Step, isSaved: boolean) {
  run(step, { do: 'store draft', draft: localDraft(step, isSaved) })
}

/** Another tab can have stored a newer text, of which this one has not heard yet. */
function updateStored(step: Step, isSaved: boolean) {
  run(step, { do: 'update stored draft', draft: localDraft(step, isSaved) })
}

function localDraft({ state, moment }: Step, isSaved: boolean): LocalDraft {
  const { text, lastSubmitted } = state.draft
  return { text, at: moment.server, isSaved, ...(lastSubmitted === undefined ? {} : { lastSubmitted }) }
}

function schedule(step: Step, after: number, isTyped: boolean) {
  update(step, { isTyped })
  run(step, { do: 'start timer', timer: 'save draft', after })
}

/**
 * Saves the draft, unless a save is in progress: two requests could arrive in reverse order. Does not save during a send: the sent text
 * would return as a draft.
 */
function save(step: Step, isTyped: boolean) {
  run(step, { do: 'stop timer', timer: 'save draft' })
  const { draft } = step.state
  if (draft.saving !== null || isBusySending(step.state) || !isUnsaved(step.state)) return
  const text = onServer(draft)
  update(step, { saving: text, lastSubmitted: text })
  if (draft.text !== '') {
    updateStored(step, false)
    update(step, { state: { status: 'saving' } })
  }
  run(step, { do: 'save draft', text, isTyped, isPageClosing: false })
}

function handleSaved(step: Step, at: number | null) {
  const saved = step.state.draft.saving
  if (saved === null) return
  update(step, { saved, saving: null })
  if (!step.state.isOpen) {
    // The draft was deleted when the chat was left: delete it in this browser too.
    if (saved === '') updateStored(step, true)
    // The text was changed or deleted while it was being saved. The page is still there, so the answer of this save is handled too.
    return save(step, true)
  }
  const { text } = step.state.draft
  // The text was sent or changed while it was being saved: save again.
  if (isUnsaved(step.state)) return schedule(step, text === '' ? 0 : saveAfter, true)
  updateStored(step, true)
  update(step, { state: at !== null && text !== '' ? { status: 'saved', at } : { status: 'empty' } })
}

function handleUnsaved(step: Step, error: unknown) {
  update(step, { saved: null, saving: null })
  if (!step.state.isOpen) return
  if (step.state.draft.text !== '') update(step, { state: { status: 'local' } })
  if (!isFinal(error)) schedule(step, retryDelay, false)
}

/** Another attempt would get the same error. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

function saveOnLeaving(step: Step) {
  if (!isUnsaved(step.state)) return
  run(step, { do: 'save draft', text: onServer(step.state.draft), isTyped: true, isPageClosing: true })
}

/** Replaces the text by the text that was typed in another tab, unless this tab has unsaved text. */
function followOtherTab(step: Step, before: LocalDraft | null, after: LocalDraft | null) {
  const { draft } = step.state
  if (isBusySending(step.state) || (draft.text !== before?.text && isUnsaved(step.state))) return
  update(step, { text: after?.text ?? '' })
  if (!after || after.isSaved) update(step, { saved: onServer(step.state.draft) })
  update(step, { state: stateElsewhere(after) })
  // The other tab saves it. If that fails, this tab does.
  if (isUnsaved(step.state)) schedule(step, retryDelay, false)
  else run(step, { do: 'stop timer', timer: 'save draft' })
}

function stateElsewhere(draft: LocalDraft | null): DraftState {
  if (!draft?.text) return { status: 'empty' }
  return draft.isSaved ? { status: 'saved', at: draft.at } : { status: 'typing' }
}

/** Called while the text is being sent: the sent text must not be saved as a draft. */
export function stopSavingDraft(step: Step) {
  run(step, { do: 'stop timer', timer: 'save draft' })
}

/** Called when the text was not sent: it is saved as a draft again. */
export function resumeSavingDraft(step: Step) {
  if (step.state.isOpen && isUnsaved(step.state)) schedule(step, saveAfter, true)
}

/** The message was sent, and the server has deleted the draft. A save that is still in progress is undone when it ends. */
export function forgetDraft(step: Step) {
  update(step, { text: '', saved: '', lastSubmitted: '', state: { status: 'empty' } })
  change(step, { compared: '' })
  storeLocally(step, true)
}

/** Deletes the draft, in the browser and on the server. */
export function discardDraft(step: Step) {
  update(step, { text: '', state: { status: 'empty' } })
  change(step, { compared: '' })
  storeLocally(step, false)
  save(step, true)
}
