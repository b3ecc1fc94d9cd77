import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { InviteFields } from './InviteFields'
import styles from './InviteFields.module.css'
import { useFieldWords } from './use-field-words'
import { type MadeLink, useInvitation } from './use-invitation'

/** The fields whose values the dialog with the link repeats. */
const shownFields = ['login', 'level_id', 'team_id', 'languages', 'message_types', 'siteowner_ids'] as const

type Props = { onClose: () => void; onMade: (link: MadeLink) => void }

/** Invites an operator with a link, with which the operator chooses a password. */
export function InviteDialog({ onClose, onMade }: Props) {
  const { t } = useTranslation()
  const { label, format } = useFieldWords()
  const invitation = useInvitation((link) =>
    onMade({
      ...link,
      facts: shownFields.map((field) => [label(field), format(field, values[field]) || t('line.empty')]),
    }),
  )
  const { values } = invitation
  return (
    <DialogForm
      isOpen
      title={t('operators.invite_title')}
      confirm={t('operators.make_link')}
      isBusy={invitation.isBusy}
      error={invitation.error}
      blocked={invitation.blocked}
      onConfirm={invitation.make}
      onClose={onClose}
    >
      <p className={styles.note}>{t('operators.invite_text')}</p>
      <InviteFields invitation={invitation} />
    </DialogForm>
  )
}
