import { useToastQueue } from 'react-stately/useToastState'
import { laterPart, usePart } from './later-part'
import styles from './ToastRegion.module.css'
import { toastQueue } from './toasts'

const toasts = laterPart(() => import('./ShownToast'), 'idle')

/**
 * What was just done, one at a time, where no button of the editor is: bottom right, or below the top bar where there is no
 * column beside the editor. What shows it is loaded after the first screen; until then it is its text alone.
 */
export function ToastRegion() {
  const state = useToastQueue(toastQueue)
  const [toast] = state.visibleToasts
  const part = usePart(toasts, toast !== undefined)
  return (
    // A screen reader reads out changes only in a live region that was there before, and behind an open dialog only in the top layer.
    <div role="status" data-react-aria-top-layer="true">
      {toast && part && <part.ShownToast toast={toast} state={state} />}
      {toast && !part && (
        <div className={styles.region}>
          <p className={styles.toast}>{toast.content.text}</p>
        </div>
      )}
    </div>
  )
}
