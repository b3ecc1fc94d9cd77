import { IconX } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useToast, useToastRegion } from 'react-aria/useToast'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { QueuedToast, ToastState } from 'react-stately/useToastState'
import { useStore } from 'zustand'
import { ActionButton } from '../actions/ActionButton'
import { Button } from '../actions/Button'
import { useAction } from '../actions/use-action'
import hidden from '../text.module.css'
import { CountdownRing, Strip, useSecondsLeft } from './Strip'
import styles from './ToastRegion.module.css'
import { undo } from './toast-actions'
import { toastPlace } from './toast-place'
import type { ShownToast as Shown } from './toasts'

type Props = { toast: QueuedToast<Shown>; state: ToastState<Shown> }

/** Shows a toast in the corner of the window, or, with what can be undone, as a strip where the page has a place for it. */
export function ShownToast({ toast, state }: Props) {
  const { t } = useTranslation()
  const place = useStore(toastPlace, ({ element }) => element)
  const card = useRef<HTMLDivElement>(null)
  // React Aria also returns a role, which is not used: an alert would interrupt the screen reader, and a dialog would receive the
  // panel's keys.
  const { titleProps } = useToast({ toast }, state, card)
  const { icon: Icon, text, about, action } = toast.content.toast
  const undoAction = useAction(undo, action?.isUndo ? { label: action.label, run: action.onPress } : null)
  const { seconds } = toast.content
  const left = Math.max(0, useSecondsLeft(toast.content))
  const words = about ? (
    <>
      <b dir="auto">{about}</b> {text}
    </>
  ) : (
    text
  )
  const button = undoAction ? (
    <ActionButton action={undoAction} size="small" look="quiet" />
  ) : action ? (
    <Button size="small" look="quiet" onClick={action.onPress}>
      {action.label}
    </Button>
  ) : (
    <Button
      size="small"
      look="quiet"
      isIcon
      aria-label={t('dialog.close')}
      onClick={() => state.close(toast.key)}
    >
      <IconX size={14} stroke={1.75} aria-hidden="true" />
    </Button>
  )
  if (!place || !undoAction)
    return (
      <Corner toast={toast} state={state}>
        <div ref={card} className={styles.toast}>
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          <span {...titleProps}>{words}</span>
          {button}
        </div>
      </Corner>
    )
  return (
    <>
      {/* Announced from here: the place can be as new as the toast. */}
      <span className={hidden.hidden}>
        {words} {t('undo.spoken', { seconds })}
      </span>
      {createPortal(
        <Strip
          ref={card}
          start={<CountdownRing left={left} seconds={seconds} />}
          // It stays while the pointer or the focus is on it.
          onPointerEnter={state.pauseAll}
          onPointerLeave={state.resumeAll}
          onFocus={state.pauseAll}
          onBlur={state.resumeAll}
          end={button}
        >
          <span {...titleProps}>{words}</span>
        </Strip>,
        place,
      )}
    </>
  )
}

/** A toast stays in the corner while the pointer or the focus is on it; F6 moves the focus to it. */
function Corner({ toast, state, children }: Props & { children: ReactNode }) {
  const { t } = useTranslation()
  const region: RefObject<HTMLDivElement | null> = useRef(null)
  const { regionProps } = useToastRegion({ 'aria-label': t('toasts') }, state, region)
  // A toast that replaces another under the pointer starts its timer without waiting.
  useEffect(() => {
    if (region.current?.matches(':hover, :focus-within')) toast.timer?.pause()
  }, [toast.timer])
  return (
    <div {...regionProps} ref={region} className={styles.region}>
      {children}
    </div>
  )
}
