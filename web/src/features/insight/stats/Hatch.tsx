import { hatchPath, unsettledBands } from '../../../ui/charts/hatch'
import styles from './StatsCharts.module.css'

type Props = {
  /** Whether each step is settled. */
  settled: readonly boolean[]
  /** Of the plot, in pixels. */
  width: number
  height: number
}

/** The hatch of a line chart behind its unsettled steps. */
export const Hatch = ({ settled, width, height }: Props) =>
  unsettledBands(settled, width).map((band) => (
    <path key={band.x} className={styles.hatch} d={hatchPath(band, 0, height)} />
  ))
