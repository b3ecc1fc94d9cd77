import { CopyButton } from '../actions/CopyButton'
import styles from './ShownOnceText.module.css'

type Props = { text: string; onCopied: (() => void) | undefined }

/** A key, a secret or a link that is shown only once, after its creation. Its copy button gets the focus. */
export function ShownOnceText({ text, onCopied }: Props) {
  return (
    <div className={styles.box}>
      <code>{text}</code>
      <CopyButton text={text} onCopied={onCopied} hasFocus />
    </div>
  )
}
