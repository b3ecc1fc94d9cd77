import { isBlank } from '@panel/contract/blank'
import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
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
  /** The chat has left the hand, and the draft was asked about: nothing more is. */
  isLeft: RefObject<boolean>
  /** The operator stays: back to the text. */
  onStay: () => void
}

/**
 * Asks on every way out with text, a photo or a gift that was not sent (specification section 5): links, keys and buttons of the panel, back and
 * forward. Going on keeps the draft. Skipping has a question of its own, and the browser itself asks before it closes, reloads or opens
 * another address.
 */
export function UnsentDialog({ draft, attachment, isLeft, onStay }: Props) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<{ answer: (may: boolean) => void } | null>(null)
  const stays = useRef(false)
  const hasUnsent = () => !isLeft.current && (!isBlank(draft.text()) || attachment.get() !== null)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => hasUnsent() && placeOf(current) !== placeOf(next),
    enableBeforeUnload: () => !isLeavingPanel() && hasUnsent(),
    withResolver: true,
  })
  useEffect(
    () =>
      askBeforeLeaving(async (way) => {
        if (isBlank(draft.text()) && attachment.get() === null) return true
        const may = await new Promise<boolean>((answer) => setAsked({ answer }))
        // A chat that is lost is left for good.
        if (may && way === 'next') isLeft.current = true
        return may
      }),
    [draft, attachment, isLeft],
  )

  const settle = (may: boolean) => {
    stays.current = !may
    setAsked(null)
    if (asked) asked.answer(may)
    else if (may) blocker.proceed?.()
    else blocker.reset?.()
  }
  const stay = () => settle(false)
  return (
    <Dialog
      isAlert
      hasNoCross
      isOpen={asked !== null || blocker.status === 'blocked'}
      title={t('unsent.title')}
      onClose={stay}
      onClosed={() => {
        if (stays.current) onStay()
      }}
    >
      {!isBlank(draft.text()) && <UnsentText text={draft.text()} />}
      <OptionList
        options={[
          { isMain: true, title: t('unsent.back'), note: t('unsent.back_note'), keys: 'esc', onChoose: stay },
          {
            title: t('unsent.continue'),
            note: t('unsent.continue_note'),
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
