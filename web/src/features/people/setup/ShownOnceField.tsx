import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { ShownOnceText } from '../../../ui/words/ShownOnceText'
import styles from './StepCard.module.css'

type Props = {
  label: string
  /** The key or secret; null if this page did not make it. */
  text: string | null
  /** What the secret is for, or that it was shown before. */
  note: string
  /** The text of the button that makes another one. */
  another: string
  isBusy: boolean
  onAnother: () => void
  onCopied?: () => void
}

/** A key or a secret that is shown only once, and can be replaced if it was lost. */
export function ShownOnceField({ label, text, note, another, isBusy, onAnother, onCopied }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.once}>
      <p className={styles.label}>{label}</p>
      {text && <ShownOnceText key={text} text={text} onCopied={onCopied} />}
      <p className={styles.onceNote}>
        <span role="status">
          {text && <strong>{t('setup.shown_now')}</strong>} {note}
        </span>
        <Button size="small" isBusy={isBusy} onClick={onAnother}>
          {another}
        </Button>
      </p>
    </div>
  )
}
