import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/Dialog'
import { OptionList } from '../../ui/OptionList'
import { isLeavingPanel } from '../sign-in/leave'
import type { AttachmentKeeper } from './attachment-keeper'
import type { DraftKeeper } from './draft-keeper'
import styles from './UnsentDialog.module.css'
import { askBeforeLeaving } from './unsent'

type Props = {
  draft: DraftKeeper
  attachment: AttachmentKeeper
  /** Sends the text and stays; settles when the outcome is known. Null when it can't be sent. */
  onSend: (() => Promise<unknown>) | null
  /** The operator stays: back to the text. */
  onStay: () => void
}

/**
 * Asks on every way out with text, a photo or a gift that was not sent (specification section 5): links, keys and buttons of the panel, back and
 * forward. The browser itself asks before it closes, reloads or opens another address.
 */
export function UnsentDialog({ draft, attachment, onSend, onStay }: Props) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<{ answer: (may: boolean) => void } | null>(null)
  const [isSending, setIsSending] = useState(false)
  const stays = useRef(false)
  const hasUnsent = () => draft.text().trim() !== '' || attachment.get() !== null
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => hasUnsent() && placeOf(current) !== placeOf(next),
    enableBeforeUnload: () => !isLeavingPanel() && hasUnsent(),
    withResolver: true,
  })
  useEffect(
    () =>
      askBeforeLeaving(() => {
        if (draft.text().trim() === '' && attachment.get() === null) return Promise.resolve(true)
        return new Promise((answer) => setAsked({ answer }))
      }),
    [draft, attachment],
  )

  const settle = (may: boolean) => {
    stays.current = !may
    setAsked(null)
    if (asked) asked.answer(may)
    else if (may) blocker.proceed?.()
    else blocker.reset?.()
  }
  const stay = () => settle(false)
  const sendFirst = async () => {
    setIsSending(true)
    await onSend?.()
    setIsSending(false)
    // A refusal has left the text where it was, and says why.
    settle(!hasUnsent())
  }
  return (
    <Dialog
      isAlert
      hasNoCross
      isOpen={!isSending && (asked !== null || blocker.status === 'blocked')}
      title={t('unsent.title')}
      onClose={stay}
      onClosed={() => {
        if (stays.current) onStay()
      }}
    >
      {draft.text().trim() !== '' && <UnsentText text={draft.text()} />}
      <OptionList
        options={[
          { isMain: true, title: t('unsent.back'), note: t('unsent.back_note'), keys: 'esc', onChoose: stay },
          ...(onSend
            ? [
                {
                  title: t('unsent.send'),
                  note: t('unsent.send_first_note'),
                  keys: '1' as const,
                  onChoose: () => void sendFirst(),
                },
              ]
            : []),
          {
            title: t('unsent.continue'),
            note: t('unsent.continue_note'),
            keys: '2',
            onChoose: () => settle(true),
          },
        ]}
      />
    </Dialog>
  )
}

/** A link to where the operator is leaves nothing. */
const placeOf = ({ pathname, search }: { pathname: string; search: unknown }) =>
  `${pathname} ${JSON.stringify(search)}`

/** The text that is at stake, as it would be sent. */
export function UnsentText({ text }: { text: string }) {
  return <p className={styles.quote}>{text}</p>
}
