import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../ui/actions/ActionButton'
import type { OfferedAction } from '../../ui/actions/actions'
import { Button } from '../../ui/actions/Button'
import { Keys } from '../../ui/actions/Keys'
import { shortcutOf } from '../../ui/actions/keys'
import styles from './SenderForm.module.css'

type Props = {
  next: OfferedAction
  stay: OfferedAction
  isBusy: boolean
  isExtra: boolean
}

/** The buttons `Send`, which stays in the chat, and `Send & next`, which submits the form. */
export function SendButtons({ next, stay, isBusy, isExtra }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <ActionButton action={stay} size="big" hasNoIcon keysClass={styles.stayKeys}>
        {t(isExtra ? 'sender.send_extra' : 'sender.send')}
      </ActionButton>
      <Button
        type="submit"
        size="big"
        look="primary"
        aria-keyshortcuts={next.key && shortcutOf(next.key)}
        isBusy={isBusy}
      >
        {next.title}
        <Keys keys={next.key} onAccent />
      </Button>
    </>
  )
}
