import { isBlank } from '@panel/contract/rules/blank'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useTypedInto } from '../../../ui/fields/use-typed-into'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import type { UnsavedWords } from './unsaved-words'
import { WordsField } from './WordsField'

type Props = {
  words: UnsavedWords
  title: string
  confirm: string
  isDanger?: boolean
  /** Says what the action does, above the field. */
  children: ReactNode
  /** The label of the field. */
  label: string
  maxLength: number
  /** The error of an empty field. */
  missing: string
  /** Performs the action with the trimmed words. When it has succeeded, they are forgotten and the dialog is closed. */
  act: (words: string) => Promise<unknown>
  failure: (error: Error) => ReactNode
  onClose: () => void
}

/** Asks for the words that an action needs, such as its reason. What is typed is kept until the action has succeeded. */
export function WordsDialog(props: Props) {
  const { words, label, maxLength, missing, act, failure, children, ...dialog } = props
  const [isSubmitted, setIsSubmitted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useTypedInto(field)
  const acting = useMutation({
    // Not in `onSuccess`: the action can change what the dialog is about, and with it where the words are kept.
    mutationFn: async (text: string) => {
      await act(text)
      words.forget()
    },
    onSuccess: dialog.onClose,
  })
  const isMissing = isBlank(words.text)
  const submit = () => {
    setIsSubmitted(true)
    if (isMissing) field.current?.focus()
    else acting.mutate(words.text.trim())
  }
  return (
    <DialogForm
      {...dialog}
      isOpen
      isBusy={acting.isPending}
      error={acting.error && failure(acting.error)}
      onConfirm={submit}
    >
      {children}
      <WordsField
        ref={field}
        words={words}
        label={label}
        maxLength={maxLength}
        required
        data-autofocus={!dialog.isDanger || undefined}
        error={isSubmitted && isMissing ? missing : null}
      />
    </DialogForm>
  )
}
