import { IconLock } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/Avatar'
import { Button } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { useCommands } from '../../ui/commands'
import { formatDate } from '../../ui/dates'
import { failureText } from '../../ui/failure'
import { Keys } from '../../ui/Keys'
import { takeFocus } from '../../ui/kept-focus'
import { useKey, useModEnter } from '../../ui/keys'
import type { DraftKeeper } from '../answering/draft-keeper'
import type { Holder } from '../answering/lease-keeper'
import type { Loss } from '../answering/lease-loss'
import { mayLeave } from '../answering/unsent'
import styles from './LockedPanel.module.css'
import { lockTitle } from './lock-title'

/** Whoever was typing when the lock came doesn't mean its keys. */
const settlesAfter = 1_000

type Props = {
  lock: { by: Holder | null; at: number; why: Loss }
  draft: DraftKeeper
  onNext: () => Promise<unknown>
}

/** The lease is lost: read along, the draft is kept, the next chat is what comes first. */
export function LockedPanel({ lock, draft, onNext }: Props) {
  const { t } = useTranslation()
  const text = useSyncExternalStore(draft.subscribe, draft.text)
  const next = useMutation({ mutationFn: onNext })
  const [shownAt] = useState(() => performance.now())
  const goOn = async () => {
    if (!next.isPending && (await mayLeave('next'))) next.mutate()
  }
  const isSettled = () => performance.now() - shownAt > settlesAfter
  const copy = () => void navigator.clipboard.writeText(text)
  useKey('KeyC', text ? () => isSettled() && copy() : null)
  useModEnter((withShift) => {
    if (!withShift && isSettled()) void goOn()
  })
  useCommands([
    { id: 'next chat', group: 'chat', title: t('lock.next'), keys: 'mod+enter', run: () => void goOn() },
    ...(text
      ? [
          { id: 'copy draft', group: 'chat' as const, title: t('lock.copy_draft'), keys: 'C', run: copy },
          { id: 'delete draft', group: 'chat' as const, title: t('lock.delete_draft'), run: draft.discard },
        ]
      : []),
  ])
  return (
    <LockedFrame
      isHere
      by={lock.by}
      title={lock.why === 'idle' && !lock.by ? t('lock.went_back') : undefined}
      note={t(`lock.since.${lock.why}`, { time: formatDate(lock.at, 'second') })}
    >
      {text && (
        <div className={styles.draft}>
          <h3>
            <span>{t('lock.draft_kept')}</span>
            <span>{t('lock.characters', { count: text.length })}</span>
          </h3>
          <p>{text}</p>
        </div>
      )}
      <div className={styles.actions}>
        <Button
          size="big"
          look="primary"
          aria-keyshortcuts="Control+Enter"
          isBusy={next.isPending}
          onClick={() => void goOn()}
        >
          {t('lock.next')}
          <Keys keys="mod+enter" onAccent />
        </Button>
        {next.isError && <span role="alert">{failureText(t, t('queue.failed'), next.error)}</span>}
        {text && (
          <>
            <CopyButton text={text} label={t('lock.copy_draft')} keys="C" size="big" />
            <Button size="big" look="danger" onClick={draft.discard}>
              {t('lock.delete_draft')}
            </Button>
          </>
        )}
      </div>
    </LockedFrame>
  )
}

type FrameProps = {
  by: Holder | null
  /** Who is answering, unless said otherwise. */
  title?: string | undefined
  note: string
  /** It came in place of the editor, and takes the focus from there: a button would take what is being typed for a press. */
  isHere?: boolean
  children?: ReactNode
}

/** '{name} is answering this chat', below a thread that can be read only. */
export function LockedFrame({ by, title, note, isHere, children }: FrameProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isHere) takeFocus(frame.current)
  }, [isHere])
  return (
    <section ref={frame} className={styles.locked} aria-label={t('lock.title')} tabIndex={-1}>
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
