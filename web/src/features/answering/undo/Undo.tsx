import { EscalationUndo } from './EscalationUndo'
import { SendUndo } from './SendUndo'
import { UndoInEditor } from './UndoInEditor'
import styles from './UndoStrip.module.css'

/** What can be undone, under the head of a chat and over its oldest messages. */
export function Undo({ conversationId }: { conversationId: number }) {
  return (
    <div className={styles.place}>
      <EscalationUndo conversationId={conversationId} />
      <SendUndo />
      <UndoInEditor />
    </div>
  )
}
