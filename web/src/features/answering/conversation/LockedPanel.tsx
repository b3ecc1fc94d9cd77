import { IconLock } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../ui/Avatar'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { CopyButton } from '../../../ui/actions/CopyButton'
import { takeFocusOfEditor } from '../../../ui/actions/move-focus'
import { useAction } from '../../../ui/actions/use-action'
import { useCopy } from '../../../ui/actions/use-copy'
import { formatDate } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import type { Held } from '../../conversations/thread/conversation-queries'
import { useAnswering, useAnsweringState } from '../answering'
import type { Loss, Release } from '../lease-loss'
import type { Holder } from '../machine/state'
import { takeBackChat, takeBackFailure } from '../unsent/take-back'
import { takeBack } from '../unsent/unsent-actions'
import { copyDraft, deleteDraft, nextChat } from './conversation-actions'
import styles from './LockedPanel.module.css'
import { lockTitle } from './lock-title'

type Props = {
  conversationId: number
  lock: { by: Holder | null; at: number; why: Loss; release?: Release }
  onNext: () => Promise<unknown>
  /** The operator has the chat again, with another lease. */
  onTakenBack: (taken: Held) => void
}

/** Why a chat was lost that may still wait. */
const mayComeBack: readonly Loss[] = ['idle', 'taken_over', 'ended']

/**
 * The lease is lost: the conversation is read-only, the draft is kept, and the next chat is offered first. A chat that nobody else has can
 * be taken back.
 */
export function LockedPanel({ conversationId, lock, onNext, onTakenBack }: Props) {
  const { t } = useTranslation()
  const { dispatch } = useAnswering()
  const text = useAnsweringState(({ draft }) => draft.text)
  const next = useMutation({ mutationFn: onNext })
  const claimNext = () => {
    dispatch({ type: 'go on' })
    if (!next.isPending) next.mutate()
  }
  const taking = useMutation({ mutationFn: () => takeBackChat(conversationId), onSuccess: onTakenBack })
  const mayTakeBack = !lock.by && !lock.release && mayComeBack.includes(lock.why)
  const takeBackAction = useAction(
    takeBack,
    mayTakeBack ? { isBusy: taking.isPending, take: () => taking.mutate() } : null,
  )
  const { copy, dialog } = useCopy()
  const nextAction = useAction(nextChat, { run: claimNext })
  const copyAction = useAction(copyDraft, text ? { run: () => copy(text) } : null)
  const deletion = useAction(deleteDraft, text ? { run: () => dispatch({ type: 'delete draft' }) } : null)
  return (
    <LockedFrame
      replacesEditor
      by={lock.by}
      title={lock.why === 'idle' && !lock.by ? t('lock.went_back') : undefined}
      note={
        lock.release
          ? releaseText(lock.release)
          : t(`lock.since.${lock.why}`, { time: formatDate(lock.at, 'second') })
      }
    >
      {text && (
        <div className={styles.draft}>
          <h3>
            <span>{t(lock.why === 'erased' ? 'lock.unsent' : 'lock.draft_kept')}</span>
            <span>{t('lock.characters', { count: text.length })}</span>
          </h3>
          <p>{text}</p>
        </div>
      )}
      <div className={styles.actions}>
        <ActionButton action={nextAction} size="big" look="primary" isBusy={next.isPending} />
        {takeBackAction && <ActionButton action={takeBackAction} size="big" isBusy={taking.isPending} />}
        {taking.isError && <span role="alert">{takeBackFailure(t, taking.error)}</span>}
        {next.isError && <span role="alert">{failureText(t, t('queue.failed'), next.error)}</span>}
        {copyAction && <CopyButton text={text} label={copyAction.title} keys={copyAction.key} size="big" />}
        {deletion && <ActionButton action={deletion} size="big" look="danger" />}
      </div>
      {dialog}
    </LockedFrame>
  )

  function releaseText({ by: { name }, reason }: Release): string {
    const time = formatDate(lock.at, 'second')
    const text = name ? t('lock.released.by', { name, time }) : t('lock.released.by_coach', { time })
    return reason ? `${text} ${t('lock.released.reason', { reason })}` : text
  }
}

type FrameProps = {
  by: Holder | null
  /** The title of the panel; by default, it names the operator who is answering. */
  title?: string | undefined
  note: string
  /** The panel replaces the editor and gets its focus. A button must not get it, because typed keys would press the button. */
  replacesEditor?: boolean
  children?: ReactNode
}

/** '{name} is answering this chat', below a read-only thread. */
export function LockedFrame({ by, title, note, replacesEditor, children }: FrameProps) {
  const { t } = useTranslation()
  return (
    <section
      ref={replacesEditor ? takeFocusOfEditor : undefined}
      className={styles.locked}
      aria-label={t('lock.title')}
      tabIndex={-1}
    >
      <div className={styles.inner}>
        <div className={styles.who} role="status">
          {by?.name ? (
            <Avatar name={by.name} isLarge />
          ) : (
            <IconLock size={24} stroke={1.75} aria-hidden="true" />
          )}
          <div>
            <h2>{title ?? lockTitle(t, by)}</h2>
            <p>{note}</p>
          </div>
        </div>
        {children}
      </div>
    </section>
  )
}
