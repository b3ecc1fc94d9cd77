import { Keys } from '../actions/Keys'
import styles from '../lists/ListLegend.module.css'

type Props = { keys: string | undefined; does: string }

/** A key of a list and what it does, at the foot of the list. */
export const LegendKey = ({ keys, does }: Props) => (
  <span className={styles.legend}>
    {keys && <Keys keys={keys} />} {does}
  </span>
)
