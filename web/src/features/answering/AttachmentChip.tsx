import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/Button'
import { useAction } from '../../ui/actions/use-action'
import { Notice } from '../../ui/overlays/Notice'
import type { useUpload } from '../conversations/photos/use-upload'
import styles from './AttachmentChip.module.css'
import { useAnswering, useAnsweringState } from './answering'
import { definitionOf } from './attachments/attachment'
import { removeAttachment } from './sender-actions'

type Props = { uploading: ReturnType<typeof useUpload> }

/** In the sender box: the chosen attachment, or the progress of an upload. */
export function AttachmentChip({ uploading }: Props) {
  const { t } = useTranslation()
  const { dispatch, editor } = useAnswering()
  const attachment = useAnsweringState((state) => state.attachment)
  const customer = useAnsweringState(({ conversation }) => conversation.customer.name)
  const { upload } = uploading
  const remove = () => {
    dispatch({ type: 'detach' })
    editor.current?.focus()
  }
  const removal = useAction(removeAttachment, attachment && { kind: attachment.kind, remove })?.title
  if (upload.phase === 'refused')
    return (
      <div className={styles.line}>
        <Notice
          tone="bad"
          icon={IconAlertTriangle}
          role="alert"
          actions={
            <Button size="small" onClick={uploading.end}>
              {t('attachment.dismiss')}
            </Button>
          }
        >
          {t(`upload.${upload.trouble}`)}
        </Notice>
      </div>
    )
  if (upload.phase === 'uploading')
    return (
      <div className={styles.line}>
        <div className={styles.chip}>
          <span>{t('upload.on_its_way')}</span>
          <progress value={upload.part} max={1} aria-label={t('upload.on_its_way')} />
          <Remove label={t('upload.cancel')} onClick={uploading.end} />
        </div>
      </div>
    )
  if (!attachment || !removal) return null
  const { Chip } = definitionOf(attachment.kind)
  return (
    <div className={styles.line}>
      <div className={styles.chip}>
        <Chip chosen={attachment} customer={customer} />
        <Remove label={removal} onClick={remove} />
      </div>
    </div>
  )
}

function Remove({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button look="quiet" size="small" isIcon aria-label={label} title={label} onClick={onClick}>
      <IconX size={16} stroke={1.75} aria-hidden="true" />
    </Button>
  )
}
