import { isBlank } from '@panel/contract/rules/blank'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../ui/actions/Keys'
import { OptionList } from '../../ui/fields/OptionList'
import { Dialog } from '../../ui/overlays/Dialog'
import { FailureNotice } from '../../ui/overlays/FailureNotice'
import type { GivenReason } from '../../ui/words/reasons'
import { useReasons } from '../settings/use-reasons'
import { useAnswering, useAnsweringState } from './answering'
import type { LeaveDialogProps } from './leave-dialog'
import { UnsentText } from './UnsentDialog'
import styles from './UnsentDialog.module.css'

type Props = LeaveDialogProps & {
  /** Null while it is closed. */
  dialog: { reason: GivenReason } | null
}

/** The second question of a skip, if there is unsent text or an unsent attachment, with three choices. Specification section 4. */
export function UnsentSkipDialog(props: Props) {
  const { dialog, onClose, isBusy, error, notice } = props
  const { t } = useTranslation()
  const { read } = useReasons()
  const { dispatch, sendInstead } = useAnswering()
  const text = useAnsweringState(({ draft }) => draft.text)
  return (
    <Dialog
      isAlert
      hasNoCloseButton
      isOpen={dialog !== null}
      isBusy={isBusy && !notice}
      title={t('unsent.title')}
      step={t('dialog.step', { step: 2, steps: 2 })}
      onClose={onClose}
      onClosed={() => dispatch({ type: 'dialog closed' })}
    >
      {!isBlank(text) && <UnsentText text={text} />}
      <OptionList
        isBusy={isBusy}
        options={[
          {
            isMain: true,
            title: t('unsent.back'),
            note: t('unsent.back_note'),
            keys: 'esc',
            onChoose: onClose,
          },
          { title: t('unsent.send'), note: t('unsent.send_note'), keys: 'mod+enter', onChoose: sendInstead },
          {
            isDanger: true,
            title: t('unsent.delete'),
            note: t('unsent.delete_note', { reason: read(dialog?.reason ?? {}) }),
            onChoose: () => dispatch({ type: 'delete and skip' }),
          },
        ]}
      />
      {notice}
      {error && <FailureNotice>{error}</FailureNotice>}
      <p className={styles.hint}>
        <Keys keys="tab" /> {t('unsent.tab_moves')} <Keys keys="enter" /> {t('unsent.enter_presses')}
      </p>
    </Dialog>
  )
}
