import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../actions/Button'
import { Keys } from '../actions/Keys'
import { shortcutOf } from '../actions/keys'
import { Dialog, type DialogProps } from './Dialog'
import { useDialogModEnter } from './dialog-keys'
import { FailureNotice } from './FailureNotice'

type Props = Omit<DialogProps, 'foot' | 'isBusy' | 'hasNoCloseButton'> & {
  /** The text of the confirm button. */
  confirm: string
  /** The action cannot be undone: the dialog is also a warning. */
  isDanger?: boolean
  /** The key of the confirm button. Enter alone also confirms, except in fields that use Enter. */
  confirmKeys?: 'enter' | 'mod+enter'
  onConfirm: () => void
  /** The confirm button has the focus when the dialog opens, because the dialog has no field. */
  hasConfirmFocus?: boolean
  /** Why the dialog cannot be confirmed now. */
  blocked?: string | false | null
  /** The request is in progress: the dialog cannot be closed, unless `notice` is shown. */
  isBusy: boolean
  /** Why the request was refused, or null. A field's error is shown at the field. */
  error: ReactNode
  /** Shown while it is unknown whether the request arrived. */
  notice?: ReactNode
}

/** A dialog that asks and confirms: Ctrl+Enter or Cmd+Enter confirms from anywhere in it, Escape cancels. */
export function DialogForm(props: Props) {
  const {
    confirm,
    confirmKeys = 'mod+enter',
    isDanger,
    onConfirm,
    hasConfirmFocus,
    blocked,
    ...others
  } = props
  const { isBusy, error, notice, children, ...dialog } = others
  const isAlert = dialog.isAlert || isDanger
  const { t } = useTranslation()
  const formId = useId()
  const press = () => {
    if (!isBusy && !blocked) onConfirm()
  }
  useDialogModEnter(dialog.isOpen ? press : null)
  return (
    <Dialog
      {...dialog}
      isAlert={isAlert}
      isBusy={isBusy && !notice}
      foot={
        <>
          <Button
            blocked={isBusy && !notice && t('dialog.busy')}
            aria-keyshortcuts="Escape"
            // In a warning, Enter alone cancels, because the action cannot be undone.
            data-autofocus={isAlert}
            onClick={dialog.onClose}
          >
            {t('dialog.cancel')}
            <Keys keys="esc" />
          </Button>
          <Button
            type="submit"
            data-autofocus={hasConfirmFocus}
            form={formId}
            look={isDanger ? 'dangerSolid' : 'primary'}
            aria-keyshortcuts={shortcutOf(confirmKeys)}
            isBusy={isBusy}
            blocked={blocked}
          >
            {confirm}
            <Keys keys={confirmKeys} onAccent />
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault()
          press()
        }}
      >
        {children}
        {notice}
        {error && <FailureNotice>{error}</FailureNotice>}
      </form>
    </Dialog>
  )
}
