import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { isPressed, isTyping, pressedKey } from '../../../ui/actions/keys'
import { useListener } from '../../../ui/use-listener'
import styles from './StepCard.module.css'
import { type Step, steps } from './steps'

type Props = {
  /** The panel of two-factor has its own title and buttons. */
  step: Exclude<Step, 'two_factor'>
  /** The error of the last attempt, above the fields. */
  error?: ReactNode
  isBusy?: boolean
  /** Why the step cannot be finished now: the button says it. */
  blocked?: string | false
  /** Whether a field lacks something: it says so once somebody has tried. */
  isIncomplete?: boolean
  /** The text of the main button, when it does something before the step is finished. */
  action?: string | false | undefined
  onContinue: () => void
  onBack?: (() => void) | undefined
  onLater?: (() => void) | undefined
  /** A function is told whether somebody has tried to finish the incomplete step. */
  children: ReactNode | ((isTried: boolean) => ReactNode)
}

/** The card of a step with its buttons. Ctrl+Enter continues, Escape goes back, L puts the step off. */
export function StepCard(props: Props) {
  const { step, error, isBusy, blocked, isIncomplete, action, onContinue, onBack, onLater, children } = props
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [isTried, setTried] = useState(false)
  useListener('keydown', (event) => {
    if (event.defaultPrevented || isBusy) return
    if (pressedKey(event, 'mod+enter')) form.current?.requestSubmit()
    else if (event.key === 'Escape' && onBack) onBack()
    else if (onLater && !isTyping(event.target) && isPressed(event, 'L')) onLater()
    else return
    event.preventDefault()
  })

  return (
    <form
      ref={form}
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (blocked || isBusy) return
        if (isIncomplete) setTried(true)
        else onContinue()
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <StepNumber step={step} />
          <h1>{t(`setup.${step}.title`)}</h1>
          <p className={styles.text}>{t(`setup.${step}.text`)}</p>
        </div>
        {error}
        {typeof children === 'function' ? children(isTried) : children}
      </div>
      <div className={styles.buttons}>
        {onBack && (
          <Button onClick={onBack} aria-keyshortcuts="Escape">
            {t('setup.back')} <Keys keys="esc" />
          </Button>
        )}
        <span className={styles.space} />
        {onLater && (
          <Button look="quiet" onClick={onLater} aria-keyshortcuts="L">
            {t('setup.later')} <Keys keys="L" />
          </Button>
        )}
        <Button
          type="submit"
          look="primary"
          isBusy={isBusy ?? false}
          blocked={blocked ?? false}
          aria-keyshortcuts="Control+Enter"
        >
          {action || t('setup.continue')} <Keys keys="mod+enter" onAccent />
        </Button>
      </div>
    </form>
  )
}

export function StepNumber({ step }: { step: Step }) {
  const { t } = useTranslation()
  return (
    <p className={styles.number}>
      {t('setup.step_of', { step: steps.indexOf(step) + 1, all: steps.length })}
    </p>
  )
}
