import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/actions/Button'
import { CopyButton } from '../../../ui/actions/CopyButton'
import styles from './RecoveryCodesPanel.module.css'

type Props = {
  codes: string[]
  /** The codes replace earlier ones. */
  isNew?: boolean
  /** Called when the codes were copied or downloaded. */
  onKept?: () => void
}

/** Recovery codes, to copy or download. */
export function RecoveryCodes({ codes, isNew, onKept }: Props) {
  const { t } = useTranslation()
  const text = `${codes.join('\n')}\n`
  return (
    <>
      <ol className={isNew ? `${styles.codes} ${styles.new}` : styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <CopyButton text={text} {...(onKept && { onCopied: onKept })} />
        <a
          className={buttonClass({ size: 'small' })}
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          onClick={onKept}
        >
          <IconDownload size={14} stroke={1.75} aria-hidden="true" />
          {t('recovery_codes.download')}
        </a>
      </div>
    </>
  )
}
