import { IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { CopyButton } from '../../../ui/actions/CopyButton'
import { Keys } from '../../../ui/actions/Keys'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { Dialog } from '../../../ui/overlays/Dialog'
import { Notice } from '../../../ui/overlays/Notice'
import { formatDate } from '../../../ui/words/dates'
import styles from './InviteFields.module.css'
import table from './PeopleTable.module.css'
import { useFieldWords } from './use-field-words'
import { linkAddress, type MadeLink } from './use-invitation'

type Props = { links: readonly MadeLink[]; onClose: () => void }

/** The links of people who were invited together. They are shown only once, so closing asks if they were not copied. */
export function LinksDialog({ links, onClose }: Props) {
  const { t } = useTranslation()
  const { label } = useFieldWords()
  const [isCopied, setIsCopied] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const isWarned = isAsked && !isCopied
  const close = () => {
    if (isCopied || isAsked) onClose()
    else setIsAsked(true)
  }
  // Rows that a spreadsheet reads when they are pasted.
  const copied = links
    .map((link) => [link.name, link.login ?? '', linkAddress(link)].map(inOneCell).join('\t'))
    .join('\n')
  const until = links[0]?.expires_at
  return (
    <Dialog
      isOpen
      isWide
      title={t('operators.many.links_title', { count: links.length })}
      onClose={close}
      foot={
        <Button look="primary" aria-keyshortcuts="Escape" onClick={close}>
          {t(isWarned ? 'operators.close_anyway' : 'operators.done')}
          <Keys keys="esc" onAccent />
        </Button>
      }
    >
      <Notice tone="warn" icon={IconEyeOff} role={isWarned ? 'alert' : 'note'}>
        {t(isWarned ? 'operators.many.links_not_copied' : 'operators.many.links_once')}
      </Notice>
      <div className={styles.list}>
        <CopyButton
          text={copied}
          label={t('operators.many.copy_all')}
          hasFocus
          onCopied={() => setIsCopied(true)}
        />
      </div>
      <ScrollRegion aria-label={t('operators.many.link')} className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{label('name')}</th>
              <th scope="col">{label('login')}</th>
              <th scope="col">{t('operators.many.link')}</th>
            </tr>
          </thead>
          <tbody>
            {links.map((link) => (
              <tr key={link.operator_id}>
                <td>{link.name}</td>
                <td>{link.login}</td>
                <td className={table.link}>{linkAddress(link)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {until && (
        <p className={styles.note}>{t('operators.link_until', { date: formatDate(until, 'short') })}</p>
      )}
    </Dialog>
  )
}

const inOneCell = (text: string) => text.replaceAll(/\s+/g, ' ')
