import { IconAlertTriangle, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { Dialog } from '../../../ui/overlays/Dialog'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { Notice } from '../../../ui/overlays/Notice'
import { RecoveryCodes } from '../sign-in/RecoveryCodes'
import styles from './AccountPage.module.css'
import { useAccountChange } from './account-query'
import { CodeField, codeBody, type EnteredCode, isEntered } from './CodeField'
import { refusalText } from './refusal'

type Props = { areCodesLocked: boolean; onClose: () => void }

/** Makes new recovery codes, and shows them once. */
export function RecoveryCodesDialog({ areCodesLocked, onClose }: Props) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<string[] | null>(null)
  const [entered, setEntered] = useState<EnteredCode>({
    way: areCodesLocked ? 'recovery_code' : 'code',
    text: '',
  })
  const renew = useAccountChange(
    () => call('POST /api/account/recovery-codes', { body: codeBody(entered) }),
    ({ recovery_codes }) => setCodes(recovery_codes),
  )
  if (codes) return <ShownOnce codes={codes} onClose={onClose} />
  return (
    <DialogForm
      isOpen
      title={t('account.new_recovery_codes')}
      confirm={t('account.new_codes')}
      confirmKeys="enter"
      isBusy={renew.isPending}
      error={refusalText(t, renew.error)}
      blocked={!isEntered(entered) && t('tfa.incomplete')}
      onConfirm={() => renew.mutate(undefined)}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <p>{t('account.new_codes_text')}</p>
        <CodeField
          entered={entered}
          onChange={setEntered}
          error={renew.error}
          isClosed={areCodesLocked}
          hasFocus
        />
      </div>
    </DialogForm>
  )
}

/** The new codes. Closing without having copied them asks once more. */
function ShownOnce({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation()
  const [isKept, setIsKept] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => (isKept || isAsking ? onClose() : setIsAsking(true))
  return (
    <Dialog
      isOpen
      title={t('account.new_recovery_codes')}
      onClose={close}
      foot={
        <Button
          look={isAsking && !isKept ? 'dangerSolid' : 'primary'}
          aria-keyshortcuts="Escape"
          onClick={close}
        >
          {t(isAsking && !isKept ? 'account.close_anyway' : 'dialog.close')}
          <Keys keys="esc" onAccent />
        </Button>
      }
    >
      <Notice tone="warn" icon={IconEyeOff}>
        {t('account.shown_once')}
      </Notice>
      <RecoveryCodes codes={codes} isNew onKept={() => setIsKept(true)} />
      {isAsking && !isKept && (
        <Notice tone="bad" icon={IconAlertTriangle} role="alert">
          {t('account.not_copied')}
        </Notice>
      )}
    </Dialog>
  )
}
