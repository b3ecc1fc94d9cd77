import { IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { Dialog } from '../../../ui/overlays/Dialog'
import { useDialogKeys } from '../../../ui/overlays/dialog-keys'
import { Notice } from '../../../ui/overlays/Notice'
import { formatDate } from '../../../ui/words/dates'
import { ShownOnceText } from '../../../ui/words/ShownOnceText'
import styles from './InviteFields.module.css'
import { SendLink } from './SendLink'
import { linkAddress, type MadeLink } from './use-invitation'

type Props = {
  link: MadeLink
  /** Opens the next invitation. */
  onAnother?: () => void
  onClose: () => void
}

/** The link of an invitation. It is shown only once, so closing asks for a confirmation if it was not copied. */
export function LinkDialog({ link, onAnother, onClose }: Props) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const leave = (go: () => void) => () => {
    if (isCopied || isAsked) go()
    else setIsAsked(true)
  }
  const close = leave(onClose)
  const another = onAnother && leave(onAnother)
  useDialogKeys(another ? [{ key: 'N', run: another }] : null)
  return (
    <Dialog
      isOpen
      title={t('operators.link_title', { name: link.name })}
      onClose={close}
      foot={
        <>
          {another && (
            <Button className={styles.another} aria-keyshortcuts="N" onClick={another}>
              {t('setup.invite.another')}
              <Keys keys="N" />
            </Button>
          )}
          <Button look="primary" aria-keyshortcuts="Escape" onClick={close}>
            {t(isAsked && !isCopied ? 'operators.close_anyway' : 'operators.done')}
            <Keys keys="esc" onAccent />
          </Button>
        </>
      }
    >
      <Notice tone="warn" icon={IconEyeOff} role={isAsked && !isCopied ? 'alert' : 'note'}>
        {t(isAsked && !isCopied ? 'operators.not_copied' : 'operators.link_once')}
      </Notice>
      <ShownOnceText text={linkAddress(link)} onCopied={() => setIsCopied(true)} />
      {link.facts && (
        <dl className={styles.facts}>
          {link.facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {link.can_send && <SendLink link={link} onSent={() => setIsCopied(true)} />}
      <p className={styles.note}>
        {t('operators.link_until', { date: formatDate(link.expires_at, 'short') })}.{' '}
        {t(link.can_send ? 'operators.link_give_or_send' : 'operators.link_give')}
      </p>
    </Dialog>
  )
}
