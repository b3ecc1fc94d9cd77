import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/Dialog'
import { OptionList } from '../../ui/OptionList'
import { useAnswering } from './answering'
import { UnsentText } from './UnsentDialog'
import type { Leave } from './use-leaving'

type Props = {
  isOpen: boolean
  /** What is about to be done with text in the editor. */
  act: Leave['act']
  onStay: () => void
  onSend: () => void
  onDelete: () => void
  onClosed: () => void
}

/** With text, a photo or a gift that was not sent, three choices come first. Specification section 4. */
export function UnsentFirstDialog({ isOpen, act, onStay, onSend, onDelete, onClosed }: Props) {
  const { t } = useTranslation()
  const { draft } = useAnswering()
  return (
    <Dialog isAlert hasNoCross isOpen={isOpen} title={t('unsent.title')} onClose={onStay} onClosed={onClosed}>
      {draft.text().trim() !== '' && <UnsentText text={draft.text()} />}
      <OptionList
        options={[
          {
            isMain: true,
            title: t('unsent.back'),
            note: t('unsent.back_note'),
            keys: 'esc',
            onChoose: onStay,
          },
          { title: t('unsent.send'), note: t('unsent.send_note'), keys: '1', onChoose: onSend },
          {
            isDanger: true,
            title: t(`unsent.delete.${act}`),
            note: t('unsent.delete_note'),
            keys: '2',
            onChoose: onDelete,
          },
        ]}
      />
    </Dialog>
  )
}
