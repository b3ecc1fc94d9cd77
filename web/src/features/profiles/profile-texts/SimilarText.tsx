import type { SimilarText as Found } from '@panel/contract'
import { IconCopyCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { Dialog } from '../../../ui/overlays/Dialog'
import { Notice } from '../../../ui/overlays/Notice'
import { formatDate, formatShare } from '../../../ui/words/dates'
import { SharedRunsText } from './SharedRunsText'
import styles from './TextBody.module.css'
import { openBoth } from './text-actions'

/** Shows that another text is like this one. It does not prevent anything. */
export function SimilarText({ body, similar }: { body: string; similar: Found }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { other, likeness } = similar
  const both = useAction(openBoth, other && { show: () => setIsOpen(true) })
  const share = formatShare(likeness)
  const title = other
    ? t('profile_texts.like', { share, name: other.profile_name, site: other.siteowner_name })
    : t('profile_texts.like_elsewhere', { share })
  return (
    <>
      <Notice
        tone="warn"
        icon={IconCopyCheck}
        role="status"
        actions={both && <ActionButton action={both} size="small" hasNoIcon />}
      >
        {title}
      </Notice>
      {other && (
        <Dialog isOpen={isOpen} title={title} onClose={() => setIsOpen(false)}>
          <div className={styles.both}>
            <section>
              <h3>{t('profile_texts.this_text')}</h3>
              <p>
                <SharedRunsText text={body} like={other.body} />
              </p>
            </section>
            <section>
              <h3>
                <bdi>{other.profile_name}</bdi>, <bdi>{other.title}</bdi>
              </h3>
              <p>
                <SharedRunsText text={other.body} like={body} />
              </p>
              <p className={styles.none}>
                {formatDate(other.written_at, 'dateOnly')}
                {other.writer?.name && `, ${t('profile_texts.by', { name: other.writer.name })}`}
              </p>
            </section>
          </div>
        </Dialog>
      )}
    </>
  )
}
