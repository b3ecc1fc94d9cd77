import type { ComponentProps } from 'react'
import { TextAreaField } from '../../../ui/fields/TextAreaField'
import type { UnsavedWords } from './unsaved-words'

type Props = Omit<ComponentProps<typeof TextAreaField>, 'value' | 'onChange'> & { words: UnsavedWords }

/** A text field of a form or a dialog whose text is kept until it is saved. */
export const WordsField = ({ words, ...field }: Props) => (
  <TextAreaField {...field} value={words.text} onChange={(event) => words.set(event.target.value)} />
)
