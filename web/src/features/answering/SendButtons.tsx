import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Keys } from '../../ui/Keys'
import styles from './SenderForm.module.css'

type Props = { isBusy: boolean; isExtra: boolean; onStay: () => void }

/** Sends and stays, or sends and goes on to the next chat: the second is the form's own. */
export function SendButtons({ isBusy, isExtra, onStay }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Button
        size="big"
        aria-keyshortcuts="Control+Shift+Enter"
        blocked={isBusy && t('sender.being_sent')}
        onClick={onStay}
      >
        {t(isExtra ? 'sender.send_extra' : 'sender.send')}
        <Keys keys="mod+shift+enter" className={styles.stayKeys} />
      </Button>
      <Button type="submit" size="big" look="primary" aria-keyshortcuts="Control+Enter" isBusy={isBusy}>
        {t(isExtra ? 'sender.send_extra_and_next' : 'sender.send_and_next')}
        <Keys keys="mod+enter" onAccent />
      </Button>
    </>
  )
}
