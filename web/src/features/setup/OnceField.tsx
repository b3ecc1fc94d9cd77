import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { OnceText } from '../../ui/OnceText'
import styles from './StepCard.module.css'

type Props = {
  label: string
  /** The key or secret while this page knows it. */
  text: string | null
  /** What it is, and that it is shown only now; or that it was shown before. */
  note: string
  /** The text of the button that replaces it. */
  another: string
  isBusy: boolean
  onAnother: () => void
  onCopied?: () => void
}

/** A key or a secret that is shown only now, and can be replaced if it was lost. */
export function OnceField({ label, text, note, another, isBusy, onAnother, onCopied }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.once}>
      <p className={styles.label}>{label}</p>
      {text && <OnceText key={text} text={text} onCopied={onCopied} />}
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
