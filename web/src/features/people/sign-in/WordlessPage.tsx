import { Button } from '../../../ui/actions/Button'
import styles from './GateFrame.module.css'

/** Shown when the texts could not be loaded. It is the only page with texts outside of the locale files. */
export function WordlessPage() {
  return (
    <div className={styles.gate}>
      <main className={styles.card} style={{ gridRow: 2 }}>
        <h1>An error occurred</h1>
        <Button look="primary" isBlock autoFocus onClick={() => location.reload()}>
          Try again
        </Button>
      </main>
    </div>
  )
}
