import type { CustomerProfile } from '@panel/contract'
import { alertLength } from '@panel/contract/rules/limits'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { useReturnedFocus } from '../../../ui/actions/move-focus'
import { useAction } from '../../../ui/actions/use-action'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { Notice } from '../../../ui/overlays/Notice'
import { formatDate } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import styles from './AlertBox.module.css'
import { editAlert } from './customer-actions'
import { NotSaved } from './NotSaved'

const editorPart = lazyPart(() => import('./AlertEditor'), 'idle')

/** The alert of a customer, which operators see first. It can be set, changed and removed here. */
export function AlertBox({ customer }: { customer: CustomerProfile }) {
  const [isOpen, setIsOpen] = useState(false)
  const words = useUnsavedWords('alert', customer.id, customer.alert ?? '')
  const focus = useReturnedFocus()
  const editor = useLazyPart(editorPart, isOpen)
  const close = () => {
    focus.returnFocus()
    setIsOpen(false)
  }
  const { title, run } = useAction(editAlert, {
    hasAlert: customer.alert !== null,
    open: () => setIsOpen(true),
  })
  if (!isOpen && customer.alert === null)
    return (
      <div className={styles.none} data-hide-on-phone>
        <LinkButton ref={focus.button} onClick={run}>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
          {title}
        </LinkButton>
        {words.isKept && <NotSaved text={words.text} onDiscard={words.forget} />}
      </div>
    )
  return (
    <div data-hide-on-phone>
      <Notice tone="warn" icon={IconAlertTriangle}>
        {isOpen && editor ? (
          <editor.AlertEditor customer={customer} words={words} maxLength={alertLength} onClose={close} />
        ) : (
          <>
            <span className={styles.text}>{customer.alert}</span>
            {words.isKept && <NotSaved text={words.text} onDiscard={words.forget} />}
            <div className={styles.foot}>
              <span>
                <AlertAuthor customer={customer} />
              </span>
              <LinkButton ref={focus.button} aria-label={title} title={title} onClick={run}>
                <IconPencil size={14} stroke={1.75} aria-hidden="true" />
              </LinkButton>
            </div>
          </>
        )}
      </Notice>
    </div>
  )
}

function AlertAuthor({ customer: { alert_by: by, alert_at: at } }: { customer: CustomerProfile }) {
  const { t } = useTranslation()
  const now = useNow(60_000)
  if (!by || !at) return null
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  const date = formatDate(at, isThisYear ? 'dayOnly' : 'dateOnly')
  if (by.name === null) return t('alert.by_another', { date })
  return t('alert.by', { name: by.name.replaceAll(' ', '\u00a0'), level: by.level.toLocaleLowerCase(), date })
}
