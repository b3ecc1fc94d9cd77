import { type EscalationKind, escalationKinds } from '@panel/contract/rules/hold-rules'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/Button'
import { Keys } from '../../ui/actions/Keys'
import { Dialog } from '../../ui/overlays/Dialog'
import { useDigitKeys } from '../../ui/overlays/dialog-keys'
import { FailureNotice } from '../../ui/overlays/FailureNotice'
import { escalationIcons } from '../conversations/holds/escalation-icons'
import type { Thread } from '../conversations/thread/thread'
import styles from './EscalateDialog.module.css'
import { closeEscalate } from './escalating'
import { type Elsewhere, type Escalated, useEscalate } from './use-escalate'
import { useSuggestion } from './use-suggestion'

type Props = {
  conversation: Escalated
  thread: Thread | undefined
  /** Where the chat itself is not shown. */
  elsewhere?: Elsewhere
}

/** What to escalate. A digit or a press does it at once: it can be undone. */
export function EscalateDialog({ conversation, thread, elsewhere }: Props) {
  const { t } = useTranslation()
  const suggestion = useSuggestion(thread)
  const { escalate, isPending, failure } = useEscalate(conversation, suggestion, elsewhere)
  useDigitKeys((digit) => {
    const kind = escalationKinds[digit - 1]
    if (kind) escalate(kind)
  })
  const hint = (kind: EscalationKind) =>
    suggestion?.kind === kind
      ? t('escalate.suggested', { words: suggestion.words })
      : t(`escalate.hint.${kind}`)
  return (
    <Dialog
      isOpen
      title={t('escalate.title')}
      onClose={closeEscalate}
      isBusy={isPending}
      foot={
        <>
          <p className={styles.sure}>{t('escalate.not_sure')}</p>
          <Button aria-keyshortcuts="Escape" onClick={closeEscalate}>
            {t('dialog.cancel')}
            <Keys keys="esc" />
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('escalate.text')}</p>
      {failure && <FailureNotice>{failure}</FailureNotice>}
      <div className={styles.list}>
        {escalationKinds.map((kind, index) => {
          const Icon = escalationIcons[kind]
          const digit = String(index + 1)
          return (
            <button
              key={kind}
              type="button"
              className={styles.kind}
              data-suggested={suggestion?.kind === kind || undefined}
              data-autofocus={kind === (suggestion?.kind ?? 'possible_minor') || undefined}
              aria-keyshortcuts={digit}
              aria-disabled={isPending || undefined}
              onClick={() => escalate(kind)}
            >
              <Icon size={18} stroke={1.75} aria-hidden="true" />
              <span>
                <b>{kind === 'harassment' ? t('escalate.harassment') : t(`hold.${kind}`)}</b>
                <small dir="auto">{hint(kind)}</small>
              </span>
              <Keys keys={digit} />
            </button>
          )
        })}
      </div>
    </Dialog>
  )
}
