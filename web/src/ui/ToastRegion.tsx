import { IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from './ActionButton'
import { Button } from './Button'
import styles from './ToastRegion.module.css'
import { undo } from './toast-actions'
import { hideToast, shownToast, subscribeToToasts } from './toasts'
import { useAction } from './use-action'

const standsFor = 6_000

/**
 * What was just done, one at a time, where no button of the editor is: bottom right, or below the top bar where there is no
 * column beside the editor. It stays while the mouse or the focus is on it.
 */
export function ToastRegion() {
  const { t } = useTranslation()
  const toast = useSyncExternalStore(subscribeToToasts, shownToast)
  const [isLookedAt, setIsLookedAt] = useState(false)

  useEffect(() => {
    if (!toast || isLookedAt) return
    const timer = setTimeout(() => hideToast(toast), standsFor)
    return () => clearTimeout(timer)
  }, [toast, isLookedAt])

  const action = toast?.action
  const undoAction = useAction(undo, action?.isUndo ? { label: action.label, run: action.onPress } : null)
  const close = () => {
    setIsLookedAt(false)
    if (toast) hideToast(toast)
  }
  return (
    // The region is always there: a screen reader only reads out what changes in one it knows.
    <div className={styles.region} role="status">
      {toast && (
        <fieldset
          className={styles.toast}
          onPointerEnter={() => setIsLookedAt(true)}
          onPointerLeave={() => setIsLookedAt(false)}
          onFocus={() => setIsLookedAt(true)}
          onBlur={() => setIsLookedAt(false)}
        >
          <toast.icon size={16} stroke={1.75} aria-hidden="true" />
          <span>{toast.text}</span>
          {undoAction && <ActionButton action={undoAction} size="small" look="quiet" />}
          {action && !undoAction && (
            <Button size="small" look="quiet" onClick={action.onPress}>
              {action.label}
            </Button>
          )}
          {!action && (
            <Button size="small" look="quiet" isIcon aria-label={t('dialog.close')} onClick={close}>
              <IconX size={14} stroke={1.75} aria-hidden="true" />
            </Button>
          )}
        </fieldset>
      )}
    </div>
  )
}
