import { useToastQueue } from 'react-stately/useToastState'
import { lazyPart, useLazyPart } from '../lazy-part'
import styles from './ToastRegion.module.css'
import { toastQueue } from './toasts'

const toasts = lazyPart(() => import('./ShownToast'), 'idle')

/**
 * Confirms what was just done, one toast at a time, where it covers no button of the editor: bottom right, or below the top bar
 * when there is no column next to the editor. What can be undone is in a strip under the head of a chat. Its component is loaded after the first screen; until then only the text is
 * shown.
 */
export function ToastRegion() {
  const state = useToastQueue(toastQueue)
  const [toast] = state.visibleToasts
  const part = useLazyPart(toasts, toast !== undefined)
  return (
    // A screen reader only announces changes in a live region that existed before, and behind an open dialog only in the top
    // layer.
    <div role="status" data-react-aria-top-layer="true">
      {toast && part && <part.ShownToast key={toast.key} toast={toast} state={state} />}
      {toast && !part && (
        <div className={styles.region}>
          <p className={styles.toast}>{toast.content.toast.text}</p>
        </div>
      )}
    </div>
  )
}
