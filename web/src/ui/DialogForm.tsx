import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import { Dialog, type DialogProps } from './Dialog'
import { useDialogModEnter } from './dialog-keys'
import { Keys } from './Keys'
import { shortcutOf } from './keys'
import { Notice } from './Notice'

type Props = Omit<DialogProps, 'foot' | 'isBusy' | 'hasNoCross'> & {
  /** What the button that confirms says. */
  confirm: string
  isDanger?: boolean
  /** What is printed on that button: Enter alone too, where no field takes it. */
  confirmKeys?: 'enter' | 'mod+enter'
  onConfirm: () => void
  /** Why it can't be confirmed now. */
  blocked?: string | false | null
  /** The call is on its way: it can't be closed, unless `notice` says that it waits. */
  isBusy: boolean
  /** Why it was refused; null when it was not. A field's own error stands at the field. */
  error: ReactNode
  /** What goes on while it is not known whether the call arrived. */
  notice?: ReactNode
}

/** A dialog that asks and confirms: Ctrl+Enter or Cmd+Enter confirms from anywhere in it, Escape cancels. */
export function DialogForm(props: Props) {
  const { confirm, confirmKeys = 'mod+enter', isDanger, onConfirm, blocked, ...others } = props
  const { isBusy, error, notice, children, ...dialog } = others
  const { t } = useTranslation()
  const formId = useId()
  const press = () => {
    if (!isBusy && !blocked) onConfirm()
  }
  useDialogModEnter(dialog.isOpen ? press : null)
  return (
    <Dialog
      {...dialog}
      isBusy={isBusy && !notice}
      foot={
        <>
          <Button
            blocked={isBusy && !notice && t('dialog.busy')}
            aria-keyshortcuts="Escape"
            // Of a warning, the way out: Enter alone must not do what cannot be undone.
            data-autofocus={dialog.isAlert}
            onClick={dialog.onClose}
          >
            {t('dialog.cancel')}
            <Keys keys="esc" />
          </Button>
          <Button
            type="submit"
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
        {error && (
          <Notice tone="bad" icon={IconAlertCircle} role="alert">
            {error}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
