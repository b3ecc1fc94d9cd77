import { Fragment, type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import hidden from '../../../ui/text.module.css'
import styles from './CodeBoxes.module.css'
import { codeLength, isComplete, withDigits } from './code'

type Props = {
  code: string
  onChange: (code: string) => void
  /** Called when the sixth digit was entered. */
  onComplete: (code: string) => void
  isBusy: boolean
  /** Nobody has typed this code: the first digit begins another one. */
  isFilledIn?: boolean
}

/** Six boxes for the two-factor code. Paste and autofill work in each of them. */
export function CodeBoxes({ code, onChange, onComplete, isBusy, isFilledIn }: Props) {
  const { t } = useTranslation()
  const boxes = useRef<HTMLFieldSetElement>(null)

  const focus = (index: number) => {
    boxes.current?.querySelectorAll('input')[Math.max(0, Math.min(index, codeLength - 1))]?.focus()
  }
  const enter = (index: number, entered: string) => {
    const changed = withDigits(isFilledIn ? '' : code, index, entered)
    const count = entered.replace(/\D/g, '').length
    if (count === 0) return
    onChange(changed)
    focus(index + count)
    if (isComplete(changed)) onComplete(changed)
  }
  const onKeyDown = (index: number, event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') focus(index - 1)
    else if (event.key === 'ArrowRight') focus(index + 1)
    else if (event.key === 'Backspace' || event.key === 'Delete') {
      const at = event.key === 'Backspace' && !code[index]?.trim() ? index - 1 : index
      if (at >= 0) onChange(`${code.slice(0, at)} ${code.slice(at + 1)}`)
      focus(at)
    } else return
    event.preventDefault()
  }

  return (
    <fieldset className={styles.boxes} ref={boxes} aria-busy={isBusy}>
      <legend className={hidden.hidden}>{t('tfa.code')}</legend>
      {Array.from({ length: codeLength }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change places
        <Fragment key={index}>
          {index === 3 && <i className={styles.dash} aria-hidden="true" />}
          <input
            className={styles.box}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={t('tfa.digit', { number: index + 1 })}
            value={code[index]?.trim() ?? ''}
            readOnly={isBusy}
            // biome-ignore lint/a11y/noAutofocus: the code is the only thing this page asks for
            autoFocus={index === 0}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => onKeyDown(index, event)}
            onPaste={(event) => {
              event.preventDefault()
              const pasted = event.clipboardData.getData('text')
              enter(pasted.replace(/\D/g, '').length >= codeLength ? 0 : index, pasted)
            }}
            onChange={(event) => {
              const { value } = event.target
              const old = code[index]?.trim() ?? ''
              enter(index, value.length === 2 && old ? value.replace(old, '') || old : value)
            }}
          />
        </Fragment>
      ))}
    </fieldset>
  )
}
