import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import styles from './RecoveryCodesPanel.module.css'

/** The ten recovery codes, shown once. */
export function RecoveryCodesPanel({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const [isSaved, setIsSaved] = useState(false)
  const text = `${codes.join('\n')}\n`
  return (
    <>
      <h1>{t('recovery_codes.title')}</h1>
      <p>{t('recovery_codes.text')}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <CopyButton text={text} />
        <a
          className={buttonClass({ size: 'small' })}
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <IconDownload size={14} stroke={1.75} aria-hidden="true" />
          {t('recovery_codes.download')}
        </a>
      </div>
      <label className={styles.saved}>
        <input type="checkbox" checked={isSaved} onChange={(event) => setIsSaved(event.target.checked)} />
        {t('recovery_codes.saved')}
      </label>
      <Button look="primary" isBlock blocked={!isSaved && t('recovery_codes.save_first')} onClick={onDone}>
        {t('recovery_codes.continue')}
      </Button>
    </>
  )
}
