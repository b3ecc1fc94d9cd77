import type { ComponentProps, KeyboardEvent } from 'react'
import { savesField } from '../../../ui/fields/save-keys'
import { TextAreaField } from '../../../ui/fields/TextAreaField'
import type { UnsavedWords } from './unsaved-words'

type Props = Omit<ComponentProps<typeof TextAreaField>, 'value' | 'onChange'> & {
  words: UnsavedWords
  /** A text of several paragraphs, in which Enter begins a new line. */
  hasLines?: boolean
}

/**
 * A text field of a form or a dialog whose text is kept until it is saved. Enter submits the form, Shift+Enter begins a new line. In a
 * warning, whose act cannot be undone, Enter begins one too: only the button and Ctrl+Enter confirm it.
 */
export const WordsField = ({ words, hasLines, ...field }: Props) => (
  <TextAreaField
    {...field}
    value={words.text}
    onChange={(event) => words.set(event.target.value)}
    onKeyDown={hasLines ? undefined : submitOnEnter}
  />
)

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { form } = event.currentTarget
  if (!form || !savesField(event) || form.closest('[role=alertdialog]')) return
  event.preventDefault()
  form.requestSubmit()
}
