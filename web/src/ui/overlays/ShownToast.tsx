import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useToast, useToastRegion } from 'react-aria/useToast'
import { useTranslation } from 'react-i18next'
import type { QueuedToast, ToastState } from 'react-stately/useToastState'
import { ActionButton } from '../actions/ActionButton'
import { Button } from '../actions/Button'
import { useAction } from '../actions/use-action'
import styles from './ToastRegion.module.css'
import { undo } from './toast-actions'
import type { Toast } from './toasts'

type Props = { toast: QueuedToast<Toast>; state: ToastState<Toast> }

/** Shows a toast. It stays while the pointer or the focus is on it; F6 moves the focus to it. */
export function ShownToast({ toast, state }: Props) {
  const { t } = useTranslation()
  const region = useRef<HTMLDivElement>(null)
  const { regionProps } = useToastRegion({ 'aria-label': t('toasts') }, state, region)

  // A toast that replaces another under the pointer starts its timer without waiting.
  useEffect(() => {
    if (region.current?.matches(':hover, :focus-within')) toast.timer?.pause()
  }, [toast.timer])

  return (
    <div {...regionProps} ref={region} className={styles.region}>
      <Card key={toast.key} toast={toast} state={state} />
    </div>
  )
}

function Card({ toast, state }: Props) {
  const { t } = useTranslation()
  const card = useRef<HTMLFieldSetElement>(null)
  // React Aria also returns a role, which is not used: an alert would interrupt the screen reader, and a dialog would receive the
  // panel's keys.
  const { titleProps } = useToast({ toast }, state, card)
  const { icon: Icon, text, action } = toast.content
  const undoAction = useAction(undo, action?.isUndo ? { label: action.label, run: action.onPress } : null)
  return (
    <fieldset ref={card} className={styles.toast} aria-labelledby={titleProps.id}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span {...titleProps}>{text}</span>
      {undoAction && <ActionButton action={undoAction} size="small" look="quiet" />}
      {action && !undoAction && (
        <Button size="small" look="quiet" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      {!action && (
        <Button
          size="small"
          look="quiet"
          isIcon
          aria-label={t('dialog.close')}
          onClick={() => state.close(toast.key)}
        >
          <IconX size={14} stroke={1.75} aria-hidden="true" />
        </Button>
      )}
    </fieldset>
  )
}
