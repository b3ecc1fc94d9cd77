import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import { Keys } from './Keys'
import { useCopy } from './use-copy'

type Props = {
  text: string
  label?: string
  size?: 'small' | 'big'
  /** The key that also copies; the button shows it. */
  keys?: string
  /** It gets the focus, also in a dialog that opens. */
  hasFocus?: boolean
  onCopied?: (() => void) | undefined
}

export function CopyButton({ text, label, size = 'small', keys, hasFocus, onCopied }: Props) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  const Icon = isCopied ? IconCheck : IconCopy

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { copy, dialog } = useCopy()
  const showCopied = () => {
    setIsCopied(true)
    onCopied?.()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsCopied(false), 2_000)
  }

  return (
    <>
      <Button
        size={size}
        aria-keyshortcuts={keys}
        aria-live="polite"
        autoFocus={hasFocus}
        data-autofocus={hasFocus || undefined}
        onClick={() => copy(text, showCopied)}
      >
        <Icon size={14} stroke={1.75} aria-hidden="true" />
        {isCopied ? t('copied') : (label ?? t('copy'))}
        {keys && <Keys keys={keys} />}
      </Button>
      {dialog}
    </>
  )
}
