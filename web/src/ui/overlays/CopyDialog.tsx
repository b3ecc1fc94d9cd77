import type { ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenKeys } from '../actions/Keys'
import { TextAreaField } from '../fields/TextAreaField'
import { Dialog } from './Dialog'

type Props = { text: string; onCopied: () => void; onClose: () => void }

/** A text that the browser did not let the panel copy, selected for the keys. It closes when it has been copied. */
export function CopyDialog({ text, onCopied, onClose }: Props) {
  const { t } = useTranslation()
  const copied = (event: ClipboardEvent) => {
    // The whole text as it is, whatever is selected of the field.
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
    onCopied()
    onClose()
  }
  return (
    <Dialog isOpen title={t('copy_yourself.title')} onClose={onClose}>
      <p>{t('copy_yourself.text', { keys: spokenKeys('mod+C') })}</p>
      <TextAreaField
        data-autofocus
        readOnly
        label={t('copy_yourself.field')}
        rows={Math.min(8, text.split('\n').length + 1)}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onCopy={copied}
      />
    </Dialog>
  )
}
