import type { KeyboardEvent, ReactNode } from 'react'

type Props = {
  className?: string | undefined
  /** Enter begins a new line of the text; only Ctrl+Enter saves. */
  hasLines?: boolean
  onSave: () => void
  onCancel: () => void
  children: ReactNode
}

/** The form of a value that is edited in its place. Enter saves it, as Ctrl+Enter does in every form, and Escape cancels. */
export function InPlaceForm({ className, hasLines, onSave, onCancel, children }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (event.key === 'Escape') onCancel()
    else if (event.key === 'Enter' && isField && !hasLines && !isModified) onSave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <form
      className={className}
      style={className ? undefined : { display: 'contents' }}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      {children}
    </form>
  )
}
