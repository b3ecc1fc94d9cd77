import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { RecoveryCodes } from './RecoveryCodes'
import styles from './RecoveryCodesPanel.module.css'

/** The ten recovery codes, shown once. */
export function RecoveryCodesPanel({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const [isSaved, setIsSaved] = useState(false)
  return (
    <>
      <h1>{t('recovery_codes.title')}</h1>
      <p>{t('recovery_codes.text')}</p>
      <RecoveryCodes codes={codes} />
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
