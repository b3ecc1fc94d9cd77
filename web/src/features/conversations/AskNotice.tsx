import { IconMessage2Plus } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Keys } from '../../ui/Keys'
import { Notice } from '../../ui/Notice'

type Props = {
  children: ReactNode
  /** What the button that sends says. */
  confirm: string
  /** Ctrl+Shift+Enter sends, since that is how the text was to be sent: without leaving the chat. */
  stays: boolean
  onConfirm: () => void
  editor: RefObject<HTMLTextAreaElement | null>
}

/** Asks, above the editor, whether a text that was held back is to be sent as it is. */
export function AskNotice({ children, confirm, stays, onConfirm, editor }: Props) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="info"
      icon={IconMessage2Plus}
      role="alert"
      actions={
        <>
          <Button size="small" aria-keyshortcuts="/" onClick={() => editor.current?.focus()}>
            {t('refusal.edit')}
            <Keys keys="/" />
          </Button>
          <Button size="small" onClick={onConfirm}>
            {confirm}
            <Keys keys={stays ? 'mod+shift+enter' : 'mod+enter'} />
          </Button>
        </>
      }
    >
      {children}
    </Notice>
  )
}
