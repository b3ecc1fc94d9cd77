import type { KeyboardEvent, ReactNode } from 'react'
import { savesField } from '../../../ui/fields/save-keys'

type Props = {
  className?: string | undefined
  onSave: () => void
  /** Saves and goes on to the next field. Without it, Tab only saves. */
  onSaveAndGoOn?: (() => void) | null
  onCancel: () => void
  children: ReactNode
}

/**
 * The form of a value that is edited in its place. Enter saves it, as Ctrl+Enter does in every form, and returns to the editor. Tab saves
 * it and goes on, Escape cancels.
 */
export function InPlaceForm({ className, onSave, onSaveAndGoOn, onCancel, children }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
    else if (savesField(event)) onSave()
    else if (goesOn(event)) (onSaveAndGoOn ?? onSave)()
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

/** Tab in a field. In a date that is not complete it goes to the next part of the date. */
function goesOn({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (key !== 'Tab' || ctrlKey || metaKey || altKey || shiftKey) return false
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !target.validity.badInput
}
