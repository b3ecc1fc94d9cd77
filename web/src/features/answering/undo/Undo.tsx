import { setToastPlace } from '../../../ui/overlays/toast-place'
import { SendUndo } from './SendUndo'
import styles from './Undo.module.css'
import { UndoInEditor } from './UndoInEditor'

/** What was just done and can be undone, under the head of a chat and over its oldest messages. */
export function Undo() {
  return (
    <div className={styles.place} ref={setToastPlace}>
      <SendUndo />
      <UndoInEditor />
    </div>
  )
}
